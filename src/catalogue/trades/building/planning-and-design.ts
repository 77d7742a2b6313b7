import { designAndBuild, deskWork } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const planningAndDesign: readonly Trade[] = [
  {
    id: "architect",
    name: "architect",
    above: "profession",
    synonyms: list(
      "architecture, building designer, draftsman, drafting, house plans, home design, drafting service, draftsperson",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#3a3f44",
    services: named(
      "New houses, Extensions, Small blocks, Renovating old houses, Shops and cafés, Plans for council",
    ),
    questions: [
      "How do you charge for a house?",
      "Can we start with just a sketch?",
      "Will you deal with the builder?",
      "What can be done on a narrow block?",
    ],
    opening: [
      "Where does the morning sun come in?",
      "A house for how you live {where}, not for a brochure.",
    ],
    steps: designAndBuild,
  },
  {
    id: "surveyor",
    name: "surveyor",
    above: "profession",
    synonyms: list("land surveyor, surveying, land surveys, boundary surveys, set out surveys"),
    mood: "profession",
    drawing: "desk",
    colour: "#4a5a4a",
    services: named(
      "Boundary surveys, Subdivisions, Contour plans, Set-out for builders, Strata plans, Easements",
    ),
    questions: [
      "Where exactly is my boundary?",
      "Do I need a survey before I build a fence?",
      "How long does a subdivision take?",
      "What paperwork should I dig out first?",
    ],
    opening: [
      "Whose side is the tree on?",
      "Pegs gone? Begin with the lot number and a photo of the fence.",
    ],
    steps: deskWork,
  },
  {
    id: "town-planner",
    name: "town planner",
    above: "profession",
    synonyms: list(
      "town planning, planning permits, development applications, urban planner, planning consultant",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#4a6a5a",
    services: named(
      "Planning permits, Subdivisions and zoning, Objections, Change of use, Talks with council, Site reports",
    ),
    questions: [
      "Do I need a permit for this?",
      "What can be built on my block?",
      "What happens if a neighbour objects?",
      "Can you read my council’s letter with me?",
    ],
    opening: ["What does council say?", "Before you draw a line {where}: ask what is allowed."],
    steps: deskWork,
  },
  {
    id: "structural-engineer",
    name: "structural engineer",
    above: "profession",
    synonyms: list(
      "engineer, engineering, civil engineer, structural engineering, geotechnical engineer",
    ),
    mood: "profession",
    drawing: "desk",
    colour: "#4a5a6a",
    services: named(
      "Beams and walls, Cracks in houses, Retaining walls, Slabs and footings, Drawings for builders, Site visits",
    ),
    questions: [
      "Can I take this wall out?",
      "Is that crack serious?",
      "Do you come and look before you draw?",
      "How soon can a builder have the drawings?",
    ],
    opening: [
      "Does that wall hold anything up?",
      "A crack you can put a coin in? Send a photo with the coin.",
    ],
    steps: deskWork,
  },
];
