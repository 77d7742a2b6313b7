import { list, offers, type Trade } from "../trade.ts";

export const specialKitchens: readonly Trade[] = [
  {
    id: "juice-bar",
    name: "juice bar",
    above: "eatery",
    synonyms: list(
      "juices, smoothies, acai bowls, fresh juice, smoothie bar, acai, cold pressed juice",
    ),
    services: offers({
      Juices: "We press fruit and vegetables as you wait.",
      Smoothies: "We blend fruit with milk, yoghurt or coconut.",
      Bowls: "We top acai and fruit bowls with muesli.",
      Shots: "We press ginger and turmeric.",
    }),
  },
  {
    id: "burger-shop",
    name: "burger shop",
    above: "eatery",
    synonyms: list("burgers, burger bar, hamburgers, smash burgers, fried chicken shop, hot dogs"),
    services: offers({
      Burgers: "We grill patties and toast the buns.",
      Chicken: "We fry chicken pieces and tenders.",
      "Chips and sides": "We cook chips, rings and salads.",
      Shakes: "We whip milk and ice cream thick enough for a spoon.",
      "Veggie burgers": "We make burgers without meat too.",
    }),
  },
  {
    id: "plant-based-food",
    name: "vegan café",
    above: "cafes-and-restaurants",
    traits: ["vegan"],
    synonyms: list(
      "vegan cafe, vegan restaurant, plant based cafe, plant based food, vegan food, vegan takeaway, raw cafe",
    ),
    topics: list(
      "vegan, vegan snacks, snacks, vegetarian, plant based, plantbased, gluten free, coeliac, dairy free, healthy eating, wholefood, salads",
    ),
    services: [
      {
        name: "Breakfast and lunch",
        line: "We cook vegetables, grains and beans for breakfast and lunch.",
        icon: "bread",
      },
      { name: "Salads and bowls", line: "We fill bowls with grains, greens and pickles." },
      {
        name: "Cakes",
        line: "We bake without eggs or dairy.",
        icon: "cake-slice",
        only: ["vegan"],
      },
      {
        name: "Coffee with oat or soy",
        line: "We pour coffee with oat, soy and almond milk.",
        only: ["vegan"],
      },
      { name: "Takeaway", line: "We pack lunches to go.", icon: "takeaway-bag" },
    ],
  },
  {
    id: "vegetarian-cafe",
    name: "vegetarian café",
    above: "cafes-and-restaurants",
    traits: ["vegetarian"],
    synonyms: list("vegetarian cafe, vegetarian restaurant, vegetarian food, wholefood cafe"),
    services: offers(
      {
        Breakfast: "We cook eggs, mushrooms and toast.",
        "Salads and soups": "We cook a pot of something each morning, and toss what is crisp.",
        "Curries and pies": "We cook lentil curry, quiche and vegetable pies.",
        "Coffee and cake": "We bake in the morning, and pull shots until we close.",
        Takeaway: "We pack lunches to go.",
      },
      {
        Takeaway: "takeaway-bag",
        "Coffee and cake": "cake-slice",
        "Salads and soups": "bowl-food",
        "Curries and pies": "curry",
      },
    ),
  },
  {
    id: "high-tea",
    name: "high tea room",
    above: "cafes-and-restaurants",
    synonyms: list("high tea, tea rooms, devonshire tea, afternoon tea, scones and tea"),
    services: offers(
      {
        "High tea": "We bring tiers of sandwiches, scones and small cakes.",
        "Devonshire tea": "We bake scones and serve them with jam and cream.",
        "Pots of tea": "We brew leaf tea in the pot.",
        "Birthdays and showers": "We set a long table for a group.",
        Hampers: "We pack high tea to take away.",
      },
      {
        "High tea": "high-tea-stand",
        "Devonshire tea": "scones",
        "Birthdays and showers": "balloon",
      },
    ),
  },
  {
    id: "cat-cafe",
    name: "cat café",
    above: "cafes-and-restaurants",
    synonyms: list("cat cafe, cat lounge"),
    services: offers(
      {
        "An hour with the cats": "We look after cats who like company, and you sit with them.",
        "Coffee and cake": "We serve coffee, tea and cake.",
        Adoption: "We introduce people to cats who need a home.",
        Parties: "We hold small birthdays among cats.",
      },
      { "Coffee and cake": "cake-slice", Parties: "balloon" },
    ),
    questions: [
      {
        question: "Can I pick the cats up?",
        answer:
          "Let them come to you. A hand held low and a bit of patience work better than arms.",
      },
      {
        question: "What if a child is a bit wild?",
        answer:
          "Tell us before you come in. We’ll show you the calmest corner, and how cats like to be asked.",
        not: ["adults"],
      },
    ],
  },
  {
    id: "pie-shop",
    name: "pie shop",
    above: "bread-and-sourdough",
    synonyms: list("pie maker, meat pies, pies, pasties, pie cart, sausage rolls, gourmet pies"),
    services: offers(
      {
        Pies: "We fill pies with beef, chicken or vegetables.",
        "Pasties and rolls": "We bake pasties and sausage rolls.",
        "Family pies": "We bake large pies to take home.",
        Frozen: "We pack pies for the freezer.",
        Events: "We bring a pie warmer to events.",
      },
      { "Family pies": "laid-table", Frozen: "fridge" },
    ),
    questions: [
      {
        question: "Can I order ahead for the team?",
        answer: "Yes. Tell us at least a day ahead how many of each and when you’ll pick them up.",
      },
      {
        question: "How do I warm them up?",
        answer:
          "In the oven, on a tray, straight on the paper, until the middle is hot. A microwave makes the pastry sad.",
      },
      {
        question: "What is in them?",
        answer:
          "Ask us, and tell us about any allergy. Pastry and gravy both have wheat in them unless we say otherwise.",
      },
    ],
  },
  {
    id: "ice-supplier",
    name: "ice supplier",
    above: "shop",
    synonyms: list(
      "ice, ice delivery, party ice, dry ice, ice supplier, ice sculptures, ice blocks",
    ),
    services: offers(
      {
        Bags: "We fill and deliver bags of ice.",
        "Dry ice": "We cut dry ice for freight and stage.",
        Events: "We bring ice and tubs.",
        "Boats and camps": "We sell blocks that last.",
        Sculptures: "We carve blocks into swans, letters and luges.",
      },
      { Bags: "ice-bag", "Dry ice": "dry-ice", "Boats and camps": "fish", Events: "champagne" },
    ),
    headings: { menu: "Ice" },
  },
];
