import { list, offers, type Trade } from "../trade.ts";

export const smallMakers: readonly Trade[] = [
  {
    id: "cheese-maker",
    name: "cheese maker",
    above: "food-maker",
    synonyms: list("cheesemaker, cheese factory, artisan cheese, cheesery, goat cheese, creamery"),
    services: offers(
      {
        "Fresh cheese": "We make soft cheese to eat within days.",
        "Aged cheese": "We turn and age wheels until they are ready.",
        "At the door": "We cut pieces to taste and to take home.",
        "For restaurants": "We supply kitchens and delis.",
        Platters: "We put together boards with bread and fruit.",
      },
      {
        "Fresh cheese": "soft-cheese",
        "Aged cheese": "cheese-wheel",
        "For restaurants": "chef-hat",
        "At the door": "cow",
      },
    ),
  },
  {
    id: "baking",
    name: "biscuit and slice maker",
    above: "food-maker",
    synonyms: list(
      "home baker, biscuits, slices, cookies and biscuits, scones and slices, biscotti, baked treats, home baking, doughnuts, cookie shop, pies and slices",
    ),
    topics: list("bake, baker, cookies, pastry, muffins, scones, pies, dessert, desserts, sweets"),
    mood: "food",
    services: offers(
      {
        Biscuits: "We bake biscuits by the tin and by the tray.",
        Slices: "We bake and cut slices for cafés and cake stalls.",
        "Cakes for the table": "We bake tea cakes and loaves.",
        "Gift boxes": "We pack boxes for the post.",
        Markets: "We bring what we baked to the market.",
      },
      { Slices: "cake-slice", "Gift boxes": "gift", Markets: "market-stall" },
    ),
  },
  {
    id: "lolly-shop",
    name: "lolly shop",
    above: "food-shop",
    synonyms: list(
      "lolly shop, lollies, candy shop, sweet shop, confectionery shop, old fashioned sweets, boiled lollies, sugar shop",
    ),
    services: offers(
      {
        "By the bag": "We scoop sweets from the jars by weight.",
        "Chocolate and fudge": "We cut fudge and sell chocolate.",
        "Licorice and sours": "We stock licorice, sours and sugar-free sweets.",
        "Party and wedding tables": "We fill jars for parties and weddings.",
        "Imported candy": "We bring in candy from overseas.",
      },
      { "By the bag": "lolly-bag", "Party and wedding tables": "balloon" },
    ),
  },
  {
    id: "mead-maker",
    name: "mead maker",
    above: "brewery",
    synonyms: list("mead, meadery, honey wine, mead making"),
    services: offers(
      {
        "Mead by the bottle": "We ferment honey and water into dry and sweet mead.",
        "Spiced and fruit meads": "We add berries, ginger and spice.",
        Tastings: "We pour small glasses and tell you what you taste.",
        "Sparkling mead": "We bottle mead with bubbles.",
        Cases: "We pack mixed cases to send.",
      },
      {
        "Mead by the bottle": "beer-bottle",
        "Spiced and fruit meads": "berries-and-spice",
        Tastings: "tasting-flight",
        Cases: "bottle-case",
      },
    ),
    questions: [
      {
        question: "What does mead taste like?",
        answer:
          "Of honey, from bone dry to very sweet. Tell us whether you like dry wine, cider or something sweeter, and we’ll pour one to match.",
      },
      {
        question: "How should I drink it?",
        answer:
          "Dry and sparkling ones cold, in a wine glass. Sweet and spiced ones are good at room temperature, or gently warmed.",
      },
      {
        question: "How long does an open bottle keep?",
        answer:
          "A still mead keeps for some weeks in the fridge, with the cork back in. A sparkling one is for tonight.",
      },
    ],
    opening: ["Dry, sweet or spiced?"],
  },
  {
    id: "distillery",
    name: "distillery",
    above: "brewery",
    synonyms: list(
      "distillery, gin distillery, whisky distillery, gin, vodka, rum distillery, spirits maker, distiller",
    ),
    services: offers(
      {
        "Gin and vodka": "We distil with botanicals and bottle in small runs.",
        "Whisky and rum": "We lay spirit down in casks.",
        Tastings: "We pour a paddle and talk through it.",
        "Blending classes": "We help guests mix a bottle of their own.",
        "Bottles and gifts": "We sell by the bottle and the box.",
      },
      {
        "Blending classes": "test-tube",
        Tastings: "tasting-flight",
        "Bottles and gifts": "spirit-bottle",
      },
    ),
  },
  {
    id: "cidery",
    name: "cidery",
    above: "brewery",
    synonyms: list("cidery, cider, cider house, perry, ginger beer brewery"),
    services: offers(
      {
        Cider: "We press apples and pears and ferment the juice.",
        Tastings: "We pour dry to sweet.",
        "Cellar door": "We sell by the bottle and the case.",
        Juice: "We bottle fresh juice in season.",
      },
      { Tastings: "tasting-flight", "Cellar door": "bottle-case", Cider: "apples" },
    ),
  },
  {
    id: "home-brewing",
    name: "home brew shop",
    above: "shop",
    synonyms: list(
      "home brew shop, home brewing supplies, homebrew, brewing supplies, winemaking supplies, home distilling supplies",
    ),
    topics: list(
      "beer, brewing, brew, home brew, cider, ginger beer, mead, craft beer, distilling, gin",
    ),
    services: offers(
      {
        "Kits and malts": "We stock kits, malts, hops and yeast.",
        "Fermenters and taps": "We sell fermenters, kegs, taps and bottles.",
        Recipes: "We help you put a brew together.",
        "Cider, wine and spirits": "We stock what you need for other ferments.",
        "Fault finding": "We taste your brew and tell you what went wrong.",
      },
      {
        "Fault finding": "test-tube",
        Recipes: "notebook",
        "Cider, wine and spirits": "beer-bottle",
      },
    ),
  },
  {
    id: "sauces-and-spices",
    name: "sauce and spice maker",
    above: "jams-and-preserves",
    synonyms: list(
      "hot sauce, chilli sauce, bbq sauce, spice blends, sauces, seasoning, spice rubs, curry pastes, condiment maker, infused oils",
    ),
    topics: list(
      "chilli, spice, spices, barbecue, bbq, rub, smoker, smoking meat, curry, condiments, salt",
    ),
    services: offers(
      {
        "Hot sauces": "We ferment and cook chillies, mild to fierce.",
        "Rubs and blends": "We roast and grind spices.",
        "Barbecue and tomato": "We simmer sauces for the table and the grill.",
        "Gift packs": "We box bottles and jars.",
        "For kitchens": "We bottle for cafés and shops.",
      },
      {
        "Hot sauces": "sauce-bottle",
        "Rubs and blends": "spices",
        "Barbecue and tomato": "charcoal-grill",
        "Gift packs": "gift",
      },
    ),
  },
  {
    id: "biltong-shop",
    name: "South African shop",
    above: "food-shop",
    synonyms: list(
      "biltong, droewors, south african shop, boerewors, jerky, dried meat, beef jerky",
    ),
    services: offers(
      {
        "Biltong and droewors": "We cure, spice, hang and slice beef.",
        Boerewors: "We make coiled sausage for the braai.",
        "Rusks and tea": "We bring in rusks, chutney, sweets and tea.",
        "By post": "We pack and post to your door.",
        "Game and chilli": "We dry other meats, plain and hot.",
      },
      { "Biltong and droewors": "biltong" },
    ),
  },
  {
    id: "dog-bakery",
    name: "dog bakery",
    above: "animals",
    synonyms: list(
      "dog bakery, dog treats, dog cakes, doggy birthday cakes, pet bakery, natural dog treats, doggy treats, vegan dog food, dog biscuits",
    ),
    services: offers(
      {
        "Cakes for dogs": "We bake birthday cakes dogs can eat.",
        Treats: "We dry and bake treats from few ingredients.",
        "For sensitive stomachs": "We bake without grain or chicken.",
        "Party boxes": "We pack a box for the whole pack.",
        Markets: "We set out samples at markets.",
      },
      { "Cakes for dogs": "cake", "Party boxes": "gift" },
    ),
    questions: [
      {
        question: "Can my dog have it every day?",
        answer:
          "Treats are for in between. Count them into the daily food, and ask your vet if your dog has a condition.",
      },
      {
        question: "What should a dog not eat?",
        answer:
          "Chocolate, grapes, raisins, onion, and anything with the sweetener xylitol. None of that belongs in a treat.",
      },
      {
        question: "Can you make a birthday cake?",
        answer: "Yes. Tell us the day, the size of the dog and how many friends are coming.",
      },
    ],
    steps: [],
    opening: ["Who has been good today?", "A birthday coming up, with paws?"],
  },
  {
    id: "milk-bar",
    name: "milk bar",
    above: "grocer",
    synonyms: list("milk bar, corner shop, general store, mixed business, country store"),
    services: offers(
      {
        "Bread and milk": "We keep the everyday things on the shelf from early on.",
        Newspapers: "We sell the morning’s papers.",
        "Lollies and ice creams": "We keep the freezer and the lolly jars full.",
        "Cold drinks": "We keep drinks cold in the fridge.",
        "Sandwiches and pies": "We butter, fill and cut while you wait, with sauce if you want it.",
        "Everyday groceries": "We stock what runs out at home.",
      },
      { "Bread and milk": "milk", "Cold drinks": "milkshake", "Everyday groceries": "jar-label" },
    ),
  },
  {
    id: "refill-shop",
    name: "zero waste shop",
    above: "grocer",
    synonyms: list(
      "zero waste shop, refill shop, bulk food store, bulk foods, plastic free shop, bulk wholefoods",
    ),
    services: offers(
      {
        "Pantry by weight": "We fill jars with flour, rice, nuts and spices by weight.",
        "Oils and vinegars": "We refill bottles from the drum.",
        "Soaps and cleaners": "We refill washing and cleaning liquids.",
        "Plastic-free goods": "We stock brushes, wraps and bags without plastic.",
        Containers: "We weigh what you bring, or lend a jar.",
      },
      { "Pantry by weight": "bulk-bins", "Oils and vinegars": "oil-bottle", Containers: "jar" },
    ),
  },
];
