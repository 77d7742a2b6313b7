import { list, offers, type Trade } from "../trade.ts";

export const gardenSpecialists: readonly Trade[] = [
  {
    id: "firewood",
    name: "firewood merchant",
    above: "turf-and-soil",
    synonyms: list("firewood, firewood delivery, kindling, redgum firewood"),
    services: offers(
      {
        "By the load": "We split and deliver firewood by the metre or tonne.",
        "Bags and kindling": "We bag kindling and small loads.",
        "Hard and soft wood": "We tell you how it burns and how long it has dried.",
        Stacking: "We carry it in and pile it under cover.",
      },
      { "Bags and kindling": "kindling-bag" },
    ),
    steps: [
      {
        name: "Tell us what you burn it in",
        note: "An open fire, a heater or a pit, and how long a piece can be.",
      },
      { name: "Settle the load", note: "How much of it, and for which day." },
      {
        name: "Pick it up, or have it dropped off",
        note: "Tell us where a truck can park and what it mustn’t drive over.",
      },
    ],
    opening: ["How cold does it get at your place?", "Split, dry, and how many barrow loads?"],
  },
  {
    id: "portable-sawmill",
    name: "portable sawmill",
    above: "visits",
    synonyms: list(
      "saw milling, sawmilling, sawmill, portable sawmilling, mobile sawmill, timber milling, slab milling, timber slabs",
    ),
    mood: "trades",
    colour: "#7a5a32",
    services: offers({
      "Milling on your land": "We set up beside your logs and cut them where they lie.",
      "Wide slabs": "We cut slabs for tables and benches.",
      "Posts and beams": "We cut posts, beams and sleepers to size.",
      "Boards and battens": "We cut boards for floors, walls and sheds.",
      "Stacking and drying": "We show you how to stack what is cut so that it dries flat.",
    }),
    questions: [
      {
        question: "What should the logs be like?",
        answer:
          "Clear of dirt and where a machine can stand beside them. Tell us the length, the thickness and the kind of tree, if you know it.",
      },
      {
        question: "What if there is metal in the tree?",
        answer:
          "Trees near houses and fences often hold nails and wire. Tell us where it stood, so that we look before the blade finds it.",
      },
      {
        question: "How soon can the timber be used?",
        answer:
          "Posts and beams can go up green. Boards and slabs have to dry first, the thick ones for years rather than months.",
      },
    ],
    opening: ["A good log, and nobody to cut it?", "What could that tree become?"],
  },
  {
    id: "bonsai-nursery",
    name: "bonsai nursery",
    above: "nursery",
    synonyms: list("bonsai, bonsai trees, bonsai nursery, bonsai supplies"),
    services: offers(
      {
        Trees: "We grow bonsai from starter trees to old ones.",
        "Pots and soil": "We stock pots, wire, soil and tools.",
        Repotting: "We repot and root-prune trees you bring.",
        Classes: "We show how to wire, prune and water.",
        "Tree holidays": "We look after your tree while you are away.",
      },
      { Trees: "bonsai-tree", Classes: "shears", "Tree holidays": "suitcase-rolling" },
    ),
    questions: [
      {
        question: "Can a bonsai live inside?",
        answer:
          "Most want to be outside: junipers, maples and pines need the seasons. A fig copes with a bright windowsill.",
      },
      {
        question: "How often does it need water?",
        answer:
          "Whenever the top of the soil feels dry, which in summer can be every day. Small pots dry out faster than you’d think.",
      },
      {
        question: "When should it be repotted?",
        answer:
          "Young trees every couple of years, old ones less often, mostly as winter ends. Bring it in when roots push it out of the pot.",
      },
    ],
    opening: ["How old is your little tree?", "Inside or out: where will it live?"],
    headings: { question: "What are you looking for, or what is your tree doing?" },
  },
  {
    id: "native-plants",
    name: "native nursery",
    above: "nursery",
    synonyms: list(
      "native plants, native nursery, native plants nursery, tubestock, indigenous plants, grevilleas, banksias, revegetation plants",
    ),
    topics: list(
      "native garden, bush regeneration, wattle, seedlings, nursery, pollinator, wildflower",
    ),
    services: offers(
      {
        Tubestock: "We grow natives in tubes for planting by the hundred.",
        "Banksias and grevilleas": "We grow banksias, grevilleas and other flowering shrubs.",
        "Local species": "We grow plants from seed of the district.",
        "Advanced plants": "We keep larger trees and shrubs in pots.",
        "Planting lists": "We write a list for your soil, wind and birds.",
      },
      { "Local species": "bird", "Planting lists": "notebook" },
    ),
    questions: [
      {
        question: "Do natives need feeding?",
        answer:
          "Little. Many dislike phosphorus, so use a food made for natives and go easy with it. Mulch helps more.",
      },
      {
        question: "Why tubestock and not something bigger?",
        answer:
          "Small plants settle in well, and often overtake larger ones in a few years. They are easier to plant, too.",
      },
    ],
  },
  {
    id: "indoor-plants",
    name: "indoor plant shop",
    above: "nursery",
    synonyms: list(
      "indoor plants, house plants, houseplants, plant styling, terrariums, succulents, cactus, rare plants",
    ),
    topics: list("monstera, pot plants, bonsai, kokedama"),
    services: offers(
      {
        "Plants for rooms": "We help you choose a plant for the light you have.",
        "Pots and stands": "We stock pots, stands and hangers.",
        Repotting: "We repot what has outgrown its pot.",
        "Sick plants": "We look at leaves and roots and tell you what’s wrong.",
        Gifts: "We wrap plants to give.",
      },
      { "Sick plants": "spray-bottle" },
    ),
  },
  {
    id: "plant-hire",
    name: "indoor plant hire",
    above: "hire",
    synonyms: list(
      "indoor plant hire, office plants, plant hire for events, plantscaping, office plant hire, green walls",
    ),
    mood: "home",
    services: offers(
      {
        Offices: "We place plants in offices and come to water them.",
        Pots: "We bring ones that suit the room, and check that they don’t leak.",
        "Care visits": "We water, prune, wipe leaves and swap tired plants.",
        Events: "We hire plants for a day.",
        "Green walls": "We build and look after planted walls.",
      },
      { Events: "bridal-bouquet", "Care visits": "shears" },
    ),
    steps: [
      {
        name: "Show the rooms",
        note: "Tell us where the light comes from, and where people walk.",
      },
      { name: "Choose the plants", note: "Big ones, small ones, and pots that suit the place." },
      { name: "We bring them", note: "Tell us who will water them: you, or whoever brings them." },
    ],
    opening: [
      "A bare stage, or a dull foyer?",
      "Something green for one night, or for every Monday.",
    ],
  },
  {
    id: "vegetable-growing",
    name: "kitchen gardener",
    above: "gardening",
    synonyms: list(
      "veggie gardens, vegetable gardens, kitchen gardens, raised garden beds, vegie patch, edible gardens, permaculture, permaculture design",
    ),
    topics: list(
      "vegetables, veggie, veggies, herbs, tomatoes, grow food, raised beds, growing food",
    ),
    services: offers(
      {
        "Raised beds": "We build beds and fill them with soil.",
        "Planting by season": "We plant what grows now, and come back next season.",
        "Soil and compost": "We test, feed and mulch.",
        "Fruit trees": "We plant and prune fruit trees.",
        Teaching: "We show you how to keep it going.",
      },
      { "Soil and compost": "worm", "Raised beds": "carrot", "Fruit trees": "orange" },
    ),
  },
  {
    id: "lawn-mowing",
    name: "lawn mowing service",
    above: "gardening",
    synonyms: list(
      "lawn mowing, lawnmowing, mowing, lawns, lawn care, lawn mower man, lawn mowing n hedges, ride on mowing, acreage mowing, slashing lawns, grass cutting",
    ),
    topics: list("mow, mower, grass, whipper snipper, edging, turf"),
    services: offers(
      {
        Mowing: "We mow, and take the clippings or leave them as mulch.",
        Edges: "We trim along paths, fences and garden beds.",
        Hedges: "We trim hedges and shrubs to shape.",
        Acreage: "We bring the ride-on, and keep breaks and boundaries down in summer.",
        "Lawn care": "We weed, feed and fill bare patches.",
      },
      { "Lawn care": "turf" },
    ),
  },
  {
    id: "stump-grinder",
    name: "stump grinder",
    above: "tree-care",
    synonyms: list("stump grinding, stump removal, stumps, stump grinder"),
    services: offers(
      {
        "Stump grinding": "We grind stumps below the surface.",
        Roots: "We grind surface roots that lift paths.",
        "Tight access": "We bring a machine that fits through a gate.",
        Chips: "We rake the chips into the hole or take them away.",
        "Many stumps": "We clear rows and paddocks.",
      },
      { Chips: "wood-chips", Roots: "shovel" },
    ),
    questions: [
      {
        question: "How deep do you go?",
        answer:
          "Tell us what goes there next. Lawn needs less than a path, and a new tree needs more.",
      },
      {
        question: "What should I tell you about the ground?",
        answer: "Anything that runs under it: pipes, cables, old edging. And how wide the gate is.",
      },
    ],
    opening: ["The tree is gone. And the stump?", "Something in the way of the mower?"],
  },
  {
    id: "chipper-hire",
    name: "wood chipper hire",
    above: "equipment-hire",
    synonyms: list("wood chipper hire, chipper hire, mulcher hire, wood chipping, mulching"),
    services: offers(
      {
        Chippers: "We hire chippers for branches, with a trailer.",
        "With operator": "We come and chip the heap for you.",
        Mulch: "We leave the mulch or take it.",
        Safety: "We show you how to feed and stop the machine.",
      },
      { Safety: "goggles" },
    ),
  },
  {
    id: "greenhouses",
    name: "hydroponics and greenhouse shop",
    above: "shop",
    synonyms: list(
      "hydroponics, hydroponics shop, greenhouses, shade houses, aquaponics, grow tents, garden tunnels, polytunnels",
    ),
    services: offers(
      {
        Greenhouses: "We supply and put up greenhouses and tunnels.",
        Hydroponics: "We stock tanks, pumps, nutrients and lights.",
        Aquaponics: "We set up tanks and beds in which fish feed the lettuce.",
        "Seeds and cuttings": "We stock trays, seeds and gels.",
        Help: "We look at sick plants and suggest a fix.",
      },
      { Help: "thermometer-hot" },
    ),
  },
];
