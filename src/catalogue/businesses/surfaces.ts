import { type Business, list } from "./business.ts";
import { callOut, quoteThenWork } from "./steps.ts";

export const surfaces: readonly Business[] = [
  {
    noun: "tiler",
    mood: "trades",
    drawing: "house",
    colour: "#5f6f7a",
    words: list("tiler, tiling, waterproofing, tile lay, tiles, grout, bathroom tile"),
    services: list(
      "Bathroom tiling, Kitchen splashbacks, Floor tiling, Outdoor tiling, Waterproofing, Regrouting",
    ),
    questions: [
      "Can you tile over the old tiles?",
      "How many tiles should I buy?",
      "Who does the waterproofing?",
      "How long until I can use the shower?",
    ],
    opening: [
      "Cracked tiles? Grout past saving?",
      "A new bathroom floor {where}, or one wall in the kitchen?",
    ],
    steps: quoteThenWork,
  },
  {
    noun: "insulation installer",
    mood: "trades",
    drawing: "house",
    colour: "#a8702f",
    words: list("insulat, draught ?proof, underfloor batts"),
    services: list(
      "Ceiling insulation, Wall insulation, Underfloor insulation, Removing old insulation, Sound insulation, Draught proofing",
    ),
    questions: [
      "Can you insulate walls without taking them apart?",
      "Which batts suit my climate?",
      "Do you take the old insulation away?",
      "Can you work around downlights?",
    ],
    opening: ["Freezing in July, baking in January?", "Where does the warmth in your house go?"],
    steps: quoteThenWork,
  },
  {
    noun: "floor layer",
    mood: "trades",
    drawing: "house",
    colour: "#8a6238",
    words: list(
      "flooring, floor sand, floorboards, floor layer, carpet lay, lino, polished floor, timber floor",
    ),
    services: list(
      "Floor sanding and polishing, Timber floors, Hybrid and laminate, Vinyl, Carpet laying, Floor repairs",
    ),
    questions: [
      "Do I have to move out while you sand?",
      "Can damaged boards be replaced one by one?",
      "Do you take up the old carpet?",
      "Which floor copes with dogs and children?",
    ],
    opening: [
      "What is under that carpet?",
      "Bare boards, scratched boards, no boards yet: start with a photo.",
    ],
    steps: quoteThenWork,
  },
  {
    noun: "roofer",
    mood: "trades",
    drawing: "house",
    colour: "#8a4a3a",
    words: list(
      "roofing, roof repair, roofer, roof tile, roof, metal roof, colorbond roof, downpipe, skylight",
    ),
    services: list(
      "Roof repairs, Roof replacement, Leaks, Gutters and downpipes, Ridge capping, Skylights",
    ),
    questions: [
      "Can you find where the water gets in?",
      "Should I repair the roof or replace it?",
      "Do you work on tile as well as metal?",
      "Can you help with what my insurer asks for?",
    ],
    opening: [
      "Water mark on the ceiling? Tile out of place?",
      "Storm coming {where}? Look up while it is dry.",
    ],
    steps: callOut,
  },
  {
    noun: "concreter",
    mood: "trades",
    drawing: "tools",
    colour: "#6b6f73",
    words: list(
      "concret, driveways, paving, bricklay, stonemason, driveway, paver, paved, exposed aggregate, slab, cement",
    ),
    services: list(
      "Driveways, House and shed slabs, Paths and patios, Exposed aggregate, Concrete cutting, Paving",
    ),
    questions: [
      "How long before I can drive on it?",
      "Do you take the old driveway away?",
      "Can you match the concrete that is there?",
      "What happens if it rains on the day?",
    ],
    opening: [
      "A driveway that has cracked, or a shed that needs a floor?",
      "How big, how thick, and can a truck get in?",
    ],
    steps: quoteThenWork,
  },
];
