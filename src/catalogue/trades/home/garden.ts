import { callOut, designAndBuild, designAndPlant, quoteThenWork, regularVisits } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const garden: readonly Trade[] = [
  {
    id: "tree-care",
    name: "arborist",
    above: "visits",
    synonyms: list(
      "tree removal, tree lopping, tree lopper, tree surgeon, tree services, tree pruning, palm removal, tree care, tree felling",
    ),
    topics: list("stump, chainsaw, pruning trees, fruit trees, firewood"),
    misspellings: list("arborculture"),
    mood: "home",
    colour: "#2f5f3a",
    services: offers(
      {
        "Tree removal": "We take trees down in pieces, with ropes.",
        Pruning: "We thin, lift and shape crowns.",
        "Stump grinding": "We grind it below the grass, so that you can mow or plant over it.",
        "Storm damage": "We take down what hangs or leans, and clear driveway and roof.",
        "Hedges and palms": "We cut hedges level, and take dead fronds and seed off palms.",
        "Tree reports for council":
          "We inspect the tree, and put its health, its risks and what we suggest into writing.",
      },
      { "Storm damage": "fallen-tree", "Tree reports for council": "tree" },
    ),
    questions: [
      {
        question: "Do I need the council’s permission to take a tree down?",
        answer:
          "Often, for bigger trees, and each council has its own rules. Ask yours before you book; we can tell you what they usually want to know.",
        source: "Tree protection rules of each local council",
        notOf: ["stump-grinder"],
      },
      {
        question: "Is my tree dangerous, or does it just look it?",
        answer:
          "A lean or a hollow on its own doesn’t mean much. New cracks, soil that lifts, fungus at the base and large dead limbs are the things to ask about.",
        notOf: ["stump-grinder"],
      },
      {
        question: "Can I keep the mulch and the firewood?",
        answer:
          "Yes. Tell us where you’d like it before we start, and how long you like your logs.",
      },
      "How do you get a branch down over a roof?",
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
    colour: "#4a6a3a",
    offer: "bush regeneration",
    services: offers(
      {
        "Weed control": "We pull, cut and treat weeds in bushland.",
        "Native planting": "We plant natives that belong to the place.",
        "Creek and dam banks": "We plant and steady creek and dam banks.",
        "Seed collecting": "We collect seed from local plants.",
        "Planting plans": "We map the site and choose local plants for each part of it.",
        "Work on acreage": "We look after bush on acreage.",
      },
      {
        "Creek and dam banks": "waves",
        "Planting plans": "banksia-flower",
        "Seed collecting": "nuts",
      },
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
    colour: "#2f7a7a",
    services: offers(
      {
        "Drip systems": "We lay drip lines through garden beds.",
        Sprinklers: "We install sprinklers for lawns and paddocks.",
        "Controllers and timers": "We wire the stations and set when and how long each runs.",
        "Leaks and repairs": "We find leaks and mend them.",
        "Pumps and bores": "We install and service pumps for bores.",
        "Rainwater irrigation": "We run sprinklers and drippers from your tank.",
      },
      {
        "Drip systems": "drip-line",
        "Leaks and repairs": "pipe",
        "Controllers and timers": "tap-timer",
        "Rainwater irrigation": "water-tank",
      },
    ),
    questions: [
      {
        question: "Can you find a leak underground?",
        answer:
          "Usually, by watching the meter and testing one part at a time. A patch that stays green in a dry month is a good clue.",
      },
      {
        question: "Can it run from a rainwater tank?",
        answer:
          "Yes, with a pump and a filter. Tell us how big the tank is and what you want to water.",
      },
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
    colour: "#4a7a3a",
    services: offers(
      {
        "Garden design": "We draw plans of levels, paths and plants.",
        "Retaining walls":
          "We hold the slope with timber, stone or block, and drain the back of it.",
        "Paving and paths": "We dig, bed and lay, so that water runs away from the house.",
        Turf: "We prepare the soil and roll out turf.",
        Irrigation: "We lay drip lines and sprinklers, and set the clock with you.",
        "Garden lighting": "We set lights along paths, steps and trees, on a timer if you like.",
        "Decks and screens": "We build in timber or composite, to sit on and to hide the bins.",
      },
      { "Garden design": "blueprint", "Paving and paths": "pavers" },
    ),
    questions: [
      {
        question: "Can we do it in stages?",
        answer:
          "Yes. Ground, drainage and walls come first, paving next and plants last, so that nothing has to be dug up again.",
      },
      {
        question: "Can a machine get into my backyard?",
        answer:
          "Measure the narrowest spot on the way, gate posts and hot water unit included. If no machine fits, we’ll use barrows.",
      },
      {
        question: "What can be planted on a dry slope?",
        answer:
          "Local plants with deep roots, set out in autumn so that they grow in before summer. Walk around the neighbourhood and note what thrives.",
      },
      "Can you work to a plan that I already have?",
    ],
    opening: [
      "A backyard that nobody sits in?",
      "Start with a photo from the back door, and a wish.",
      "Where would you sit, if you could?",
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
    colour: "#4a7a3a",
    offer: "gardening",
    services: offers({
      "Lawn mowing": "We mow, edge and blow the paths.",
      "Hedge trimming": "We cut hedges level, shape shrubs and take the clippings.",
      Weeding: "We pull them by the root, and mulch so that fewer come back.",
      "Pruning roses and fruit trees":
        "We cut back at the right time of year, for shape, flowers and fruit.",
      "Yard clean-ups": "We cut back what has run wild, and take the green waste away.",
      Planting: "We plant what suits your soil and shade.",
    }),
    questions: [
      {
        question: "Do I have to be home?",
        answer:
          "No, if we can get through the gate and the dog is inside. Show us the first time what’s a weed and what’s your grandmother’s iris.",
      },
      {
        question: "Can you come regularly, or just once?",
        answer:
          "Both. A big clean-up first, then a visit now and then, keeps most gardens under control.",
      },
      {
        question: "When is the best time to prune?",
        answer:
          "It depends on the plant: many that flower in spring are cut after they have flowered, roses and fruit trees usually in winter. Tell us what you have.",
      },
      "Do you take the green waste away?",
      "Do you bring your own mower?",
    ],
    opening: [
      "Grass up to the knees?",
      "A garden {where} that has got away from you?",
      "Weeds winning?",
    ],
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
    colour: "#1f86a6",
    services: offers(
      {
        "Regular pool cleaning": "We vacuum, brush and skim pools.",
        "Green pools": "We bring green pools back to blue.",
        "Pumps and filters":
          "We open them up, and tell you whether it is sand, seals or the motor.",
        "Water testing": "We measure chlorine, pH and salt, and add what is missing.",
        "Pool safety checks": "We look over pool fences and gates.",
        "Salt chlorinators": "We clean and replace salt cells.",
        Leaks: "We look for leaks in pools and pipes.",
      },
      {
        "Green pools": "skimmer-net",
        "Water testing": "test-tube",
        "Salt chlorinators": "faders",
        "Pool safety checks": "fence-panels",
        Leaks: "pipe",
      },
    ),
    questions: [
      {
        question: "How long does a green pool take to clear?",
        answer:
          "From days to a couple of weeks, depending on how green it is and how well the filter runs. Nobody should swim until you can see the bottom.",
      },
      {
        question: "Can you look at a noisy pump?",
        answer: "Yes. Switch it off if it screams or leaks, and take a short video for us first.",
      },
      {
        question: "What can I do between visits?",
        answer:
          "Empty the baskets, keep the water at the middle of the skimmer and run the pump for longer in a heatwave.",
      },
      "Can you come every week, or only in summer?",
      "Do you bring the chemicals?",
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
    colour: "#1f7aa6",
    services: offers(
      {
        "Concrete pools": "We form, steel and spray pools in concrete.",
        "Fibreglass pools": "We dig for fibreglass pools and set them in.",
        "Plunge pools": "We build plunge pools for small yards.",
        "Pool renovation": "We resurface and retile older pools.",
        Heating: "We install heating for pools.",
        "Fencing and paving around pools":
          "We pave up to the coping and put the barrier around it.",
      },
      {
        "Plunge pools": "plunge-pool",
        "Fencing and paving around pools": "pavers",
        "Pool renovation": "trowel",
      },
    ),
    questions: [
      {
        question: "Can you bring an old pool back to life?",
        answer:
          "Often. A look at the shell, the pump and the pipes tells us whether it wants a clean, a new surface or more.",
      },
      {
        question: "How long is the yard a building site?",
        answer:
          "It depends on the ground, the weather and the kind of pool. Ask us to mark the days when nobody can use the driveway.",
        notOf: ["pool-resurfacer"],
      },
      "How big does the backyard have to be?",
      "Who looks after council and the fence rules?",
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
    colour: "#4a7a3a",
    services: offers({
      "Native plants": "We grow plants that belong in the area.",
      "Fruit trees": "We sell citrus, stone fruit, apples and figs.",
      "Vegetable and herb seedlings": "We raise seedlings ready to plant out.",
      "Indoor plants": "We sell plants for bright rooms and dark corners.",
      Pots: "We sell pots in clay, glaze and plastic.",
      "Potting mix and mulch":
        "We sell it by the bag, and tell you which for pots, veg or natives.",
    }),
    questions: [
      {
        question: "When is a good time to plant?",
        answer:
          "Autumn for most trees and shrubs, while the soil is warm and rain is on its way. In summer, plant in the evening and water every day at first.",
        notOf: ["indoor-plants", "bonsai-nursery"],
      },
      {
        question: "Which plants cope with full afternoon sun?",
        answer:
          "Many natives, and most things with small, grey or leathery leaves. Tell us which way the bed faces, and we’ll show you a few.",
        notOf: ["indoor-plants", "bonsai-nursery"],
      },
      {
        question: "What is wrong with my lemon tree?",
        answer:
          "Bring a photo, and a leaf in a closed bag. Yellow leaves often mean hunger or wet feet, and lumps on the stems are usually gall wasp.",
        notOf: ["indoor-plants", "bonsai-nursery", "native-plants"],
      },
      "Can you order in a plant that I cannot find?",
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
    colour: "#5a7a34",
    services: offers(
      {
        "Soil and mulch": "We load soil and mulch by the scoop.",
        Turf: "We cut turf and sell it by the roll.",
        "Sand and gravel": "We load sand and gravel by the scoop.",
        "Pavers and sleepers": "We sell them by the piece and the pallet.",
        Compost: "We sell compost by the scoop.",
        Firewood: "We sell split wood by the load.",
      },
      { "Sand and gravel": "rocks", Compost: "worm" },
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
      {
        name: "Choose what goes in",
        note: "Natives, lawn and vegetables each like something different.",
      },
      {
        name: "Pick it up, or have it dropped off",
        note: "Tell us where a truck can park and what it mustn’t drive over.",
      },
    ],
    enquiry: {
      details: ["Suburb or town", "About how many square metres"],
      question: "What needs doing?",
    },
    headings: { menu: "In the yard" },
  },
];
