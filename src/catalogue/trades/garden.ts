import { callOut, designAndBuild, designAndPlant, quoteThenWork, regularVisits } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const garden: readonly Trade[] = [
  {
    id: "tree-care",
    name: "arborist",
    above: "visits",
    synonyms: list(
      "tree removal, tree lopping, tree surgeon, tree services, tree pruning, palm removal, tree care, tree felling",
    ),
    topics: list("stump, chainsaw, pruning trees, fruit trees, firewood"),
    misspellings: list("arborculture"),
    mood: "home",
    drawing: "tree",
    colour: "#2f5f3a",
    services: named(
      "Tree removal, Pruning, Stump grinding, Storm damage, Hedges and palms, Tree reports for council",
    ),
    questions: [
      "Do I need the council’s permission to take a tree down?",
      "Can I keep the mulch and the firewood?",
      "How do you get a branch down over a roof?",
      "Is my tree dangerous, or does it only look so?",
    ],
    opening: ["A branch over the roof?", "That gum {where} has got rather big, hasn’t it?"],
    steps: quoteThenWork,
  },
  {
    id: "bush-regenerator",
    name: "bush regenerator",
    above: "visits",
    synonyms: list(
      "bush regeneration, revegetation, weed control, weed spraying, native revegetation, land care, lantana removal, blackberry control",
    ),
    mood: "home",
    drawing: "tree",
    colour: "#4a6a3a",
    offer: "bush regeneration",
    services: named(
      "Weed control, Native planting, Creek and dam banks, Seed collecting, Planting plans, Work on acreage",
    ),
    questions: [
      "Can you work without spraying?",
      "Which plants belong on my soil?",
      "Are there grants for work like this?",
      "How long until the natives look after themselves?",
    ],
    opening: ["Weeds winning by the creek?", "What grew {where} before the lantana did?"],
    steps: quoteThenWork,
  },
  {
    id: "irrigation",
    name: "irrigation installer",
    above: "visits",
    synonyms: list(
      "irrigation, sprinklers, reticulation, drip irrigation, pump repairs, bore pumps, garden watering systems",
    ),
    mood: "home",
    drawing: "tree",
    colour: "#2f7a7a",
    services: named(
      "Drip systems, Sprinklers, Controllers and timers, Leaks and repairs, Pumps and bores, Rainwater irrigation",
    ),
    questions: [
      "Can you find a leak underground?",
      "Can it run from a rainwater tank?",
      "What do the water rules here allow?",
      "Can I change the watering from my phone?",
    ],
    opening: [
      "Standing there with the hose again?",
      "Half the lawn green and half brown? Draw where the taps are.",
    ],
    steps: callOut,
  },
  {
    id: "landscaping",
    name: "landscaper",
    above: "visits",
    synonyms: list(
      "landscaping, landscape design, garden design, artificial grass, turf laying, landscape gardener, ponds",
    ),
    topics: list(
      "landscape, paving, retaining wall, decking, deck, outdoor living, concreting, irrigation, garden beds",
    ),
    mood: "home",
    drawing: "tree",
    colour: "#4a7a3a",
    services: named(
      "Garden design, Retaining walls, Paving and paths, Turf, Irrigation, Garden lighting, Decks and screens",
    ),
    questions: [
      "Can you work to a plan that I already have?",
      "Can we do it in stages?",
      "What can be planted on a dry slope?",
      "Can a machine get into my backyard?",
    ],
    opening: [
      "A backyard that nobody sits in?",
      "Start with a photo from the back door, and a wish.",
    ],
    steps: designAndPlant,
  },
  {
    id: "gardening",
    name: "gardener",
    above: "visits",
    synonyms: list(
      "gardening, garden maintenance, hedges, hedge trimming, weeding, garden clean ups, yard clean up, garden care, pruning",
    ),
    topics: list("garden, roses, flowers garden, green thumb, horticulture, yard work"),
    misspellings: list("gardner, gardenning"),
    mood: "home",
    drawing: "tree",
    colour: "#4a7a3a",
    offer: "gardening",
    services: named(
      "Lawn mowing, Hedge trimming, Weeding, Pruning roses and fruit trees, Yard clean-ups, Planting",
    ),
    questions: [
      "Can you come regularly, or just once?",
      "Do you take the green waste away?",
      "Do I have to be home?",
      "Do you bring your own mower?",
    ],
    opening: ["Grass up to the knees?", "A garden {where} that has got away from you?"],
    steps: regularVisits,
  },
  {
    id: "pool-care",
    name: "pool care",
    above: "visits",
    synonyms: list(
      "pool cleaning, pool service, swimming pool maintenance, spa servicing, pool maintenance, green pools, pool technician",
    ),
    topics: list("pool, swimming pool, spa, chlorine, hot tub"),
    mood: "home",
    drawing: "wave",
    colour: "#1f86a6",
    services: named(
      "Regular pool cleaning, Green pools, Pumps and filters, Water testing, Pool safety checks, Salt chlorinators, Leaks",
    ),
    questions: [
      "Can you come every week, or only in summer?",
      "How long does a green pool take to clear?",
      "Do you bring the chemicals?",
      "Can you look at a pump that has got loud?",
    ],
    opening: ["Pool gone green?", "A swim this weekend {where}? What does the water look like?"],
    steps: regularVisits,
  },
  {
    id: "pool-builder",
    name: "pool builder",
    above: "visits",
    synonyms: list(
      "pool construction, swimming pool builder, concrete pools, fibreglass pools, plunge pools, pool installation",
    ),
    mood: "home",
    drawing: "wave",
    colour: "#1f7aa6",
    services: named(
      "Concrete pools, Fibreglass pools, Plunge pools, Pool renovation, Heating, Fencing and paving around pools",
    ),
    questions: [
      "How big does the backyard have to be?",
      "Who looks after council and the fence rules?",
      "Can you bring an old pool back to life?",
      "How long is the yard a building site?",
    ],
    opening: [
      "Where would the pool go?",
      "A plunge pool or laps before breakfast: send the size of the yard.",
    ],
    steps: designAndBuild,
  },
  {
    id: "nursery",
    name: "nursery",
    above: "shop",
    synonyms: list(
      "plant nursery, garden centre, plants, seedlings, plant shop, garden nursery, potted plants",
    ),
    mood: "shop",
    drawing: "tree",
    colour: "#4a7a3a",
    services: named(
      "Native plants, Fruit trees, Vegetable and herb seedlings, Indoor plants, Pots, Potting mix and mulch",
    ),
    questions: [
      "Which plants cope with full afternoon sun?",
      "Can you order in a plant that I cannot find?",
      "What is wrong with my lemon tree?",
      "When should I plant tomatoes here?",
    ],
    opening: [
      "What grows in your patch?",
      "Bring a photo of the spot, and know which way it faces.",
    ],
    steps: [],
    headings: {
      unpriced: "What you’ll find here",
      question: "What are you looking for, and where will it grow?",
    },
  },
  {
    id: "turf-and-soil",
    name: "turf and soil supplier",
    above: "shop",
    synonyms: list(
      "landscape supplies, garden supplies, mulch, soil, turf supplies, sand and soil, sand and gravel",
    ),
    mood: "shop",
    drawing: "tree",
    colour: "#5a7a34",
    services: named(
      "Soil and mulch, Turf, Sand and gravel, Pavers and sleepers, Compost, Firewood",
    ),
    questions: [
      "How do I work out how much I need?",
      "Can I fill my own trailer?",
      "Which soil is right for a raised bed?",
      "Where can the truck tip?",
    ],
    opening: [
      "How many metres of mulch is that?",
      "Length, width, depth: bring all three, and the trailer.",
    ],
    steps: [
      { name: "Measure the spot", note: "Length, width and how deep you want it." },
      { name: "Choose what goes in", note: "Ask what suits natives, lawn or vegetables." },
      {
        name: "Pick it up, or have it dropped off",
        note: "Say where a truck can stand and what it must not drive over.",
      },
    ],
  },
];
