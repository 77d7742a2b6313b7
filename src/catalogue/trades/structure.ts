import { measureAndMake, quoteThenWork } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const structure: readonly Trade[] = [
  {
    id: "demolition",
    name: "demolition contractor",
    above: "visits",
    synonyms: list("demolition, house demolition, knock down, strip outs, wreckers of houses"),
    mood: "trades",
    drawing: "tools",
    colour: "#7a4a2a",
    services: named(
      "House demolition, Shed and garage removal, Strip-outs, Asbestos removal, Pool removal, Concrete breaking",
    ),
    questions: [
      "Who arranges the permit and turns off the gas and power?",
      "How can I find out whether there is asbestos?",
      "Can anything be saved and reused?",
      "Will the neighbours’ fence be all right?",
    ],
    opening: [
      "Something that has to come down?",
      "Old shed, old pool or the whole house: start with a photo and the address.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "scaffolder",
    name: "scaffolder",
    above: "visits",
    synonyms: list("scaffolding, scaffold hire, scaffold"),
    mood: "trades",
    drawing: "tools",
    colour: "#b0801f",
    services: named(
      "Scaffolding for houses, Roof edge protection, Commercial scaffolding, Mobile towers for hire, Stair access, Shrink wrap and screening",
    ),
    questions: [
      "How long can the scaffold stay up?",
      "Can you set up on a steep block?",
      "Do you need access through the neighbour’s yard?",
      "Who checks the scaffold once it is standing?",
    ],
    opening: ["Send the drawings, or a photo of the wall.", "Working up high {where}?"],
    steps: quoteThenWork,
  },
  {
    id: "bricklayer",
    name: "bricklayer",
    above: "visits",
    synonyms: list(
      "bricklaying, brickie, brickwork, brick fences, blocklayer, blockwork, repointing",
    ),
    mood: "trades",
    drawing: "tools",
    colour: "#9a4f35",
    services: named(
      "Brick houses and extensions, Brick fences, Letterboxes and piers, Retaining walls in block, Repointing, Crack repairs",
    ),
    questions: [
      "Can you match the bricks of an old house?",
      "What can be done about a crack in a brick wall?",
      "Do you supply bricks and mortar?",
      "How high can a front fence be?",
    ],
    opening: [
      "A wall to build, or one that has cracked?",
      "Matching old brick {where}? A photo close up and one from the street say a lot.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "stonemason",
    name: "stonemason",
    above: "visits",
    synonyms: list("stonemasonry, sandstone, dry stone walls, stone walls, stonework, stone mason"),
    mood: "trades",
    drawing: "tools",
    colour: "#6b6a63",
    services: named(
      "Dry stone walls, Sandstone steps and paths, Stone cladding, Restoring old stonework, Fireplaces and hearths, Headstones",
    ),
    questions: [
      "Where does your stone come from?",
      "Can you repair a wall without taking it all down?",
      "Can I choose the stone myself?",
      "Can you add an inscription to a stone that is already there?",
    ],
    opening: [
      "Stone takes its time. What would you like to have made?",
      "Have an old wall {where} that needs a careful hand?",
    ],
    steps: measureAndMake,
  },
  {
    id: "plasterer",
    name: "plasterer",
    above: "visits",
    synonyms: list("plastering, gyprock, cornices, plasterboard, ceiling repairs"),
    mood: "trades",
    drawing: "house",
    colour: "#7a7468",
    services: named(
      "Walls and ceilings, Patching holes and cracks, Cornices, Water-damaged ceilings, Rendering, Period plaster",
    ),
    questions: [
      "Can you patch a ceiling so the join does not show?",
      "How soon can a new wall be painted?",
      "Do you take the old plaster away?",
      "Is a sagging ceiling dangerous?",
    ],
    opening: ["Hole in the wall? Ceiling starting to sag?", "Cracks that come back every summer?"],
    steps: quoteThenWork,
  },
  {
    id: "house-painting",
    name: "painter",
    above: "visits",
    synonyms: list(
      "house painter, painting, painter and decorator, interior painting, exterior painting, painting contractor, wallpaper hanging, commercial painter, house painting",
    ),
    topics: list("painting house, paint walls, wallpaper, decorator, colour consultant"),
    misspellings: list("paintor"),
    mood: "trades",
    drawing: "house",
    colour: "#2f6f8a",
    offer: "painting",
    services: named(
      "Interior painting, Exterior painting, Roof painting, Fences and decks, Wallpaper, Shops and offices",
    ),
    questions: [
      "Do you wash and fill before you paint?",
      "Can you help me choose a colour?",
      "Do I have to move the furniture?",
      "Is there lead in the old paint?",
    ],
    opening: ["Same walls, different colour?", "Which room {where} would you start with?"],
    steps: quoteThenWork,
  },
];
