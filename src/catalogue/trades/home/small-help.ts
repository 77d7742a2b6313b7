import { list, offers, type Trade } from "../trade.ts";

export const smallHelp: readonly Trade[] = [
  {
    id: "furniture-assembler",
    name: "furniture assembler",
    above: "handyman-work",
    synonyms: list(
      "furniture assembly, flat pack assembly, ikea assembly, tv mounting, picture hanging, trampoline assembly",
    ),
    services: offers({
      "Flat packs": "We put wardrobes, beds and desks together.",
      "On the wall": "We hang shelves, mirrors and televisions.",
      Outdoors: "We assemble trampolines, sheds and barbecues.",
      "Taking apart": "We take furniture apart for a move.",
      Anchoring: "We fix drawers and shelves to the wall.",
    }),
  },
  {
    id: "man-with-a-van",
    name: "man with a van",
    above: "moving-house",
    synonyms: list(
      "man with a van, man with a ute, small moves, furniture delivery, single item delivery, marketplace pick up, ute hire with driver, student moves",
    ),
    services: offers({
      "Small moves": "We move a room or a flat.",
      "Pick-ups": "We collect what you bought.",
      Deliveries: "We deliver furniture for shops.",
      "Tip runs": "We take what you don’t want to the tip.",
      "Heavy things": "We bring a trolley and a second pair of hands.",
    }),
  },
  {
    id: "piano-mover",
    name: "piano mover",
    above: "moving-house",
    synonyms: list(
      "piano movers, piano removalist, piano moving, pool table removals, safe movers, antique removals",
    ),
    services: offers({
      Uprights: "We move uprights with skids and straps.",
      Grands: "We take legs and lid off and move it on edge.",
      Stairs: "We look at stairs first.",
      Storage: "We store pianos out of damp.",
      "Other heavy things": "We move safes and pool tables.",
    }),
  },
  {
    id: "skip-bins",
    name: "skip bin hire",
    above: "hire",
    synonyms: list(
      "skip bins, skip bin hire, skips, skip hire, mini skips, waste bins, rubbish skips, bin hire, hook bins",
    ),
    mood: "home",
    colour: "#5a7a3a",
    services: offers({
      "Small skips": "We drop skips that fit a driveway.",
      "Large bins": "We bring bins for renovations and sites.",
      "Green waste": "We take branches and clippings to be mulched.",
      "Soil and concrete": "We take heavy waste in smaller bins.",
      "What may go in": "We tell you what can’t go in: paint, tyres, asbestos.",
    }),
    questions: ["Which size do I need?", "Can it stand on the street?"],
    opening: ["How much is there to throw out?"],
  },
  {
    id: "portable-toilets",
    name: "portable toilet hire",
    above: "hire",
    synonyms: list(
      "portable toilets, portaloo hire, toilet hire, event toilets, portable toilet hire, shower hire",
    ),
    mood: "trades",
    services: offers({
      "Building sites": "We place, empty and clean site toilets.",
      Events: "We bring rows for festivals and pairs for weddings.",
      Showers: "We hire shower blocks.",
      "Access toilets": "We hire toilets with room for a wheelchair.",
      "Pump-outs": "We empty tanks and vans.",
    }),
  },
];
