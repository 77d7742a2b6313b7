import { list, offers, type Trade } from "../trade.ts";

export const byTheRules: readonly Trade[] = [
  {
    id: "halal-butcher",
    name: "halal butcher",
    above: "butcher",
    traits: ["halal"],
    synonyms: list("halal butcher, halal meat, halal butchery, halal meats, muslim butcher"),
    services: offers(
      {
        Lamb: "We cut halal lamb: chops, shanks, shoulders and whole lambs.",
        "Beef and goat": "We cut beef and goat for curries, roasts and the grill.",
        Chicken: "We sell halal chicken whole, in pieces and marinated.",
        "Mince and sausages": "We mince to order and make lamb and beef sausages.",
        "Whole animals": "We prepare whole lambs and goats for families, aqiqah and Eid.",
      },
      {
        Lamb: "cutlet",
        "Beef and goat": "tied-roast",
        Chicken: "roast-chicken",
        "Whole animals": "sheep",
      },
    ),
  },
  {
    id: "kosher-butcher",
    name: "kosher butcher",
    above: "butcher",
    traits: ["kosher"],
    synonyms: list("kosher butcher, kosher meat, kosher butchery"),
    services: offers(
      {
        "Beef and brisket": "We cut kosher beef and trim brisket for the long oven.",
        Lamb: "We cut lamb shoulders, shanks and chops.",
        "Chicken and turkey": "We sell kosher chicken and turkey, whole and in pieces.",
        "Ready to cook": "We make schnitzel, burgers and meatballs.",
        "Holiday orders": "We take orders for the holidays and Shabbat.",
      },
      {
        "Beef and brisket": "tied-roast",
        "Chicken and turkey": "roast-chicken",
        "Ready to cook": "skewers",
        "Holiday orders": "challah",
      },
    ),
  },
  {
    id: "vegan-butcher",
    name: "vegan butcher",
    above: "food-shop",
    traits: ["vegan"],
    synonyms: list(
      "vegan butcher, plant based butcher, vegan deli, vegan meats, plant based meats, mock meat",
    ),
    services: [
      {
        name: "Plant-based sausages",
        line: "We make sausages from beans, grains and spices.",
        only: ["vegan"],
      },
      {
        name: "Slices and roasts",
        line: "We smoke, slice and roll seitan and tofu.",
        icon: "tied-roast",
        only: ["vegan"],
      },
      {
        name: "Burgers and mince",
        line: "We press patties and crumble mince made of plants.",
        only: ["vegan"],
      },
      {
        name: "Nut cheeses",
        icon: "soft-cheese",
        line: "We culture cashew and almond cheeses.",
        only: ["vegan"],
      },
      { name: "Hampers", line: "We pack boxes for barbecues and Christmas." },
    ],
  },
  {
    id: "vegan-cheese-maker",
    name: "vegan cheese maker",
    above: "food-maker",
    traits: ["vegan"],
    synonyms: list(
      "vegan cheese, plant based cheese, nut cheese, cashew cheese, dairy free cheese, vegan cheese maker",
    ),
    services: [
      {
        name: "Soft cheeses",
        line: "We culture cashews into soft cheese with herbs or ash.",
        icon: "soft-cheese",
        only: ["vegan"],
      },
      {
        name: "Aged and hard",
        line: "We age dairy-free cheese that slices and grates.",
        icon: "cheese-wheel",
        only: ["vegan"],
      },
      {
        name: "Platters",
        line: "We put plant-based platters together with fruit and crackers.",
        only: ["vegan"],
      },
      { name: "For cafés and shops", line: "We supply kitchens and delis by the kilo." },
    ],
  },
  {
    id: "vegan-bakery",
    name: "vegan bakery",
    above: "bread-and-sourdough",
    traits: ["vegan"],
    synonyms: list(
      "vegan bakery, vegan baker, vegan cakes, plant based bakery, vegan doughnuts, dairy free bakery",
    ),
    services: [
      {
        name: "Cakes",
        line: "We bake cakes without eggs or dairy.",
        icon: "cake-slice",
        only: ["vegan"],
      },
      { name: "Bread", line: "We bake loaves and rolls from flour, water and salt." },
      {
        name: "Pies and pastries",
        line: "We fill pies with vegetables and lentils.",
        only: ["vegan"],
      },
      {
        name: "Biscuits and slices",
        line: "We bake plant-based biscuits and slices.",
        only: ["vegan"],
      },
      {
        name: "Celebration cakes",
        line: "We decorate dairy-free cakes for birthdays and weddings.",
        only: ["vegan"],
      },
    ],
  },
  {
    id: "gluten-free-bakery",
    name: "gluten-free bakery",
    above: "bread-and-sourdough",
    traits: ["gluten-free"],
    synonyms: list(
      "gluten free bakery, gluten free cakes, gluten free bread, coeliac bakery, gluten free baker, gluten free cafe",
    ),
    services: offers(
      {
        Bread: "We bake bread from rice, buckwheat and seeds.",
        "Cakes and slices": "We bake with almond and coconut flour.",
        "Pies and rolls": "We bake pies and rolls without gluten.",
        "Celebration cakes": "We decorate cakes to order.",
        "Coeliac orders": "We talk through ingredients with people who have coeliac disease.",
      },
      {
        "Cakes and slices": "cake-slice",
        "Celebration cakes": "cake",
        "Pies and rolls": "pie",
        "Coeliac orders": "grains",
      },
    ),
    opening: [
      "Missed a good crust?",
      "Morning tea for everyone {where}?",
      "A slice that everyone can share?",
    ],
  },
  {
    id: "alcohol-free-bottle-shop",
    name: "alcohol-free bottle shop",
    above: "bottle-shop",
    traits: ["alcohol-free"],
    synonyms: list(
      "alcohol free bottle shop, non alcoholic drinks, zero alcohol shop, alcohol free wine, non alcoholic bottle shop, sober bar",
    ),
    services: [
      {
        name: "Alcohol-free wine",
        line: "We stock wines with the alcohol taken out, red to sparkling.",
        only: ["alcohol-free"],
      },
      {
        name: "Zero beer and cider",
        line: "We stock non-alcoholic beers, lagers to stouts.",
        only: ["alcohol-free"],
      },
      {
        name: "Alcohol-free spirits",
        line: "We stock bottles to mix without alcohol.",
        only: ["alcohol-free"],
      },
      { name: "Mocktail mixers", line: "We stock syrups, bitters and tonics for mocktails." },
      { name: "Gift packs", icon: "wine-case", line: "We put mixed boxes together." },
    ],
    questions: [],
    opening: ["What will you pour?"],
  },
];
