import { type Business, list } from "./business.ts";

export const foodShops: readonly Business[] = [
  {
    noun: "butcher",
    mood: "food",
    drawing: "scale",
    colour: "#8c2f2b",
    words: list(
      "butcher, meats, halal meat, smallgoods, lamb chops, sausages, beef, lamb, goat meat, steaks",
    ),
    offer: "meat",
    services: list(
      "Beef and lamb, Pork and chicken, Sausages, Roasts and large cuts, Marinated and ready to cook, Bulk packs",
    ),
    questions: [
      "Do you make your own sausages?",
      "Can you bone and roll it for me?",
      "Where does the lamb come from?",
      "Can I order a whole or a half?",
    ],
    opening: [
      "What’s on the barbecue tonight?",
      "Say how many are coming and how you cook, and talk cuts from there.",
    ],
    steps: [],
    headings: { unpriced: "In the window", priced: "In the window", menu: "Meat" },
  },
  {
    noun: "fishmonger",
    mood: "food",
    drawing: "scale",
    colour: "#1f6f8b",
    words: list("seafood, fishmonger, fish market, oyster, fish shop, prawns, fresh fish, crab"),
    services: list(
      "Whole fish and fillets, Oysters, Prawns and crabs, Sashimi cuts, Smoked fish, Platters for Christmas",
    ),
    questions: [
      "What came in this morning?",
      "Can you fillet it for me?",
      "Where was it caught?",
      "Can I order prawns for Christmas Eve?",
    ],
    opening: ["Whole or filleted?", "How would you cook it? Ask at the counter."],
    steps: [],
    headings: { unpriced: "On the ice", priced: "On the ice", menu: "Seafood" },
  },
  {
    noun: "greengrocer",
    mood: "food",
    drawing: "scale",
    colour: "#4b7a2f",
    words: list(
      "greengrocer, fruit and veg, fruit & veg, fruiter, veg box, vegtable, vegetable, fruit shop, organic fruit",
    ),
    services: list(
      "Fruit, Vegetables, Boxes for the week, Herbs and salad, Eggs and milk, Fruit for offices",
    ),
    questions: [
      "What is in season just now?",
      "Can I choose what is in my box?",
      "Who grew it?",
      "Do you deliver to cafés?",
    ],
    opening: ["What’s in season?", "Soup this week, or salad?"],
    steps: [],
  },
  {
    noun: "deli",
    mood: "food",
    drawing: "scale",
    colour: "#7a5a2f",
    words: list(
      "deli, delicatessen, cheese shop, cheesemonger, cheese, antipasto, charcuterie, cheeses, olives, picnic hamper, olive oil, truffle",
    ),
    services: list(
      "Cheese, Smallgoods, Olives and antipasto, Rolls and sandwiches, Picnic hampers, Grazing platters",
    ),
    questions: [
      "Can I taste before I buy?",
      "How long ahead should I order a platter?",
      "Which cheese goes with this?",
      "Can you make up a hamper?",
    ],
    opening: ["Something good with crackers?", "Cheese first, or olives?"],
    steps: [],
  },
  {
    noun: "grocer",
    mood: "food",
    drawing: "scale",
    colour: "#4b7a2f",
    words: list(
      "grocer, supermarket, spices, milk bar, corner store, asian grocer, indian grocer, bulk food, refill, zero waste, health food, spice, wholefood",
    ),
    services: list(
      "Pantry staples, Spices and sauces, Fruit and vegetables, Bread and milk, Snacks and drinks, Bulk foods",
    ),
    questions: [
      "Do you have the brand from home?",
      "Can you order something in?",
      "Can I bring my own jars?",
      "Do you deliver to older customers?",
    ],
    opening: ["What’s missing from the cupboard?", "A pinch of something, or a sack of rice."],
    steps: [],
  },
  {
    noun: "bottle shop",
    mood: "shop",
    drawing: "bottle",
    colour: "#5a2f3a",
    words: list("bottle shop, bottle-?o, liquor, wine shop, wine merchant, cellars"),
    services: list("Wine, Craft beer, Spirits, Cold drinks, Mixed cases, Drinks for parties"),
    questions: [
      "Can you put together a case for me?",
      "How much do I need for forty guests?",
      "Can I return what we don’t open?",
      "What goes with a curry?",
    ],
    opening: ["What’s for dinner?", "A bottle to share, or one to give?"],
    steps: [],
  },
  {
    noun: "tea shop",
    mood: "food",
    drawing: "cup",
    colour: "#5a7a4a",
    words: list("tea shop, tea blend, loose leaf, teahouse, tea house, chai"),
    services: list(
      "Black tea, Green tea, Chai, Herbal blends, Teapots and strainers, Tea for cafés",
    ),
    questions: [
      "Which teas have no caffeine?",
      "How long should it steep?",
      "Can I smell it before I choose?",
      "Do you blend for cafés?",
    ],
    opening: ["Shall I put the kettle on?", "Strong with milk, or light and floral?"],
    steps: [],
  },
];
