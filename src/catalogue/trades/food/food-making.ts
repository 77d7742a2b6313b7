import { list, offers, type Trade } from "../trade.ts";

export const foodMaking: readonly Trade[] = [
  {
    id: "bread-and-sourdough",
    name: "bakery",
    above: "food-maker",
    synonyms: list(
      "bakehouse, baker, bread, sourdough, pastries, hot bread shop, rolls, scones, bagels, chimney cakes, flatbreads",
    ),
    topics: list("loaf, flour, dough, starter, focaccia, bagels, fermenting"),
    misspellings: list("bakary, sourdo"),
    mood: "food",
    colour: "#a8622f",
    services: offers(
      {
        "Sourdough and other breads": "We bake loaves that rise slowly, with a dark crust.",
        "Pies and sausage rolls": "We bake pies and rolls with pastry of our own.",
        "Cakes and slices": "We bake something for morning tea, by the piece or the tray.",
        "Rolls for lunch": "We bake the rolls first, then fill them with whatever you point at.",
        "Birthday cakes to order": "We bake them for the day, with a name on top if you like.",
        "Bread for cafés": "We bake for cafés and deliver in the morning.",
      },
      { "Cakes and slices": "cake-slice", "Bread for cafés": "croissant" },
    ),
    questions: [
      {
        question: "Can I order ahead and pick up?",
        answer: "Yes. Let us know the day before, since tomorrow’s dough is made today.",
      },
      {
        question: "How do I keep a loaf fresh?",
        answer:
          "In paper or cloth, cut side down, and not in the fridge. Slice and freeze the rest, and toast it straight from frozen.",
      },
      {
        question: "Can I have it sliced?",
        answer: "Yes, once it has cooled: a warm loaf tears. Whole, it keeps a little longer.",
      },
      "What time does the bread come out?",
      "What do you have without gluten or dairy?",
      "Do you supply cafés and shops?",
    ],
    opening: [
      "Bread for tonight? A slice for now?",
      "What’s for morning tea {where}?",
      "Crusty or soft?",
      "Lunch between two slices?",
    ],
    steps: [],
    headings: { unpriced: "On the shelf", priced: "On the shelf", menu: "What’s baked" },
  },
  {
    id: "cake-decorating",
    name: "cake maker",
    above: "food-maker",
    synonyms: list(
      "cakes, cupcakes, cake decorator, patisserie, birthday cakes, custom cakes, celebration cakes, desserts, brownies, macarons, cookies",
    ),
    topics: list("fondant, icing, wedding cake, sugar art"),
    mood: "food",
    colour: "#b0577a",
    services: offers(
      {
        "Birthday cakes":
          "We talk about theme, flavour and the number of plates, then bake and decorate.",
        "Wedding cakes": "We make them in tiers, after a talk about flavours.",
        Cupcakes: "We ice them in colours that go with the party, by the dozen.",
        "Cakes without gluten": "We bake cakes without gluten in the recipe.",
        "Biscuits and small sweets": "We bake small things for tea, gifts and platters.",
        "Cakes for offices": "We put a logo, a name or a farewell on top.",
      },
      {
        "Wedding cakes": "wedding-cake",
        "Cakes without gluten": "cake-slice",
        "Cakes for offices": "high-tea-stand",
      },
    ),
    questions: [
      {
        question: "Can you make a cake from a picture?",
        answer:
          "Yes, as our own version of it. Send the picture with the number of guests and the day, and tell us what you love about it.",
      },
      {
        question: "How do I get it home?",
        answer:
          "Flat in the boot or on the floor, never on a lap or a seat. Turn the air conditioning on and take the corners slowly.",
      },
      {
        question: "How many people does each size feed?",
        answer:
          "That depends on whether it’s dessert or a small piece with coffee. Tell us how many guests and what else you’re serving, and we’ll suggest a size.",
      },
      "How far ahead should I order?",
      "Do you deliver, and set up at the venue?",
    ],
    opening: ["Whose birthday is it?", "How many candles, and who is coming?"],
    steps: [
      {
        name: "Tell us who it is for",
        note: "The day, the number of people, and a picture if you have one.",
      },
      {
        name: "Choose the flavour",
        note: "Mention any allergies before you decide.",
      },
      {
        name: "Pick it up, or have it delivered",
        note: "Keep it flat on the way home, and somewhere cool until you cut it.",
      },
    ],
    headings: {
      ask: "Ask about a cake",
      question: "What is the occasion, when, and for how many?",
    },
    enquiry: {
      details: ["Date", "How many to feed"],
      question: "What’s the occasion, and what do you have in mind?",
    },
  },
  {
    id: "chocolate-and-sweets",
    name: "chocolate maker",
    above: "food-maker",
    synonyms: list(
      "chocolatier, chocolates, chocolate shop, fudge, nougat, confectionery, handmade sweets",
    ),
    topics: list("candy, lollies, truffles, caramel, honeycomb"),
    mood: "food",
    colour: "#5a3426",
    services: offers(
      {
        "Chocolate bars": "We pour chocolate into bars, plain or filled.",
        "Boxes of chocolates": "We fill boxes, with our choice or yours.",
        "Fudge and caramels": "We cook sugar, butter and cream in small pans.",
        "Easter eggs": "We mould and fill eggs ahead of Easter.",
        "Gifts for clients": "We pack chocolates as gifts for clients.",
        "Wedding favours": "We wrap chocolates as wedding favours.",
      },
      {
        "Boxes of chocolates": "chocolate-box",
        "Gifts for clients": "gift",
        "Wedding favours": "wedding-cake",
      },
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
    id: "jams-and-preserves",
    name: "preserves maker",
    above: "food-maker",
    synonyms: list(
      "jams, jam, chutney, preserves, marmalade, pickles, relish, condiments, fermented vegetables, kimchi, sauerkraut, kombucha",
    ),
    topics: list("fermenting, bottling, pantry"),
    mood: "food",
    colour: "#a8472f",
    services: offers(
      {
        "Jams and marmalades": "We cook fruit in small pots and pour it into jars.",
        "Chutneys and relishes": "We cook fruit and vegetables with vinegar and spice.",
        Pickles: "We pickle whatever is plentiful.",
        Sauces: "We cook and bottle sauces for the table and the barbecue.",
        "Gift boxes": "We pack jars into gift boxes.",
        "Jars for shops and cafés": "We sell by the carton to shops and cafés.",
      },
      {
        "Jams and marmalades": "jam-jar",
        Pickles: "pickles",
        Sauces: "sauce-bottle",
        "Chutneys and relishes": "jar-label",
        "Gift boxes": "gift",
      },
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
    id: "coffee-roaster",
    name: "coffee roaster",
    above: "food-maker",
    synonyms: list("coffee roastery, coffee beans, roasted coffee, specialty coffee, roaster"),
    mood: "food",
    colour: "#6b4a32",
    services: offers(
      {
        "Coffee beans": "We roast coffee and sell it as beans.",
        "Ground to order": "We grind coffee for the way you brew it.",
        Subscriptions: "We send coffee out regularly.",
        "Coffee for cafés": "We roast for cafés and help dial in the grinder.",
        "Coffee for offices": "We deliver beans, and set the grinder for the machine at work.",
        "Brewing gear": "We sell brewers, filters and grinders.",
      },
      {
        "Ground to order": "coffee-bag",
        "Coffee beans": "coffee-bean",
        Subscriptions: "mailbox",
        "Brewing gear": "coffee-plunger",
      },
    ),
    questions: [
      {
        question: "Which beans suit a stovetop?",
        answer:
          "Ones that are roasted a little darker, ground finer than for a plunger. Tell us how strong you like it.",
      },
      {
        question: "How should I keep the beans?",
        answer:
          "In a closed tin, away from light and heat, and not in the fridge. Grind them just before you brew.",
      },
      {
        question: "How do you like it so far?",
        answer: "Tell us what you drink and how you make it, and we’ll start you off near that.",
      },
      "When was this roasted?",
      "Can you grind it for my machine?",
      "Do you supply cafés and train their staff?",
    ],
    opening: ["How do you take it?", "Espresso, filter or plunger? Start there."],
    steps: [],
  },
  {
    id: "beekeeping",
    name: "honey maker",
    above: "food-maker",
    synonyms: list(
      "honey, apiary, beekeeper, apiarist, beekeeping, honeycomb, beeswax, raw honey, hives, bees",
    ),
    topics: list("pollination, mead bees"),
    misspellings: list("beekeping"),
    mood: "food",
    colour: "#c58a17",
    offer: "honey",
    services: offers(
      {
        "Honey in jars": "We extract honey and put it in jars.",
        Honeycomb: "We cut honeycomb from the frame.",
        Beeswax: "We melt and mould beeswax.",
        "Honey for cafés": "We supply honey by the tub and the bucket.",
        "Hives and swarms": "We collect swarms and look after hives.",
        "Gift packs": "We box up jars, comb and candles.",
      },
      {
        "Honey in jars": "honey-jar",
        Honeycomb: "hexagon",
        Beeswax: "candle",
        "Honey for cafés": "tea-bag",
        "Gift packs": "gift",
        "Hives and swarms": "beehive",
      },
    ),
    questions: [
      {
        question: "Why has my honey gone hard?",
        answer:
          "It has crystallised, which good honey does. Stand the jar in warm water, not boiling, and give it time.",
      },
      {
        question: "Why does it taste different this year?",
        answer:
          "Because the bees found something else. What flowers, and when, changes from year to year.",
      },
      "What were the bees feeding on?",
      "Can you collect a swarm?",
      "Where can I buy a jar?",
    ],
    opening: ["Toast, tea or straight off the spoon?", "What is flowering {where} just now?"],
    steps: [],
  },
  {
    id: "ice-cream",
    name: "ice creamery",
    above: "eatery",
    synonyms: list(
      "ice cream, gelato, gelateria, sorbet, frozen yoghurt, ice cream parlour, ice cream shop",
    ),
    topics: list("icecream, popsicle, icy pole, soft serve"),
    misspellings: list("icecream"),
    mood: "food",
    colour: "#d96d93",
    services: offers(
      {
        "Scoops and cones": "We scoop ice cream into cones and cups.",
        "Tubs to take home": "We fill tubs for the freezer at home.",
        Sorbets: "We churn sorbets from fruit.",
        "Shakes and sundaes": "We blend shakes and build sundaes.",
        "Ice cream cakes": "We layer ice cream and sponge for birthdays.",
        "Carts for parties": "We bring a cart and scoop for your guests.",
      },
      { "Tubs to take home": "gelato-tub", "Carts for parties": "market-stall" },
    ),
    questions: [
      {
        question: "Which flavours have no dairy?",
        answer:
          "Ask us which they are today, and tell us about an allergy: the scoops and the machines meet a lot of milk.",
      },
      {
        question: "How far can I carry a tub?",
        answer:
          "With a cold bag and ice, about as long as a film takes. On a hot day come to us last.",
      },
      "Can I taste one first?",
      "Do you make ice cream cakes?",
      "Are the cones without gluten?",
    ],
    opening: ["One scoop or two?", "How hot is it {where} today?"],
    steps: [],
    headings: { unpriced: "Flavours and more", menu: "Flavours" },
  },
];
