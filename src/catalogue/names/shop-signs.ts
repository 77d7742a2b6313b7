export type Climate = "coast" | "inland" | "tropics" | "cold";

/** Plants, birds and things that a shop may be named for anywhere. */
export const everywhere: readonly string[] = [
  "Banksia",
  "Magpie",
  "Ironbark",
  "Wattle",
  "Kookaburra",
  "Gumnut",
  "Corner",
  "Side Gate",
  "Daylight",
  "Tin Roof",
  "Verandah",
  "Letterbox",
  "Back Lane",
  "Two Doors",
  "Lantern",
  "Jacaranda",
  "Good Morning",
  "Brickyard",
  "Fig Tree",
];

/** Those of one climate. */
export const climates: Readonly<Record<Climate, readonly string[]>> = {
  coast: ["Saltbush", "Sandpiper", "Sheoak", "Pelican", "Tidal", "Driftwood", "Gannet", "Headland"],
  inland: [
    "Kurrajong",
    "Galah",
    "River Gum",
    "Red Gate",
    "Windmill",
    "Boree",
    "Woolshed",
    "Long Paddock",
  ],
  tropics: [
    "Pandanus",
    "Frangipani",
    "Brolga",
    "Mango Tree",
    "Sunbird",
    "Monsoon",
    "Palm Row",
    "Wet Season",
  ],
  cold: [
    "Snow Gum",
    "Currawong",
    "Myrtle",
    "Frost & Fern",
    "Blackwood",
    "Huon",
    "Robin",
    "Fireside",
  ],
};
