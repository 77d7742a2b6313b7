import { list, offers, type Trade } from "../trade.ts";

export const eatingOut: readonly Trade[] = [
  {
    id: "fish-and-chip-shop",
    name: "fish and chip shop",
    above: "eatery",
    synonyms: list(
      "fish and chips, fish n chips, chip shop, fish shop takeaway, hamburgers and fish",
    ),
    mood: "food",
    colour: "#1f6f8b",
    services: offers(
      {
        "Fish and chips": "We fry fish in batter, with chips to go with it.",
        "Grilled fish": "We grill fish for those who skip the batter.",
        Burgers: "We make them with the lot, or without.",
        "Calamari and scallops": "We crumb calamari and fry scallops.",
        "Potato cakes or scallops": "We fry slices of potato in batter, whatever you call them.",
        "Family packs": "We wrap up packs for the whole table.",
      },
      { "Grilled fish": "fish-plate", "Family packs": "takeaway-bag" },
    ),
    questions: [
      "Which fish is it today?",
      "Can I have it grilled?",
      "Can I order ahead and pick up?",
      "Do you fry anything without gluten?",
    ],
    opening: ["Chicken salt or plain?", "Friday night {where}?"],
    steps: [],
    headings: {
      unpriced: "Menu",
      priced: "Menu",
      menu: "Menu",
      ask: "Ask a question",
      question: "What would you like to know?",
    },
  },
  {
    id: "cafes-and-restaurants",
    name: "café",
    above: "eatery",
    synonyms: list(
      "coffee shop, cafe, brunch, breakfast place, all day breakfast, espresso bar, tearoom, morning tea, sandwich shop, sandwich bar, lunch bar, bagel shop, pancake house, matcha cafe, dog friendly cafe",
    ),
    topics: list("restaurant, bistro, hospitality, waiter, menu, takeaway, bar, pub, diner"),
    misspellings: list("caffe"),
    mood: "food",
    colour: "#7a5a3c",
    offer: "coffee",
    services: offers(
      {
        Breakfast: "We cook eggs, toast and porridge, from the first coffee on.",
        Lunch: "We make salads, rolls and a hot dish.",
        "Coffee and tea": "We make espresso and brew tea.",
        "Cakes from the cabinet": "We cut a slice to eat here, or box one to take home.",
        Takeaway: "We pack lunches and coffee to go.",
        "Room for groups": "We push tables together for clubs, prams and birthdays.",
      },
      {
        "Cakes from the cabinet": "cake-slice",
        Lunch: "sandwich",
        Takeaway: "takeaway-bag",
        "Room for groups": "laid-table",
      },
    ),
    questions: [
      {
        question: "What is there to eat without gluten?",
        answer:
          "Ask at the counter, and say whether you are coeliac or would just rather not. We’ll tell you plainly what we can’t keep apart in the kitchen.",
      },
      {
        question: "Can I bring the dog?",
        answer:
          "Assistance dogs may go wherever customers may. Other dogs can sit with you outside, wherever dogs are allowed: ask us first.",
        source: "Food Standards Australia New Zealand, Food Standards Code, Standard 3.2.2",
        notOf: ["cat-cafe"],
      },
      {
        question: "Can I bring my own cup?",
        answer: "Please do. A clean one with a lid travels best.",
        notOf: ["high-tea"],
      },
      {
        question: "What if I don’t drink coffee?",
        answer:
          "Tell us what you do like: tea, chocolate, something cold. Nobody has to drink coffee.",
      },
      "Is there a table for a pram?",
      "Can we book for a big group?",
    ],
    opening: [
      "The usual?",
      "Long black, flat white, or just somewhere to sit?",
      "First coffee, or third?",
      "A table by the window, or something to take along?",
    ],
    steps: [],
    headings: {
      unpriced: "On the menu",
      priced: "Menu",
      menu: "Menu",
      ask: "Ask a question",
      question: "What would you like to know?",
    },
  },
  {
    id: "restaurant",
    name: "restaurant",
    above: "eatery",
    synonyms: list(
      "bistro, eatery, diner, dining, cuisine, family restaurant, fine dining, restaurant and bar, function dining",
    ),
    misspellings: list("resturant, restaraunt"),
    mood: "food",
    colour: "#8a3b2a",
    offer: "food",
    services: offers(
      {
        Lunch: "We cook for a working hour or a long afternoon.",
        Dinner: "We cook starters, mains and desserts, to share or to keep to yourself.",
        "Set menus": "We choose dishes for the whole table, so that nobody has to.",
        Takeaway: "We pack the dishes that travel well, ready to carry home.",
        "Group bookings": "We push tables together for birthdays, clubs and work dinners.",
        "Private events": "We set the room for your party, with a menu agreed beforehand.",
      },
      {
        "Set menus": "menu-card",
        Takeaway: "takeaway-bag",
        "Group bookings": "laid-table",
        "Private events": "cheers",
      },
    ),
    questions: [
      {
        question: "What is there for vegetarians?",
        answer:
          "Look at the menu first, then ask: some dishes can be made without meat or fish. Ask about the stock, too.",
        notOf: ["thai-restaurant"],
      },
      {
        question: "How do we book for a big group?",
        answer:
          "Tell us ahead and we’ll put tables together. Choosing a few dishes in advance means everyone eats at the same time.",
      },
      {
        question: "What if someone has an allergy?",
        answer:
          "Tell us when you book and again when you sit down, so that the kitchen hears it from both ends.",
      },
      {
        question: "What should we order the first time?",
        answer:
          "Tell us what you usually like, and how hot, rich or light you want it. We’ll suggest a few things to share.",
      },
      {
        question: "Is it all right to bring children?",
        answer: "Of course. Early is easier: the room is quieter, and nobody is tired yet.",
      },
      {
        question: "We’re celebrating. What should we tell you?",
        answer: "Who it’s for, how many are coming, and whether there’s a cake or a speech.",
      },
      "Do you take bookings, or do we just turn up?",
      "Is it BYO?",
    ],
    opening: [
      "Lunch, dinner, or just dessert?",
      "A table for two, or for twelve?",
      "Who’s hungry {where}?",
    ],
    steps: [],
    headings: {
      unpriced: "On the menu",
      priced: "Menu",
      menu: "Menu",
      ask: "Book or ask",
      question: "When, and for how many?",
    },
    enquiry: {
      details: ["Date and time", "Number of people"],
      question: "What else would you like to ask?",
    },
  },
  {
    id: "brewery",
    name: "brewery",
    above: "eatery",
    synonyms: list("craft brewery, microbrewery, taproom, craft beer, brewing, brewpub"),
    misspellings: list("brewary"),
    mood: "food",
    colour: "#9a6a1f",
    services: offers(
      {
        "Beer on tap": "We pour beer from the tanks.",
        "Tasting paddles": "We set out small glasses to try side by side.",
        "Takeaway cans": "We sell cans to take home.",
        "Brewery tours": "We walk visitors around the brewhouse.",
        Food: "We serve something to eat with your beer.",
        "Function space": "We host functions beside the tanks.",
      },
      {
        "Brewery tours": "brewing-tank",
        "Tasting paddles": "tasting-flight",
        "Takeaway cans": "cans",
        Food: "hamburger",
        "Function space": "laid-table",
      },
    ),
    questions: [
      "What is on tap just now?",
      "Can we bring the kids and the dog?",
      "Is there food, or can we bring some?",
      "Can we walk through and see the tanks?",
    ],
    opening: ["Pale, dark or something sour?", "Knock-off time {where}?"],
    steps: [],
    headings: {
      unpriced: "At the bar",
      menu: "What’s on",
      ask: "Ask a question",
      question: "What would you like to know?",
    },
  },
  {
    id: "wine",
    name: "winery",
    above: "eatery",
    synonyms: list(
      "vineyard, cellar door, wines, wine tasting, winemaker, wine maker, wine estate",
    ),
    topics: list("sommelier, grapes, cheese, cheesemaking"),
    mood: "food",
    colour: "#6b2340",
    services: offers(
      {
        "Wine tasting": "We pour wine at the cellar door.",
        "Bottles to take home": "We sell our wine by the bottle and by the case.",
        "Wine club": "We send wine to members through the year.",
        "Lunch among the vines": "We serve lunch with a view of the vines.",
        "Weddings and functions": "We host weddings and functions at the vineyard.",
        "Vineyard tours": "We walk visitors through the vines.",
      },
      {
        "Bottles to take home": "bottle-case",
        "Wine club": "cheers",
        "Lunch among the vines": "laid-table",
        "Weddings and functions": "wedding-cake",
        "Vineyard tours": "grapes",
      },
    ),
    questions: [
      {
        question: "May I taste if I’m driving?",
        answer:
          "Yes, and there’s a spittoon for it: nobody minds. Better still, bring someone who would rather drive.",
      },
      {
        question: "How should I keep a bottle?",
        answer:
          "On its side if it has a cork, somewhere dark and cool that doesn’t change much. Ask us which are for now and which can wait.",
      },
      {
        question: "Which wine goes with what I’m cooking?",
        answer:
          "Tell us the dish and who is coming. We’ll suggest a bottle, and say so if none of them fits.",
      },

      "Do we need to book a tasting?",
      "Can we come with a group or a bus?",
      "Which wines can we taste?",
      "Can children come along?",
    ],
    opening: ["Red or white?", "A long lunch, or a case for the boot?"],
    steps: [],
    headings: {
      unpriced: "At the cellar door",
      menu: "Visit",
      ask: "Ask about a visit",
      question: "When would you like to come, and how many of you?",
    },
  },
  {
    id: "small-bar",
    name: "small bar",
    above: "eatery",
    synonyms: list("wine bar, cocktail bar, bar, rooftop bar, whisky bar, cocktail lounge"),
    mood: "food",
    colour: "#5a2f4a",
    services: offers(
      {
        Cocktails: "We shake and stir cocktails.",
        "Wine by the glass": "We pour red, white and something in between.",
        Beer: "We pour beer from tap and bottle.",
        "Small plates": "We serve plates made for sharing.",
        "Group bookings": "We set aside tables for groups.",
        Functions: "We host functions in the bar.",
      },
      {
        "Small plates": "olives",
        "Group bookings": "laid-table",
        Functions: "cheers",
        "Wine by the glass": "wine",
      },
    ),
    questions: [
      {
        question: "What is there for people who don’t drink?",
        answer:
          "Tell us what you like, sweet, sour or bitter, and we’ll make you something without alcohol. Nobody asks why.",
      },
      {
        question: "When is it quiet enough to talk?",
        answer:
          "Early in the evening and early in the week. On a Friday night, bring your outdoor voice.",
      },
      {
        question: "How do we book for a party?",
        answer:
          "Ask us with the day and how many you will be. Part of the room is often enough, and easier to book.",
      },
      "Do you take bookings?",
      "Is the kitchen open late?",
    ],
    opening: ["What are you having?", "One before the show, or one after?"],
    steps: [],
    headings: {
      unpriced: "At the bar",
      priced: "Drinks and plates",
      menu: "Drinks",
      ask: "Book or ask",
      question: "When, and for how many?",
    },
    enquiry: {
      details: ["Date and time", "Number of people"],
      question: "What else would you like to ask?",
    },
  },
  {
    id: "pub",
    name: "pub",
    above: "eatery",
    synonyms: list("hotel bar, tavern, beer garden, country pub, counter meals, inn and bar"),
    mood: "food",
    colour: "#7a4a2a",
    services: offers(
      {
        "Counter meals": "We serve pub meals that you order at the counter.",
        "Beer garden": "We have tables under the sky, for long lunches when the weather holds.",
        "Function room": "We let the room for parties, wakes and meetings.",
        "Live music": "We put bands on for the night.",
        "Trivia night": "We read the questions, you bring a team and a name for it.",
        "Rooms upstairs": "We let rooms above the bar.",
      },
      { "Counter meals": "cutlet", "Function room": "laid-table" },
    ),
    questions: [
      {
        question: "Is there something for people who don’t drink?",
        answer: "Yes, and nobody asks why. Have a look at the fridge, or ask at the bar.",
      },
      "What time does the kitchen close?",
      "Are children welcome in the bistro?",
      "Is there sport on the screens?",
      "Can I hire the back room?",
    ],
    opening: ["Inside or out in the beer garden?", "Meet you at the pub?"],
    steps: [],
    headings: {
      unpriced: "What’s on",
      menu: "What’s on",
      ask: "Book or ask",
      question: "When, and for how many?",
    },
    enquiry: {
      details: ["Date and time", "Number of people"],
      question: "What else would you like to ask?",
    },
  },
];
