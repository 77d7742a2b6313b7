import { type Business, list } from "./business.ts";

export const foodMaking: readonly Business[] = [
  {
    noun: "bakery",
    mood: "food",
    drawing: "bread",
    colour: "#a8622f",
    words: list(
      "bakery, bakehouse, baker, bread, pastr, sourdough, manoush, bakers, pasties, meat pie, pastizzi, flatbread, breads, sourdo, scones, rolls and",
    ),
    services: list(
      "Sourdough and other breads, Pies and sausage rolls, Cakes and slices, Rolls for lunch, Birthday cakes to order, Bread for cafés",
    ),
    questions: [
      "What time does the bread come out?",
      "Can I order ahead and pick up?",
      "What do you have without gluten or dairy?",
      "Do you supply cafés and shops?",
    ],
    opening: ["Bread for tonight? A slice for now?", "What’s for morning tea {where}?"],
    steps: [],
    headings: { unpriced: "On the shelf", priced: "On the shelf", menu: "What’s baked" },
  },
  {
    noun: "cake maker",
    mood: "food",
    drawing: "bread",
    colour: "#b0577a",
    words: list(
      "cakes, cake maker, cupcake, cake decorat, patisserie, cake, cookies, macaron, brownie, pavlova, dessert, biscuits, pastry chef",
    ),
    services: list(
      "Birthday cakes, Wedding cakes, Cupcakes, Cakes without gluten, Biscuits and small sweets, Cakes for offices",
    ),
    questions: [
      "How far ahead should I order?",
      "Can you make a cake from a picture?",
      "How many people does each size feed?",
      "Do you deliver, and set up at the venue?",
    ],
    opening: ["Whose birthday is it?", "How many candles, and who is coming?"],
    steps: [
      {
        name: "Say who it is for",
        note: "The day, the number of people, and a picture if you have one.",
      },
      {
        name: "Choose the flavour",
        note: "Name what somebody can’t eat before anything is settled.",
      },
      {
        name: "Pick it up, or have it delivered",
        note: "Ask how to carry it, and where to keep it until it is cut.",
      },
    ],
    headings: {
      ask: "Ask about a cake",
      question: "What is the occasion, when, and for how many?",
    },
  },
  {
    noun: "chocolate maker",
    mood: "food",
    drawing: "bread",
    colour: "#5a3426",
    words: list("chocolat, confection, fudge, lollies, lolly, nougat, toffee"),
    services: list(
      "Chocolate bars, Boxes of chocolates, Fudge and caramels, Easter eggs, Gifts for clients, Wedding favours",
    ),
    questions: [
      "Which ones have no nuts or dairy?",
      "Can you post chocolate in summer?",
      "Can you put a name or a logo on the box?",
      "How long do they keep?",
    ],
    opening: ["Dark or milk?", "One for you, one to give away."],
    steps: [],
  },
  {
    noun: "preserves maker",
    mood: "food",
    drawing: "bottle",
    colour: "#a8472f",
    words: list(
      "jams?, chutney, preserves, marmalade, pickles, relish, hot sauce, kimchi, ferment, sauces, condiment, kombucha",
    ),
    services: list(
      "Jams and marmalades, Chutneys and relishes, Pickles, Sauces, Gift boxes, Jars for shops and cafés",
    ),
    questions: [
      "Where does the fruit come from?",
      "How long does a jar keep once it is open?",
      "Do you take jars back?",
      "Which markets will you be at?",
    ],
    opening: ["What is on your toast?", "A jar for the cupboard, and one for the neighbour."],
    steps: [],
  },
  {
    noun: "coffee roaster",
    mood: "food",
    drawing: "cup",
    colour: "#6b4a32",
    words: list("coffee roast, roastery, coffee beans, roasted coffee, specialty coffee"),
    services: list(
      "Coffee beans, Ground to order, Subscriptions, Coffee for cafés, Coffee for offices, Brewing gear",
    ),
    questions: [
      "Which beans suit a stovetop?",
      "When was this roasted?",
      "Can you grind it for my machine?",
      "Do you supply cafés and train their staff?",
    ],
    opening: ["How do you take it?", "Espresso, filter or plunger? Start there."],
    steps: [],
  },
  {
    noun: "honey maker",
    mood: "food",
    drawing: "tree",
    colour: "#c58a17",
    words: list("honey, apiar, beekeep, mead, bees"),
    offer: "honey",
    services: list(
      "Honey in jars, Honeycomb, Beeswax, Honey for cafés, Hives and swarms, Gift packs",
    ),
    questions: [
      "What were the bees feeding on?",
      "Why has my honey gone hard?",
      "Can you collect a swarm?",
      "Where can I buy a jar?",
    ],
    opening: ["Toast, tea or straight off the spoon?", "What is flowering {where} just now?"],
    steps: [],
  },
  {
    noun: "ice creamery",
    mood: "food",
    drawing: "cup",
    colour: "#d96d93",
    words: list("ice cream, gelato, gelateria, sorbet, frozen yog"),
    services: list(
      "Scoops and cones, Tubs to take home, Sorbets, Shakes and sundaes, Ice cream cakes, Carts for parties",
    ),
    questions: [
      "Which flavours have no dairy?",
      "Can I taste one first?",
      "Do you make ice cream cakes?",
      "Are the cones without gluten?",
    ],
    opening: ["One scoop or two?", "How hot is it {where} today?"],
    steps: [],
    headings: { unpriced: "Flavours and more", menu: "Flavours" },
  },
];
