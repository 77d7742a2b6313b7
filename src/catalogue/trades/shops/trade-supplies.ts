import { list, offers, type Trade } from "../trade.ts";

export const tradeSupplies: readonly Trade[] = [
  {
    id: "battery-shop",
    name: "battery shop",
    above: "vehicles",
    synonyms: list(
      "car batteries, batteries, battery replacement, battery shop, mobile battery replacement, boat batteries, truck batteries, jump start",
    ),
    services: offers(
      {
        "Car batteries": "We test the old one first, and fit the new one on the spot.",
        Roadside: "We come out to a flat battery with a new one.",
        "Deep cycle": "We stock batteries for caravans, boats and solar.",
        "Motorbikes and mowers": "We keep small batteries and chargers.",
        Recycling: "We take back old batteries.",
      },
      { Roadside: "jump-leads" },
    ),
    questions: [
      {
        question: "How do I know it’s the battery?",
        answer:
          "Slow cranking, dim lights and a car that starts after a jump all point to it. Come by, and we’ll test it before you buy anything.",
      },
      {
        question: "What happens to the old one?",
        answer: "Leave it with us: the lead and the acid in it don’t belong in the bin.",
      },
    ],
    steps: [],
    opening: ["Turn the key, and nothing?", "Car, boat or torch: read the label on the old one."],
  },
  {
    id: "oil-drums",
    name: "drum and container supplier",
    above: "shop",
    synonyms: list(
      "oil drums, drums and ibcs, ibc containers, ibc tanks, steel drums, plastic drums, packaging supplier, used drums, drum supplier, pallets, shipping containers",
    ),
    services: offers({
      "Steel and plastic drums": "We sell them new and used.",
      IBCs: "We sell caged bulk containers, washed or rinsed.",
      "Lids and taps": "We stock lids, bungs, taps and adaptors.",
      Collection: "We buy and collect empties.",
      Delivery: "We deliver by the pallet.",
    }),
    headings: { menu: "Drums" },
  },
  {
    id: "moving-boxes",
    name: "box and packaging shop",
    above: "shop",
    synonyms: list(
      "removal boxes, packing boxes, moving boxes, packing supplies, packaging, cardboard boxes, removal boxes and packing supplies",
    ),
    services: offers({
      Boxes: "We stock cartons for books, china and clothes.",
      "Paper and bubble wrap": "We sell paper, wrap and tissue.",
      "Packing tape": "We stock tape, guns and markers.",
      Kits: "We pack kits for a flat or a house.",
      "Buy-back": "We take good boxes back after the move.",
    }),
  },
];
