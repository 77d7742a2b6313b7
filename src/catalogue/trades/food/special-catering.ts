import { order } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const specialCatering: readonly Trade[] = [
  {
    id: "pacific-catering",
    name: "Pacific Islander caterer",
    above: "catering",
    synonyms: list(
      "umu, island food, umu catering, hangi, samoan food, tongan food, fijian food, maori food, polynesian catering, island catering, cook islands food, lovo, pacific islander food",
    ),
    services: offers(
      {
        "Umu and hangi": "We cook pork, chicken and taro on hot stones.",
        "Island feasts": "We bring chop suey, palusami, coconut dishes and raw fish.",
        "Weddings and birthdays": "We cook for large families, and then some.",
        "Church and community days": "We feed halls and fields.",
        Boxes: "We pack plates to take home.",
      },
      {
        "Umu and hangi": "fire",
        "Island feasts": "laid-table",
        "Weddings and birthdays": "wedding-cake",
        Boxes: "ready-meal",
      },
    ),
    opening: ["Pork, chicken or taro?", "A feast {where}, or plates to take home?"],
  },
  {
    id: "kosher-caterer",
    name: "kosher caterer",
    above: "catering",
    traits: ["kosher"],
    synonyms: list(
      "kosher catering, bar mitzvah catering, kosher food, kiddush catering, bris catering, kosher platters",
    ),
    services: offers(
      {
        "Kiddush and bris": "We set platters and salads for a kiddush or a bris.",
        "Bar and bat mitzvahs": "We cater for lunch, dinner and the dance floor.",
        "Shabbat meals": "We cook Shabbat meals to collect before sunset.",
        Weddings: "We plan the menu with the two families.",
        Platters: "We send fish, salad and dessert platters.",
      },
      { Weddings: "wedding-cake", "Shabbat meals": "challah" },
    ),
    opening: ["A kiddush, a bris or a wedding?", "Who is coming for Shabbat?"],
  },
  {
    id: "halal-caterer",
    name: "halal caterer",
    above: "catering",
    traits: ["halal"],
    synonyms: list(
      "halal catering, halal food, muslim catering, halal catering for weddings, walima catering",
    ),
    services: offers(
      {
        Weddings: "We cook biryani, grills and curries for large weddings.",
        "Lamb and chicken": "We roast, grill and slow-cook halal lamb and chicken.",
        Platters: "We fill platters for aqiqah, Eid and offices.",
        "Live stations": "We cook at the venue, in front of the guests.",
        "Sweets and tea": "We finish with sweets, fruit and tea.",
      },
      {
        Weddings: "wedding-cake",
        "Live stations": "charcoal-grill",
        "Lamb and chicken": "roast-chicken",
        "Sweets and tea": "baklawa",
      },
    ),
  },
  {
    id: "vegan-caterer",
    name: "vegan caterer",
    above: "catering",
    traits: ["vegan"],
    synonyms: list("vegan catering, plant based catering, vegetarian catering, raw food catering"),
    services: offers(
      {
        "Grazing tables": "We lay tables of fruit, dips, nut cheeses and bread.",
        "Hot dishes": "We cook curries, pastas and bakes without animal products.",
        "Finger food": "We pass small vegan bites.",
        Cakes: "We bake without eggs or dairy.",
      },
      {
        "Hot dishes": "curry",
        "Finger food": "samosas",
        Cakes: "cake-slice",
        "Grazing tables": "platter",
      },
    ),
  },
  {
    id: "wedding-caterer",
    name: "grazing table caterer",
    above: "catering",
    synonyms: list(
      "grazing tables, grazing boxes, grazing platters, cheese platters, picnic catering, platter boxes",
    ),
    services: offers(
      {
        "Grazing tables": "We dress a table with cheese, fruit, dips and bread.",
        Boxes: "We pack boxes for two or for twenty.",
        Picnics: "We set up rugs, cushions and baskets.",
        "Office platters": "We send morning and afternoon platters.",
        "Sweet tables": "We lay out small cakes and fruit.",
      },
      {
        "Grazing tables": "platter",
        Boxes: "ready-meal",
        "Office platters": "sandwich",
        "Sweet tables": "high-tea-stand",
      },
    ),
  },
  {
    id: "spit-roast",
    name: "barbecue and spit roast caterer",
    above: "catering",
    synonyms: list(
      "spit roast catering, bbq catering, smoked meat catering, american bbq, low and slow barbecue, spit roasts, gas spit",
    ),
    services: offers(
      {
        "Spit roasts": "We roast lamb, pork or beef on the spit and carve it there.",
        "Smoked meats": "We smoke brisket and ribs through the night.",
        "Salads and rolls": "We bring bread, salads and sauces.",
        "Sausages and burgers": "We run a simple barbecue for clubs and sites.",
        "Vegetarian plates": "We grill vegetables and haloumi too.",
      },
      {
        "Spit roasts": "tied-roast",
        "Smoked meats": "ham",
        "Salads and rolls": "bowl-food",
        "Vegetarian plates": "carrot",
      },
    ),
  },
  {
    id: "meal-kits",
    name: "meal delivery service",
    above: "home-cooking-and-meal-prep",
    synonyms: list(
      "frozen meals, meal delivery, healthy meals delivered, meals on wheels, senior meals, ready made meals, lunch delivery",
    ),
    services: offers(
      {
        "Ready meals": "We cook and pack meals to heat at home.",
        "Weekly menus": "We change the menu and take orders by the week.",
        "Special diets": "We cook low-salt, soft and vegetarian meals.",
        "Freezer packs": "We fill a freezer for new parents and busy weeks.",
        Delivery: "We bring the meals to the door.",
      },
      {
        "Ready meals": "ready-meal",
        "Freezer packs": "fridge",
        "Weekly menus": "menu-card",
        "Special diets": "bowl-food",
        Delivery: "van",
      },
    ),
    steps: order,
  },
  {
    id: "school-lunches",
    name: "canteen service",
    above: "catering",
    synonyms: list(
      "school lunches, school canteen, tuckshop, canteen, lunch orders, childcare catering",
    ),
    topics: list(
      "school lunch, lunch box, lunchbox, kids snacks, packed lunch, fussy eaters, children food",
    ),
    traits: ["kids"],
    services: offers(
      {
        "Lunch orders": "We fill lunch orders and send them to the classroom.",
        "Hot food": "We cook pasta, rice and toasted sandwiches.",
        "Snacks and fruit": "We cut fruit and bake muffins.",
        "Special diets": "We keep track of allergies and special diets.",
        "Childcare menus": "We cook for centres and kindergartens.",
      },
      { "Lunch orders": "sandwich", "Special diets": "bowl-food", "Hot food": "sausage-roll" },
    ),
    steps: order,
  },
  {
    id: "home-butcher",
    name: "mobile butcher",
    above: "visits",
    synonyms: list(
      "home kill, mobile butcher, home kill butcher, on farm butcher, mobile slaughter, game processing, abattoir, meat processing",
    ),
    mood: "food",
    services: offers(
      {
        "On the farm": "We come to the paddock and work quietly.",
        "Cutting and packing": "We cut, mince and pack to your list.",
        "Lamb, beef and goat": "We cut sheep, cattle and goats for the family freezer.",
        Sausages: "We make sausages from your own meat.",
        "Cool room": "We hang carcasses in a cold van.",
      },
      { "On the farm": "cow", "Cutting and packing": "knife", "Cool room": "tied-roast" },
    ),
    questions: [
      {
        question: "How should the animal be the night before?",
        answer:
          "Yarded, quiet, with water and without feed. It’s easier on the animal and better for the meat.",
      },
      {
        question: "How do we want it cut?",
        answer:
          "Think about how many you feed at a time and how much room is in the freezer. We’ll go through it with you, cut by cut.",
      },
    ],
  },
];
