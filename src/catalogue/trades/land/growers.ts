import { list, offers, type Trade } from "../trade.ts";

export const growers: readonly Trade[] = [
  {
    id: "olive-oil",
    name: "olive grove",
    above: "land",
    synonyms: list("olive oil, olive grove, olives grower, olive press, extra virgin olive oil"),
    services: offers(
      {
        "Olive oil": "We press olives and bottle the oil.",
        "Table olives": "We brine and marinate green and black olives.",
        "Bulk tins": "We fill tins for kitchens.",
        Pressing: "We press olives for others in season.",
        "Grove visits": "We walk visitors through the trees.",
      },
      { "Bulk tins": "oil-tin" },
    ),
  },
  {
    id: "bush-food",
    name: "bush food grower",
    above: "land",
    synonyms: list(
      "bush food, bush tucker products, native foods, native food grower, finger limes, lemon myrtle, wattleseed, native spices",
    ),
    topics: list("bushfood, bush tucker, saltbush, quandong, davidson plum, indigenous food"),
    services: offers(
      {
        "Native spices": "We dry and grind lemon myrtle, wattleseed and pepperberry.",
        "Fruit in season": "We pick finger limes, quandongs and plums.",
        "Jams and teas": "We cook jams and blend teas with native plants.",
        Plants: "We grow bush food plants for gardens.",
        "For kitchens": "We supply chefs and shops.",
      },
      { "Fruit in season": "quandongs" },
    ),
  },
  {
    id: "insect-farm",
    name: "edible insect farm",
    above: "land",
    synonyms: list(
      "edible insects, edible crickets, cricket farm, cricket protein, insect farm, mealworms, insect protein, crickets",
    ),
    services: offers(
      {
        "Roasted crickets": "We roast crickets plain, salted and spiced.",
        "Protein powder": "We dry and mill insects into flour.",
        "For kitchens": "We supply cooks and bakers.",
        "Feeder insects": "We breed live insects for reptiles and fish.",
        "Visits and talks": "We show schools how an insect farm works.",
      },
      { "Feeder insects": "worm", "Visits and talks": "farm" },
    ),
    opening: ["Have you tried one yet?"],
  },
  {
    id: "mushrooms",
    name: "mushroom farm",
    above: "land",
    synonyms: list(
      "mushroom farm, mushrooms, mushroom grower, oyster mushrooms, grow kits for mushrooms, gourmet mushrooms, shiitake",
    ),
    topics: list("fungi, truffle farm, mycology, foraging, lion’s mane"),
    services: offers(
      {
        "Fresh mushrooms": "We pick oyster, shiitake and button mushrooms.",
        "Grow kits": "We pack bags that fruit on the kitchen bench.",
        Spawn: "We sell spawn for logs and beds.",
        Restaurants: "We bring boxes to kitchens, picked that morning or the day before.",
        Dried: "We dry what we don’t sell fresh.",
      },
      { Spawn: "feed-sack" },
    ),
  },
  {
    id: "egg-farm",
    name: "egg farm",
    above: "land",
    synonyms: list("free range eggs, eggs, egg farm, pastured eggs, poultry farm, duck eggs"),
    services: offers(
      {
        "Eggs by the dozen": "We collect, grade and pack eggs each day.",
        "Trays for kitchens": "We deliver trays to cafés and bakeries.",
        "Regular orders": "We set eggs aside each week for regular customers.",
        "Point-of-lay hens": "We sell young hens and old ones.",
        "Farm gate": "We keep a fridge and an honesty box at the gate.",
      },
      { "Trays for kitchens": "egg-tray", "Regular orders": "truck" },
    ),
    questions: [
      {
        question: "How fresh are they?",
        answer:
          "Ask us when they were laid. Kept cool, with the pointed end down, they’ll last you a good while.",
      },
    ],
  },
  {
    id: "dairy-farm",
    name: "dairy farm",
    above: "land",
    synonyms: list(
      "dairy farm, milk producer, farm milk, dairy, jersey milk, cream and milk, goat dairy",
    ),
    services: offers({
      Milk: "We milk the cows and bottle the milk on the farm.",
      "Cream and butter": "We separate cream and churn butter.",
      "Yoghurt and cheese": "We set yoghurt and make cheese.",
      "Calves and heifers": "We raise and sell young stock.",
      "Farm visits": "We show people the milking.",
    }),
    questions: [
      {
        question: "What do the cows eat?",
        answer:
          "Mostly grass, and hay or grain when there’s too little of it. Ask us what they’re on just now.",
      },
    ],
  },
  {
    id: "alpaca-farm",
    name: "alpaca farm",
    above: "land",
    synonyms: list("alpacas, alpaca farm, alpaca walks, llamas, alpaca wool, alpaca breeder"),
    mood: "shop",
    services: offers(
      {
        "Meet the alpacas": "We let visitors feed and walk with the herd.",
        "Fleece and yarn": "We shear, card and spin alpaca fleece.",
        Breeding: "We breed and sell alpacas.",
        "Weddings and visits": "We bring quiet alpacas along on a lead.",
        Shearing: "We visit other herds with our table, handpieces and toenail clippers.",
      },
      { "Weddings and visits": "bridal-bouquet", Breeding: "barn" },
    ),
    questions: [
      {
        question: "Can I keep just one?",
        answer:
          "No, they’re herd animals and fret alone. Start with two or three who know each other.",
      },
    ],
  },
  {
    id: "livestock-and-wool",
    name: "sheep and cattle farm",
    above: "land",
    synonyms: list(
      "cattle stud, sheep farm, beef cattle, merino, lamb producer, cattle breeder, goat farm, pig farm, wool grower, livestock farm, stud breeder",
    ),
    topics: list(
      "sheep, wool farm, cattle, goats, goat, alpaca, alpacas, livestock, pigs, shearing, dairy, beef, lamb, hobby farm, acreage, smallholding",
    ),
    services: offers(
      {
        "Breeding stock": "We breed and sell bulls, rams and breeders.",
        "Meat by the box": "We sell beef and lamb by the box or the side.",
        Wool: "We grow, class and sell wool.",
        "Store stock": "We sell weaners and stores.",
        Agistment: "We take on stock when there is grass.",
      },
      { Wool: "sheep" },
    ),
  },
  {
    id: "emu-farm",
    name: "emu and ostrich farm",
    above: "land",
    synonyms: list("emu oil, emu farm, ostrich farm, emu products, emu oil products"),
    mood: "shop",
    services: offers(
      {
        "Emu oil": "We render and bottle oil from our emus.",
        "Balms and soaps": "We make balm, cream and soap with emu oil.",
        "Eggs and feathers": "We sell carved and plain eggs and feathers.",
        "Farm tours": "We show visitors the birds.",
        Meat: "We sell emu meat by order.",
      },
      { "Balms and soaps": "balm-tin", "Emu oil": "drop", "Eggs and feathers": "feather" },
    ),
  },
  {
    id: "berry-farm",
    name: "pick-your-own farm",
    above: "market-gardening",
    synonyms: list(
      "strawberry farm, berry farm, pick your own fruit, cherry orchard, blueberry farm, apple orchard, u pick, citrus grower, avocado grower",
    ),
    services: offers({
      "Pick your own": "We hand you a bucket and show you the rows.",
      "Ready picked": "We pick, sort and pack each morning.",
      "Jam and juice": "We cook up what’s too ripe to sell.",
      "Ice cream and pies": "We turn the fruit into ice cream and pies.",
      "By the box": "We pack boxes for kitchens and freezers.",
    }),
  },
  {
    id: "nut-farm",
    name: "nut farm",
    above: "land",
    synonyms: list(
      "macadamia farm, macadamias, almond farm, walnut farm, hazelnut farm, pecan farm, chestnut farm, nut grower, nut orchard",
    ),
    services: offers(
      {
        "Nuts in the shell": "We sell them by the bag, dried and ready to crack.",
        Kernels: "We crack, sort and pack whole kernels and pieces.",
        "Roasted and salted": "We roast nuts plain, salted or sweet.",
        "Oils and butters": "We press oil, and grind nuts to a paste.",
        "For kitchens and bakers": "We supply shops, cooks and bakers by the box.",
      },
      { "Oils and butters": "jar", "Roasted and salted": "bowl-food" },
    ),
    questions: [
      {
        question: "How should I keep nuts?",
        answer:
          "Cool, dark and airtight. In the shell they keep for months; shelled ones last longest in the fridge or freezer.",
      },
      {
        question: "What opens a hard shell?",
        answer:
          "A vice or a cracker made for it, with a hand around the nut. A hammer works too, but sends the pieces far.",
      },
      {
        question: "When is the harvest?",
        answer: "It depends on the nut and the district, so ask us what has just come in.",
      },
    ],
    opening: ["In the shell, or cracked for you?"],
  },
  {
    id: "flower-farm",
    name: "flower farm",
    above: "land",
    synonyms: list(
      "flower farm, dahlia farm, cut flowers grower, lavender farm, protea farm, rose farm, flower grower",
    ),
    services: offers(
      {
        Bunches: "We cut bunches in season.",
        Buckets: "We fill buckets for weddings you arrange yourself.",
        Florists: "We pick to order by the bucket.",
        "Tubers and bulbs": "We sell tubers, bulbs and seedlings.",
        "Open days": "We open the rows for picking and pictures.",
      },
      { Buckets: "vase", "Open days": "farm" },
    ),
  },
  {
    id: "christmas-tree-farm",
    name: "Christmas tree farm",
    above: "land",
    synonyms: list("christmas trees, xmas trees, christmas tree farm, cut your own tree"),
    services: offers({
      "Choose a tree": "We let you walk the rows and tag a tree.",
      "Cut and netted": "We cut, shake and net it for the car.",
      Delivery: "We bring trees to the door.",
      "Stands and wreaths": "We sell stands to hold it and wreaths for the door.",
      "Potted trees": "We grow trees in pots to keep.",
    }),
    questions: [
      {
        question: "How do I keep it fresh?",
        answer:
          "Cut a slice off the trunk, stand it in water straight away, and top it up every day.",
      },
      {
        question: "How tall should it be?",
        answer:
          "Measure from the floor to the ceiling, then leave room for the stand and the star.",
      },
    ],
  },
  {
    id: "compost-and-worm-farms",
    name: "compost and worm farm",
    above: "land",
    synonyms: list(
      "worm farm, worms, compost, worm castings, composting, bokashi, compost worms, worm juice",
    ),
    topics: list("food scraps, soil, organic waste"),
    services: offers(
      {
        Worms: "We sell compost worms by the box.",
        "Castings and juice": "We bag castings and bottle worm juice.",
        "Bins and farms": "We sell bins and show how to set one up.",
        "Scrap collection": "We collect food scraps from kitchens.",
        Workshops: "We show schools and gardens how compost works.",
      },
      { Workshops: "shovel", "Bins and farms": "trash" },
    ),
  },
];
