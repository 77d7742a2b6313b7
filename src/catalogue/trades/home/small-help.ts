import { carriage, hiringThere, quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const smallHelp: readonly Trade[] = [
  {
    id: "furniture-assembler",
    name: "furniture assembler",
    above: "handyman-work",
    synonyms: list(
      "furniture assembly, flat pack assembly, ikea assembly, tv mounting, picture hanging, trampoline assembly",
    ),
    services: offers(
      {
        "Flat packs": "We put wardrobes, beds and desks together.",
        "On the wall": "We hang shelves, mirrors and televisions.",
        Outdoors: "We assemble trampolines, sheds and barbecues.",
        "Taking apart": "We take furniture apart for a move.",
        Anchoring: "We fix drawers and shelves to the wall.",
      },
      { Outdoors: "trampoline", Anchoring: "drawers" },
    ),
    questions: [
      {
        question: "What should be in the room when you come?",
        answer:
          "The boxes in the room where it will stand, the instructions if they came with it, and space to lay the parts out.",
      },
      {
        question: "What if a part is missing?",
        answer:
          "Tell us the maker and the model. We’ll do what can be done, and say what to order.",
      },
    ],
    steps: quoteThenWork,
    opening: [
      "How many boxes, and where is the little key?",
      "Flat in the box, and a weekend you’d rather keep?",
    ],
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
    opening: ["One couch, or half a flat?", "From where, to where, and is there a lift?"],
  },
  {
    id: "piano-mover",
    name: "piano mover",
    above: "moving-house",
    synonyms: list("piano movers, piano removalist, piano moving, safe movers, antique removals"),
    services: offers(
      {
        Uprights: "We move uprights with skids and straps.",
        Grands: "We take legs and lid off and move it on edge.",
        Stairs: "We look at stairs first.",
        Storage: "We store pianos out of damp.",
        "Other heavy things": "We move safes and pool tables.",
      },
      { Grands: "grand-piano", Storage: "archive" },
    ),
    questions: [
      {
        question: "Will it need tuning afterwards?",
        answer: "Probably, but not at once. Let it settle for a few weeks where it stands.",
      },
      {
        question: "What do you need to know about the way in?",
        answer:
          "Every step, turn and narrow door, at both ends. A photo from the bottom of the stairs is worth a lot.",
      },
    ],
    steps: carriage,
    opening: ["Upright or grand, and how many steps?", "Stairs at both ends? Say so first."],
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
    services: offers(
      {
        "Small skips": "We drop skips that fit a driveway.",
        "Large bins": "We bring bins for renovations and sites.",
        "Green waste": "We take branches and clippings to be mulched.",
        "Soil and concrete": "We take heavy waste in smaller bins.",
        "What can go in": "We tell you what can’t go in, such as paint, tyres and asbestos.",
      },
      { "What can go in": "recycle", "Large bins": "truck-trailer", "Soil and concrete": "rocks" },
    ),
    questions: [
      {
        question: "Which size do I need?",
        answer:
          "Tell us what is going in. Soil and bricks get heavy long before the bin is full, so they need a smaller one than a garage full of boxes.",
      },
      {
        question: "Can it go on the street?",
        answer:
          "On your own driveway you don’t usually need permission. For the street or the nature strip, ask the council first: many want a permit.",
        source: "Rules of each local council on skip bins",
      },
      {
        question: "What can’t go in?",
        answer:
          "Asbestos, paint, chemicals, gas bottles, batteries and tyres. Ask us about mattresses and fridges.",
      },
    ],
    opening: ["How much is there to throw out?"],
    steps: hiringThere,
    enquiry: { details: ["Dates", "Suburb or town"], question: "What would you like to hire?" },
  },
  {
    id: "portable-toilets",
    name: "portable toilet hire",
    above: "hire",
    synonyms: list(
      "portable toilets, portaloo hire, toilet hire, event toilets, portable toilet hire, shower hire",
    ),
    mood: "trades",
    services: offers(
      {
        "Building sites": "We place, empty and clean site toilets.",
        Events: "We bring rows for festivals and pairs for weddings.",
        Showers: "We bring blocks with hot water to camps and festivals.",
        "Access toilets": "We hire toilets with room for a wheelchair.",
        "Pump-outs": "We empty tanks and vans.",
      },
      { Events: "tent", "Pump-outs": "pump" },
    ),
    questions: [
      {
        question: "How many do we need?",
        answer:
          "Tell us how many people, for how long, and whether you’re serving alcohol. We’ll work it out from there.",
      },
      {
        question: "Where should they go?",
        answer:
          "On level, firm ground that the truck can reach, out of the wind and not beside the food.",
      },
      {
        question: "Who empties them?",
        answer: "We do. For longer jobs, we’ll agree on how often.",
      },
    ],
    steps: hiringThere,
    enquiry: { details: ["Dates", "Suburb or town"], question: "What would you like to hire?" },
    opening: ["How many people, for how long?", "A site, a wedding, a weekend in a paddock?"],
  },
];
