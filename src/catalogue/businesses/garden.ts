import { type Business, list } from "./business.ts";
import { callOut, designAndBuild, designAndPlant, quoteThenWork, regularVisits } from "./steps.ts";

export const garden: readonly Business[] = [
  {
    noun: "arborist",
    mood: "home",
    drawing: "tree",
    colour: "#2f5f3a",
    words: list(
      "arborist, tree care, tree removal, stump grind, tree lopp, tree surgeon, tree servic, arborculture, tree prun, dangerous tree, palm removal",
    ),
    services: list(
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
    noun: "bush regenerator",
    mood: "home",
    drawing: "tree",
    colour: "#4a6a3a",
    words: list(
      "bush regen, bush care, revegetat, weed control, native planting, acreage weed, weed spray, lantana, blackberr",
    ),
    offer: "bush regeneration",
    services: list(
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
    noun: "irrigation installer",
    mood: "home",
    drawing: "tree",
    colour: "#2f7a7a",
    words: list("irrigat, sprinkler, reticulation, drip system, bore pump, pump repair, windmill"),
    services: list(
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
    noun: "landscaper",
    mood: "home",
    drawing: "tree",
    colour: "#4a7a3a",
    words: list(
      "landscap, retaining wall, turf, irrigation, permacultur, landscape, garden design, artificial grass, pond, outdoor living",
    ),
    services: list(
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
    noun: "gardener",
    mood: "home",
    drawing: "tree",
    colour: "#4a7a3a",
    words: list(
      "garden(?! centre), mowing, lawn, hedg, veggie patch, vegie patch, yard clean, mow, weeding, green waste, leaf blow",
    ),
    offer: "gardening",
    services: list(
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
    noun: "pool care",
    mood: "home",
    drawing: "wave",
    colour: "#1f86a6",
    words: list(
      "pool clean, pool servic, swimming pool, pool care, pools?, spa servic, green pool, pool pump, pool builder, pool fence check, pool safety",
    ),
    services: list(
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
    noun: "pool builder",
    mood: "home",
    drawing: "wave",
    colour: "#1f7aa6",
    words: list(
      "pool build, pool install, concrete pool, fibreglass pool, plunge pool, pool renovat",
    ),
    services: list(
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
    noun: "nursery",
    mood: "shop",
    drawing: "tree",
    colour: "#4a7a3a",
    words: list(
      "nursery plants, plant nursery, native plants, indoor plants, seedling, nurseries, plants, garden centre, potted, bonsai, terrarium, cactus, succulent",
    ),
    services: list(
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
    noun: "turf and soil supplier",
    mood: "shop",
    drawing: "tree",
    colour: "#5a7a34",
    words: list(
      "turf suppl, soil suppl, landscape suppl, mulch, sand and soil, firewood, garden suppl",
    ),
    services: list("Soil and mulch, Turf, Sand and gravel, Pavers and sleepers, Compost, Firewood"),
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
