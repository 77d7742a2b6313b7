import { list, offers, type Trade } from "../trade.ts";

export const foodShops: readonly Trade[] = [
  {
    id: "butcher",
    name: "butcher",
    above: "food-shop",
    synonyms: list(
      "butchery, meat shop, meats, butchers shop, smallgoods, steaks, sausages, lamb, beef",
    ),
    misspellings: list("bucher, butchers"),
    mood: "food",
    colour: "#8c2f2b",
    offer: "meat",
    services: offers(
      {
        "Beef and lamb": "We cut steaks, chops and roasts as thick as you say.",
        "Pork and chicken": "We have them whole, in pieces, rolled or boned.",
        Sausages: "We mince, season and fill sausages in the shop.",
        "Roasts and large cuts": "We bone, roll and tie roasts.",
        "Marinated and ready to cook": "We marinate, crumb and skewer.",
        "Bulk packs": "We pack larger amounts, ready for the freezer.",
      },
      {
        "Roasts and large cuts": "tied-roast",
        "Pork and chicken": "roast-chicken",
        "Marinated and ready to cook": "skewers",
        "Bulk packs": "cutlet",
      },
    ),
    questions: [
      {
        question: "Can you bone and roll it for me?",
        answer:
          "Yes. Order ahead on busy days, and say how many it should feed and whether you want the bones as well.",
      },
      {
        question: "How much meat do I need a head?",
        answer:
          "It depends on the cut, the bone and who’s eating. Tell us who’s coming and what else you’re cooking, and we’ll work it out with you.",
      },
      {
        question: "How long can I keep it?",
        answer:
          "Mince and sausages are for today or tomorrow, whole cuts keep longer. Freeze what you won’t get to, in the portions you’ll need.",
      },
      "Do you make your own sausages?",
      "Where does the lamb come from?",
      "Can I order a whole or a half?",
    ],
    opening: [
      "What’s on the barbecue tonight?",
      "Say how many are coming and how you cook, and talk cuts from there.",
      "Roast on Sunday, or snags tonight?",
    ],
    steps: [],
    headings: { unpriced: "In the window", priced: "In the window", menu: "Meat" },
  },
  {
    id: "fishmonger",
    name: "fishmonger",
    above: "food-shop",
    synonyms: list(
      "seafood, fish market, fish shop, fresh fish, prawns, oysters, seafood shop, crab",
    ),
    mood: "food",
    colour: "#1f6f8b",
    services: offers(
      {
        "Whole fish and fillets": "We scale, gut and fillet, or leave it whole.",
        Oysters: "We shuck oysters, or sell them closed.",
        "Prawns and crabs": "We sell them cooked or green, whole or peeled.",
        "Sashimi cuts": "We slice fish for sashimi.",
        "Smoked fish": "We sell hot-smoked and cold-smoked fish.",
        "Platters for Christmas":
          "We arrange prawns, oysters and fish on ice, so order early in December.",
      },
      { "Sashimi cuts": "sushi", "Smoked fish": "fish-plate" },
    ),
    questions: [
      {
        question: "Can you fillet it for me?",
        answer:
          "Yes. Say how you will cook it, and whether you want the bones and the head for stock.",
      },
      {
        question: "How do I keep fish until tonight?",
        answer:
          "In the coldest part of the fridge, out of the plastic, on a plate with a cloth over it. Take an esky if the drive is long.",
      },
      "What came in this morning?",
      "Where was it caught?",
      "Can I order prawns for Christmas Eve?",
    ],
    opening: ["Whole or filleted?", "How would you cook it? Ask at the counter."],
    steps: [],
    headings: { unpriced: "On the ice", priced: "On the ice", menu: "Seafood" },
  },
  {
    id: "greengrocer",
    name: "greengrocer",
    above: "food-shop",
    synonyms: list(
      "fruit and veg, fruit shop, fruiterer, fruit and vegetables, vegetable boxes, veg box, organic fruit",
    ),
    misspellings: list("vegtables"),
    mood: "food",
    colour: "#4b7a2f",
    services: offers(
      {
        Fruit: "We sell fruit by the kilo and the piece.",
        Vegetables: "We sell what the markets have, from beans to pumpkins.",
        "Boxes for the week": "We pack a mixed box for each week’s cooking.",
        "Herbs and salad": "We sell bunches and bags of leaves.",
        "Eggs and milk": "We keep the fridge stocked with both.",
        "Fruit for offices": "We deliver fruit to the office kitchen.",
      },
      {
        "Boxes for the week": "produce-box",
        "Fruit for offices": "strawberry",
        "Eggs and milk": "milk",
      },
    ),
    questions: [
      {
        question: "What is in season just now?",
        answer:
          "It changes from week to week. What is in season is piled up at the front, so ask us what tastes good today.",
      },
      {
        question: "How do I keep greens from wilting?",
        answer:
          "Wash them, shake them and wrap them in a damp cloth in the fridge. Tomatoes and bananas stay out of it.",
      },
      "Can I choose what is in my box?",
      "Who grew it?",
      "Do you deliver to cafés?",
    ],
    opening: ["Soup this week, or salad?", "What’s for dinner, and what’s ripe for it?"],
    steps: [],
  },
  {
    id: "deli",
    name: "deli",
    above: "food-shop",
    synonyms: list(
      "delicatessen, cheese shop, cheesemonger, cheeses, antipasto, charcuterie, olives, continental deli, picnic hampers",
    ),
    mood: "food",
    colour: "#7a5a2f",
    services: offers(
      {
        Cheese: "We cut cheese from the wheel.",
        Smallgoods: "We slice smallgoods at the counter.",
        "Olives and antipasto": "We spoon out olives, peppers and pickles by weight.",
        "Rolls and sandwiches": "We fill rolls with what is in the counter.",
        "Picnic hampers": "We pack everything for a picnic, knife included.",
        "Grazing platters": "We arrange cheese, meats and fruit on a board.",
      },
      { Smallgoods: "salami" },
    ),
    questions: [
      {
        question: "Can I taste before I buy?",
        answer: "Ask us for a sliver: nobody knows a cheese from its label.",
      },
      {
        question: "How do I keep cheese and cold cuts?",
        answer:
          "Wrapped in paper, in the warmer part of the fridge. Take cheese out an hour before you eat it.",
      },
      "How long ahead should I order a platter?",
      "Which cheese goes with this?",
      "Can you make up a hamper?",
    ],
    opening: ["Something good with crackers?", "Cheese first, or olives?"],
    steps: [],
  },
  {
    id: "grocer",
    name: "grocer",
    above: "food-shop",
    synonyms: list(
      "grocery, groceries, supermarket, corner store, convenience store, health food shop, wholefoods, minimart",
    ),
    mood: "food",
    colour: "#4b7a2f",
    services: offers(
      {
        "Pantry staples": "We stock flour, rice, oil and tins.",
        "Spices and sauces": "We stock the everyday ones and some from further away.",
        "Fruit and vegetables": "We bring in fruit and vegetables for the week’s cooking.",
        "Bread and milk":
          "We stock the everyday things, so nobody has to drive to the supermarket.",
        "Snacks and drinks": "We stock something for the lunch box and the road.",
        "Bulk foods": "We weigh out foods from bulk bins.",
      },
      {
        "Pantry staples": "bulk-bins",
        "Spices and sauces": "spices",
        "Fruit and vegetables": "produce-box",
        "Bulk foods": "feed-sack",
      },
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
    id: "bottle-shop",
    name: "bottle shop",
    above: "shop",
    synonyms: list(
      "bottle-o, liquor store, wine shop, wine merchant, off licence, cellars, beer and spirits",
    ),
    mood: "shop",
    colour: "#5a2f3a",
    services: offers(
      {
        Wine: "We sell wine by the bottle and the case.",
        "Craft beer": "We stock cans and bottles from small breweries.",
        Spirits: "We stock gin, whisky, rum and liqueurs.",
        "Cold drinks": "We keep beer, wine and mixers in the fridge, ready for tonight.",
        "Mixed cases": "We put together a case from different makers.",
        "Drinks for parties": "We count glasses with you, and say what keeps if it isn’t drunk.",
      },
      {
        "Cold drinks": "fridge",
        Spirits: "brandy",
        "Mixed cases": "wine-case",
        "Drinks for parties": "cheers",
      },
    ),
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
    id: "tea-shop",
    name: "tea shop",
    above: "food-shop",
    synonyms: list("loose leaf tea, tea blends, teahouse, tea house, tea merchant, chai"),
    mood: "food",
    colour: "#5a7a4a",
    services: offers(
      {
        "Black tea": "We weigh out leaf tea, from malty to smoky.",
        "Green tea": "We weigh out green teas from different regions.",
        Chai: "We mix spices for chai.",
        "Herbal blends": "We blend herbs for tea.",
        "Teapots and strainers": "We stock what you need to brew a pot.",
        "Tea for cafés": "We supply leaf tea and bags to cafés.",
      },
      { "Black tea": "tea-bag", "Green tea": "leaf", Chai: "spices", "Tea for cafés": "coffee" },
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
