import { list, offers, type Trade } from "../trade.ts";

export const foodOfAsia: readonly Trade[] = [
  {
    id: "indian-restaurant",
    name: "Indian restaurant",
    above: "restaurant",
    synonyms: list(
      "indian restaurant, curry house, indian food, curry, biryani, tandoori, dosa, punjabi food, south indian food, indian takeaway",
    ),
    services: offers(
      {
        Curries: "We cook curries from whole spices, mild to hot.",
        Tandoor: "We bake naan and grill in the tandoor.",
        "Rice and biryani": "We steam basmati and layer biryani.",
        "Vegetarian dishes": "We cook dal, paneer and vegetables of the day.",
        Banquets: "We bring curries, rice and bread to the middle, for a whole table.",
      },
      {
        Curries: "curry",
        Tandoor: "flatbreads",
        "Rice and biryani": "rice-bowl",
        Banquets: "thali",
      },
    ),
    questions: [
      {
        question: "Which bread goes with which curry?",
        answer:
          "Naan for the creamy ones, roti for the dry ones, rice with all of them. Order one of each and pass them round.",
      },
    ],
    opening: ["Mild, medium or like at home?", "Rice or naan? Have both."],
  },
  {
    id: "indian-sweets",
    name: "Indian sweet shop",
    above: "food-maker",
    traits: ["vegetarian"],
    synonyms: list("indian sweets, mithai, mithai shop, ladoo, barfi, jalebi, namkeen, chaat"),
    services: offers(
      {
        Mithai: "We make ladoo, barfi and gulab jamun.",
        "Boxes for Diwali": "We pack sweet boxes for festivals and families.",
        Savouries: "We fry namkeen, samosas and kachori.",
        Weddings: "We make trays for weddings and engagements.",
        Chaat: "We put together crisp, sour and spicy street snacks.",
      },
      { Mithai: "mithai", Weddings: "hennaed-hand", Savouries: "samosas" },
    ),
  },
  {
    id: "tiffin-service",
    name: "tiffin service",
    above: "food-maker",
    synonyms: list(
      "tiffin, tiffin delivery, indian meal delivery, dabba, home cooked indian meals, jain food, jain tiffin",
    ),
    traits: ["vegetarian"],
    services: offers(
      {
        "Daily tiffin": "We cook dal, sabzi, rice and roti and pack them warm.",
        "Weekly plans": "We bring meals on the days you choose.",
        "Paneer and vegetables": "We change the sabzi each day with what is at the market.",
        Rotis: "We roll rotis by hand and sell them by the dozen.",
        "Festival thalis": "We cook a full thali for festivals.",
      },
      {
        "Daily tiffin": "curry",
        Rotis: "flatbreads",
        "Weekly plans": "calendar-check",
        "Festival thalis": "thali",
      },
    ),
  },
  {
    id: "thai-restaurant",
    name: "Thai restaurant",
    above: "restaurant",
    synonyms: list("thai restaurant, thai food, thai takeaway, pad thai, lao food"),
    services: offers(
      {
        Curries: "We pound pastes and cook green, red and massaman curries.",
        Noodles: "We toss pad thai and pad see ew in the wok.",
        "Rice dishes": "We fry and steam rice with basil, egg and vegetables.",
        "Salads and soups": "We make som tum and tom yum, as hot as you say.",
        Takeaway: "We keep sauce and rice apart, so that it arrives as it should.",
      },
      {
        Curries: "curry",
        "Rice dishes": "rice-bowl",
        "Salads and soups": "bowl-food",
        Takeaway: "takeaway-bag",
      },
    ),
    questions: [
      {
        question: "How hot is hot?",
        answer:
          "Tell us what you’re used to, and start there. Chilli can go in later, but it can’t come out.",
      },
      {
        question: "What if I don’t eat fish sauce?",
        answer:
          "Say so before we cook. It goes into many dishes, as shrimp paste does into many curries, so we’ll tell you what can do without.",
      },
    ],
    opening: [
      "How hot would you like it?",
      "Sour, salty, sweet, hot: order one of each.",
      "Rice or noodles tonight?",
    ],
  },
  {
    id: "chinese-restaurant",
    name: "Chinese restaurant",
    above: "restaurant",
    synonyms: list(
      "chinese restaurant, chinese food, chinese takeaway, yum cha, dim sum, dumplings, dumpling house, hot pot, hotpot, noodle house, noodles, sichuan, cantonese",
    ),
    services: offers(
      {
        Dumplings: "We fold dumplings and steam, boil or fry them.",
        "Noodles and rice": "We pull, fry and simmer noodles, and fry rice in the wok.",
        "Wok dishes": "We cook vegetables, meat and tofu over high heat.",
        "Yum cha": "We bring small plates to the table.",
        Banquets: "We set round tables for ten.",
      },
      { "Noodles and rice": "bowl-steam", Banquets: "laid-table" },
    ),
    questions: [
      {
        question: "How many dishes should we order?",
        answer:
          "About one for each of you, and rice. Mix something steamed, something from the wok and something with plenty of sauce.",
      },
    ],
    opening: [
      "Steamed, fried or from the wok?",
      "Order for the middle of the table, and turn it round.",
    ],
  },
  {
    id: "vietnamese-bakery",
    name: "Vietnamese bakery",
    above: "bread-and-sourdough",
    synonyms: list(
      "banh mi, vietnamese bakery, vietnamese rolls, pork rolls, banh mi shop, vietnamese hot bread",
    ),
    services: offers(
      {
        "Banh mi": "We fill crackling baguettes with pâté, herbs and pickles.",
        "Bread and rolls": "We bake rolls and baguettes through the morning.",
        "Pies and pastries": "We bake pies, sausage rolls and sweet buns.",
        "Iced coffee": "We drip coffee over condensed milk and ice.",
        Platters: "We fill trays of small rolls for meetings.",
      },
      { "Banh mi": "banh-mi", "Iced coffee": "iced-coffee" },
    ),
  },
  {
    id: "vietnamese-restaurant",
    name: "Vietnamese restaurant",
    above: "restaurant",
    synonyms: list(
      "vietnamese restaurant, pho, vietnamese food, rice paper rolls, vietnamese noodle",
    ),
    services: offers(
      {
        Pho: "We simmer broth and serve it over rice noodles.",
        "Rice paper rolls": "We roll herbs, noodles and prawns to order.",
        "Vermicelli bowls": "We build bowls with salad, spring rolls and nuoc cham.",
        "Rice dishes": "We grill meats and serve them with broken rice.",
        Vegetarian: "We cook a broth and dishes without meat.",
      },
      {
        "Rice paper rolls": "rice-paper-rolls",
        "Vermicelli bowls": "bowl-food",
        "Rice dishes": "rice-bowl",
      },
    ),
    questions: [
      {
        question: "What goes into the bowl?",
        answer:
          "Taste the broth first. Then add herbs, lime and chilli, a little at a time, until it’s yours.",
      },
    ],
    opening: ["A bowl, a roll or a bit of both?", "Broth first, herbs on top, chilli if you dare."],
  },
  {
    id: "japanese-restaurant",
    name: "Japanese restaurant",
    above: "restaurant",
    synonyms: list(
      "japanese restaurant, sushi, ramen, sushi bar, izakaya, udon, teppanyaki, japanese food, bento",
    ),
    services: offers(
      {
        Sushi: "We roll and press sushi through the day.",
        "Ramen and udon": "We ladle broth over noodles.",
        Bento: "We pack rice, pickles and a main into a box.",
        "Small plates": "We grill and fry things to share.",
        Platters: "We make sushi platters for parties.",
      },
      { Bento: "bento", "Small plates": "dumplings" },
    ),
    questions: [
      {
        question: "Is everything raw?",
        answer:
          "No. There’s plenty that’s grilled, fried or simmered: tell us what you like, and we’ll point to it.",
      },
    ],
    opening: ["Raw, grilled or in a bowl?", "One small plate, then another."],
  },
  {
    id: "korean-restaurant",
    name: "Korean restaurant",
    above: "restaurant",
    synonyms: list("korean restaurant, korean bbq, korean fried chicken, bibimbap, korean food"),
    services: offers(
      {
        "Barbecue at the table": "We light the grill and bring the plates.",
        "Fried chicken": "We fry chicken twice and toss it in sauce.",
        "Rice and stews": "We serve bibimbap and stews in hot stone bowls.",
        Banchan: "We bring kimchi and small dishes with every meal.",
      },
      { "Barbecue at the table": "charcoal-grill", "Rice and stews": "rice-bowl" },
    ),
    questions: [
      {
        question: "What are all the small dishes?",
        answer:
          "Vegetables, pickled or dressed, to share with whatever you ordered. Try each one before you choose a favourite.",
      },
    ],
    opening: ["Who is turning the meat?", "Everyone around one grill."],
  },
  {
    id: "asian-restaurant",
    name: "Asian restaurant",
    above: "restaurant",
    synonyms: list(
      "asian restaurant, malaysian restaurant, laksa, indonesian restaurant, filipino food, filipino bbq, filipino restaurant, nepalese food, momos, momo stall, sri lankan food, hoppers, burmese food, singaporean food, mongolian bbq, tibetan food, asian fusion, asian street food",
    ),
    services: offers(
      {
        "Noodles and soups": "We cook noodles in broth and in the wok.",
        "Rice and curry": "We serve rice with curries, sambal and pickles.",
        "Skewers and grills": "We grill meat, fish and vegetables over coals.",
        "Dumplings and snacks": "We fold, steam and fry small things to share.",
        "Takeaway and catering": "We pack meals for home and trays for parties.",
      },
      {
        "Rice and curry": "curry",
        "Skewers and grills": "skewers",
        "Takeaway and catering": "takeaway-bag",
      },
    ),
    questions: [
      {
        question: "What if we all like different things?",
        answer:
          "Order for the middle of the table: something mild, something hot, something with noodles, and rice.",
      },
    ],
    opening: ["Noodles, rice or a bit of everything?", "Share it, and try more."],
  },
  {
    id: "asian-grocer",
    name: "Asian grocer",
    above: "grocer",
    synonyms: list(
      "asian grocer, asian supermarket, indian grocer, indian groceries, chinese grocer, korean grocer, african grocer, halal grocer, filipino shop, island food shop, spice shop, spices",
    ),
    services: offers(
      {
        "Rice and noodles": "We stock rice by the bag and noodles of every width.",
        "Sauces and spices": "We sell spices whole and ground, pastes and sauces.",
        "Fresh greens and herbs": "We bring in Asian greens, herbs and roots.",
        Frozen: "We keep dumplings, fish and breads in the freezer.",
        "Snacks and drinks": "We stock the brands from home.",
      },
      { "Sauces and spices": "sauce-bottle", Frozen: "dumplings" },
    ),
  },
  {
    id: "bubble-tea",
    name: "bubble tea shop",
    above: "eatery",
    synonyms: list("bubble tea, boba, boba tea, pearl milk tea, milk tea, fruit tea"),
    mood: "food",
    services: offers({
      "Milk teas": "We brew tea and shake it with milk and pearls.",
      "Fruit teas": "We shake tea with fruit and ice.",
      Toppings: "We cook tapioca pearls and add jelly, pudding or foam.",
      Smoothies: "We blend taro, mango and strawberry.",
      "Sugar and ice": "We make it as sweet and as cold as you say.",
    }),
    opening: ["How sweet, how much ice?"],
  },
];
