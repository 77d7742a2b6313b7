import type { Locality } from "./locality.ts";

export const capitalTerritory: readonly Locality[] = [
  {
    name: "Canberra",
    state: "ACT",
    setting: "inland",
    size: "capital",
    livesOn: "the public service, universities and defence",
    traits: ["services", "university", "defence"],
  },
  {
    name: "Belconnen",
    state: "ACT",
    setting: "inland",
    size: "suburb",
    livesOn: "public servants, students and apartments",
    traits: ["services", "university", "apartments"],
  },
  {
    name: "Gungahlin",
    state: "ACT",
    setting: "inland",
    size: "suburb",
    livesOn: "new estates, young families and the tram",
    traits: ["growth", "commuters", "newcomers"],
  },
  {
    name: "Tuggeranong",
    state: "ACT",
    setting: "inland",
    size: "suburb",
    livesOn: "families, public servants and lake walks",
    traits: ["commuters", "services"],
  },
  {
    name: "Braddon",
    state: "ACT",
    setting: "inland",
    size: "suburb",
    livesOn: "apartments, bars and small shops",
    traits: ["apartments", "university"],
  },
];
