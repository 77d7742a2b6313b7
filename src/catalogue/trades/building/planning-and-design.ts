import { deskWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const planningAndDesign: readonly Trade[] = [
  {
    id: "architect",
    name: "architect",
    above: "profession",
    synonyms: list(
      "architecture, building designer, draftsman, drafting, house plans, home design, drafting service, draftsperson",
    ),
    mood: "profession",
    colour: "#3a3f44",
    services: offers({
      "New houses": "We design houses around the block, the light and your budget.",
      Extensions: "We look at where a room can go, and what it does to light and garden.",
      "Small blocks": "We plan homes for narrow and awkward blocks.",
      "Renovating old houses": "We work out which walls can go, and what is worth keeping.",
      "Shops and cafés": "We design fit-outs that work for customers and staff.",
      "Plans for council": "We prepare the drawings that council asks for.",
    }),
    questions: [
      {
        question: "What should we have ready for a first talk?",
        answer:
          "A plan of the block if you have one, pictures of rooms you like, and what annoys you about where you live now.",
      },
      {
        question: "What if it turns out dearer than we hoped?",
        answer:
          "Say what you can spend. Then it can be drawn in stages: what has to be built first, and what can wait.",
      },
      "How do you charge for a house?",
      "Can we start with just a sketch?",
      "Will you deal with the builder?",
      "What can be done on a narrow block?",
    ],
    opening: [
      "Where does the morning sun come in?",
      "A house for how you live {where}, not for a brochure.",
    ],
    steps: [
      {
        name: "Talk it over",
        note: "The address, a budget and the things you would never give up.",
      },
      {
        name: "Look at first drawings",
        note: "Walls are easy to move while they are lines on paper.",
      },
      {
        name: "Approval, then a builder",
        note: "Plans that the council and a builder can work with.",
      },
    ],
  },
  {
    id: "surveyor",
    name: "surveyor",
    above: "profession",
    synonyms: list("land surveyor, surveying, land surveys, boundary surveys, set out surveys"),
    mood: "profession",
    colour: "#4a5a4a",
    services: offers(
      {
        "Boundary surveys": "We mark where a boundary runs.",
        Subdivisions: "We survey land and draw up its subdivision.",
        "Contour plans": "We map the levels of a site.",
        "Set-out for builders": "We mark out where a building goes.",
        "Strata plans": "We measure and draw up strata plans.",
        Easements: "We survey easements and show them on a plan.",
      },
      {
        "Boundary surveys": "survey-peg",
        Subdivisions: "lot-plan",
        "Contour plans": "contour-map",
        Easements: "path",
      },
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
    colour: "#4a6a5a",
    services: offers(
      {
        "Planning permits": "We prepare and lodge planning permit applications.",
        "Subdivisions and zoning": "We look into what zoning allows on the land.",
        Objections: "We write and answer objections.",
        "Change of use": "We apply to use a building for something else.",
        "Talks with council": "We talk to council planners on your behalf.",
        "Site reports": "We write reports on what a site could hold.",
      },
      {
        "Subdivisions and zoning": "lot-plan",
        "Site reports": "report",
        "Talks with council": "consultation",
        Objections: "hand-palm",
      },
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
    colour: "#4a5a6a",
    services: offers(
      {
        "Beams and walls": "We size beams and say which walls carry load.",
        "Cracks in houses": "We look at cracks and report on what moves.",
        "Retaining walls": "We work out what holds the bank up, and where its water goes.",
        "Slabs and footings": "We design slabs and footings for the soil.",
        "Drawings for builders":
          "We set out beams, footings and fixings on a plan that a builder works from.",
        "Site visits": "We come to the site and look.",
      },
      { "Beams and walls": "steel-beam", "Cracks in houses": "cracked-wall" },
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
