import { list, offers, type Trade } from "../trade.ts";

export const foodOfTheWest: readonly Trade[] = [
  {
    id: "pizzeria",
    name: "pizzeria",
    above: "restaurant",
    synonyms: list(
      "pizza, pizza shop, pizza take away, woodfired pizza, pizza delivery, pizza place, wood fired pizza, pizza trailer, pizza van",
    ),
    services: offers(
      {
        Pizzas: "We stretch the dough and bake each pizza as it is ordered.",
        Pasta: "We cook pasta with sauces made in our kitchen.",
        "Garlic bread and salads": "We serve garlic bread, salads and things to start with.",
        "Takeaway and delivery": "We box it up to take home.",
        "Party trays": "We bake for birthdays and offices.",
      },
      { "Party trays": "laid-table", "Garlic bread and salads": "bread" },
    ),
    questions: [
      {
        question: "Can I have half and half?",
        answer: "Usually, yes. Say so when you order, and which half the olives go on.",
      },
      {
        question: "How do I heat it up at home?",
        answer: "In a dry pan with a lid, or on a hot tray. The microwave makes the base soft.",
      },
      {
        question: "How do I keep it crisp on the way home?",
        answer:
          "Carry it flat and open the lid a crack: steam is what makes it soft. A hot oven brings it back.",
      },
    ],
    opening: ["Thin crust or thick?", "Hungry {where}? The oven is on.", "Half this, half that?"],
    headings: {
      unpriced: "On the menu",
      priced: "Menu",
      menu: "Menu",
      ask: "Order or ask",
      question: "What would you like, and for when?",
    },
  },
  {
    id: "kebab-shop",
    name: "kebab shop",
    above: "eatery",
    traits: ["halal"],
    synonyms: list(
      "kebabs, doner kebab, kebab, shawarma, halal snack pack, gozleme, turkish takeaway",
    ),
    services: offers(
      {
        Kebabs: "We carve lamb and chicken from the spit into warm bread.",
        Plates: "We serve meat or falafel with rice, salad and dips.",
        "Snack packs": "We layer chips, meat, cheese and sauces.",
        Falafel: "We fry falafel and roll it with hommus and tabbouli.",
        "Garlic and chilli": "We make the sauces, garlic to hot.",
      },
      { Falafel: "falafel", Plates: "skewers", "Garlic and chilli": "sauce-bottle" },
    ),
    opening: ["Garlic, chilli or both?"],
  },
  {
    id: "italian-restaurant",
    name: "Italian restaurant",
    above: "restaurant",
    synonyms: list("italian restaurant, trattoria, pasta, italian food, osteria, italian"),
    services: offers(
      {
        Pasta: "We cook it to order, with sauces that change with the season.",
        Antipasti: "We bring olives, cheeses and vegetables to share.",
        "Meat and fish": "We grill and braise meat and fish for the main course.",
        Dolci: "We make tiramisu, cannoli and gelato.",
        "Long tables": "We seat families and friends side by side, with dishes to pass around.",
      },
      { Dolci: "cake-slice", "Meat and fish": "fish-plate", "Long tables": "laid-table" },
    ),
    questions: [
      {
        question: "Which pasta with which sauce?",
        answer:
          "Long and thin for oil and garlic, ribbons for a slow sauce, tubes for anything with bits in it. Or ask us.",
      },
    ],
    opening: [
      "Long, short or filled?",
      "Pasta, a glass of something, and nowhere to be.",
      "Who gets the last piece of garlic bread?",
    ],
  },
  {
    id: "lebanese-restaurant",
    name: "Lebanese restaurant",
    above: "restaurant",
    traits: ["halal"],
    synonyms: list(
      "lebanese restaurant, lebanese food, middle eastern restaurant, manoush, manakish, persian restaurant, syrian food, arabic food, mezze, afghan restaurant, falafel, charcoal chicken",
    ),
    services: offers(
      {
        Mezze: "We bring hommus, tabbouli, labneh and warm bread to share.",
        "From the charcoal": "We grill skewers of lamb and chicken.",
        Manoush: "We bake flat bread with zaatar and cheese.",
        Banquets: "We set tables for families and celebrations.",
        Sweets: "We finish with baklawa and coffee.",
      },
      {
        Mezze: "falafel",
        "From the charcoal": "skewers",
        Manoush: "flatbreads",
        Banquets: "laid-table",
        Sweets: "baklawa",
      },
    ),
    questions: [
      {
        question: "How do we order for the table?",
        answer:
          "Dips and bread first, then salads, then whatever comes off the grill. Order for the middle, not for each plate.",
      },
    ],
    opening: ["Bread first. What goes on it?", "Start with dips, and see how far you get."],
  },
  {
    id: "lebanese-sweets",
    name: "Middle Eastern sweet shop",
    above: "food-maker",
    traits: ["halal"],
    synonyms: list(
      "lebanese sweets, baklava, baklawa, turkish delight, arabic sweets, knafeh, middle eastern sweets, turkish sweets, persian sweets, ahwe",
    ),
    services: offers(
      {
        Baklawa: "We layer pastry with pistachio, cashew and syrup.",
        Knafeh: "We bake knafeh and pour the syrup while it is hot.",
        Trays: "We fill trays for Eid, weddings and visits.",
        Coffee: "We boil coffee with cardamom and serve it beside the sweets.",
        Biscuits: "We bake maamoul and date biscuits.",
      },
      {
        Baklawa: "baklawa",
        Knafeh: "knafeh",
        Trays: "platter",
        Coffee: "rakweh",
        Biscuits: "maamoul",
      },
    ),
    opening: ["Pistachio or cashew?"],
  },
  {
    id: "greek-restaurant",
    name: "Greek restaurant",
    above: "restaurant",
    synonyms: list("greek restaurant, souvlaki, gyros, greek food, greek taverna, cypriot food"),
    services: offers(
      {
        "Souvlaki and gyros": "We grill and carve, and wrap it in pita.",
        Meze: "We bring dips, olives, cheese and octopus.",
        "From the oven": "We bake moussaka and slow lamb.",
        Sweets: "We serve loukoumades and galaktoboureko.",
      },
      { Sweets: "baklawa", Meze: "olives", "From the oven": "tied-roast" },
    ),
    questions: [
      {
        question: "What should we share?",
        answer:
          "Dips and bread, something fried, something grilled and a salad. Tell us how hungry you are, and we’ll work out how much.",
      },
    ],
    opening: ["Lamb, or something from the sea?", "Bread, olives, and the rest of the evening."],
  },
  {
    id: "mexican-restaurant",
    name: "Mexican restaurant",
    above: "restaurant",
    synonyms: list(
      "mexican restaurant, tacos, burritos, taqueria, mexican food, latin american food, empanadas, arepas",
    ),
    services: offers(
      {
        Tacos: "We fill warm tortillas with meat, fish or beans.",
        "Burritos and bowls": "We roll or bowl rice, beans and salsa.",
        Salsas: "We roast chillies and grind salsas, mild to hot.",
        "Sharing plates": "We serve nachos, guacamole and corn.",
      },
      { "Burritos and bowls": "kebab", Salsas: "sauce-bottle" },
    ),
    questions: [
      {
        question: "Is all of it hot?",
        answer:
          "No. The heat is mostly in the salsa, and that’s up to you. Ask us which one to be careful with.",
      },
    ],
    opening: ["Soft or crisp, mild or hot?", "A taco is never just one taco."],
  },
  {
    id: "african-restaurant",
    name: "African restaurant",
    above: "restaurant",
    synonyms: list(
      "african restaurant, ethiopian restaurant, injera, jollof, nigerian food, sudanese food, eritrean restaurant, somali food, moroccan restaurant, tagine, african food",
    ),
    services: offers(
      {
        "Shared plates": "We serve stews and vegetables on injera or with rice.",
        Grills: "We grill meat and fish with spice.",
        "Vegetarian platters": "We cook lentils, greens and beans.",
        Coffee: "We roast and pour coffee the slow way.",
        Catering: "We cook for weddings and community days.",
      },
      {
        "Shared plates": "thali",
        Grills: "skewers",
        "Vegetarian platters": "bowl-food",
        Coffee: "rakweh",
        Catering: "laid-table",
      },
    ),
    questions: [
      {
        question: "Do we eat with our hands?",
        answer:
          "If you like. Where there’s bread, tear off a piece and scoop. Nobody minds if you’d rather have a fork.",
      },
    ],
    opening: ["Have you ever eaten with your hands?", "One platter, many hands."],
  },
  {
    id: "european-restaurant",
    name: "European restaurant",
    above: "restaurant",
    synonyms: list(
      "german restaurant, hungarian restaurant, croatian restaurant, serbian grill, russian restaurant, polish restaurant, portuguese chicken, balkan grill, czech restaurant, georgian restaurant, maltese pastizzi, argentinian grill, brazilian bbq, south american restaurant",
    ),
    services: offers(
      {
        "From the grill": "We grill meat and vegetables over charcoal.",
        "Slow dishes": "We braise, stew and stuff the way it’s done at home.",
        "Dumplings and noodles": "We roll and fill dough by hand.",
        "Cakes and coffee": "We bake cakes and serve them with coffee.",
        Feasts: "We cook for name days, weddings and wakes.",
      },
      {
        "From the grill": "skewers",
        "Cakes and coffee": "cake-slice",
        "Dumplings and noodles": "dumplings",
        Feasts: "laid-table",
      },
    ),
    questions: [
      {
        question: "What if we don’t know the dishes?",
        answer:
          "Tell us a dish you like at home, and we’ll name the one that comes closest. Then be a little braver.",
      },
    ],
    opening: ["Dumplings, schnitzel or soup first?", "Something slow for a cold night."],
  },
  {
    id: "polish-deli",
    name: "Polish deli",
    above: "deli",
    synonyms: list(
      "polish deli, polish food, pierogi, european deli, russian deli, ukrainian food, german deli, german smallgoods, dutch shop, balkan deli, croatian deli, hungarian deli, eastern european deli",
    ),
    services: offers(
      {
        "Sausages and smallgoods": "We slice kielbasa, ham and smoked meats.",
        Pierogi: "We fill dumplings with potato, cheese, cabbage or meat.",
        Bread: "We sell dense rye and wheat loaves.",
        "Pickles and jars": "We stock gherkins, sauerkraut, beetroot and soups.",
        "Sweets and tea": "We bring in chocolates, poppy seed cake and tea.",
      },
      { "Pickles and jars": "pickles", "Sweets and tea": "tea-bag" },
    ),
  },
  {
    id: "italian-deli",
    name: "Italian deli",
    above: "deli",
    synonyms: list(
      "italian deli, italian grocer, salumeria, pasta shop, fresh pasta, greek deli, continental grocer",
    ),
    services: offers(
      {
        "Cheese and salami": "We cut parmesan, pecorino and salami to order.",
        "Pasta and sauces": "We sell fresh and dried pasta, passata and oil.",
        "Olives and antipasti": "We marinate olives and vegetables.",
        "Panini and coffee": "We fill rolls and make espresso.",
        Hampers: "We pack boxes for Easter and Christmas.",
      },
      { "Cheese and salami": "salami" },
    ),
  },
  {
    id: "steakhouse",
    name: "steakhouse",
    above: "restaurant",
    synonyms: list(
      "steak house, steak restaurant, grill restaurant, seafood restaurant, tapas bar, spanish restaurant, paella, french restaurant",
    ),
    services: offers(
      {
        "From the grill": "We grill beef and fish over flame.",
        "Small plates": "We bring plates to share first.",
        Sides: "We serve vegetables, salads and chips.",
        Desserts: "We finish with pudding, ice cream or cheese.",
        "Long lunches": "We seat groups who are in no hurry.",
      },
      {
        "From the grill": "steak",
        Desserts: "cake-slice",
        "Small plates": "oyster",
        Sides: "chips",
        "Long lunches": "laid-table",
      },
    ),
    questions: [
      {
        question: "How should I order my steak?",
        answer:
          "Rare is red and warm, medium is pink, well done is brown right through. A thick cut takes longer, so tell us if you’re in a hurry.",
      },
    ],
    opening: ["How do you like it cooked?", "Rare, medium, or don’t ask?"],
  },
];
