import { designTalk, order } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const aroundTheHouse: readonly Trade[] = [
  {
    id: "moving-house",
    name: "removalist",
    above: "transport",
    synonyms: list(
      "removals, removalists, moving house, furniture removal, man and van, moving company, house moves, office relocations, interstate removals",
    ),
    topics: list("moving, relocation, packing, boxes, movers, unpacking, storage unit"),
    misspellings: list("removelist"),
    mood: "home",
    colour: "#b0622a",
    offer: "removals",
    services: offers(
      {
        "House moves": "We load, drive and unload, whatever the size of the house.",
        "Office moves": "We pack up, move and set up offices.",
        "Single items": "We pick up a single couch or fridge.",
        Pianos: "We move pianos with skids and straps.",
        "Packing and boxes": "We pack china, books and clothes into boxes.",
        "Interstate moves": "We drive to other states.",
        Storage: "We keep furniture until you need it.",
      },
      { Pianos: "grand-piano" },
    ),
    questions: [
      {
        question: "What should I pack myself?",
        answer:
          "Papers, medicines, jewellery, chargers and whatever you want on the first night. Keep them with you, not on the truck.",
        notOf: ["piano-mover"],
      },
      {
        question: "Do you take beds and tables apart?",
        answer: "Yes, if you tell us which. Put the screws in a bag and tape it to the piece.",
        notOf: ["piano-mover"],
      },
      {
        question: "How do you work out the price of a move?",
        answer:
          "From how much there is, how far it’s going, and what’s in the way: stairs, lifts, a long walk to the truck. A video of each room helps us more than a list.",
        notOf: ["piano-mover"],
      },
      "Can you move a piano up the stairs?",
    ],
    opening: ["Boxes first, kettle last: when is the day?", "Moving {where}?"],
    steps: [
      {
        name: "Tell us what is going where",
        note: "Rooms, stairs, the heavy things, and both suburbs.",
      },
      {
        name: "Pack",
        note: "Heavy things in small boxes. Papers and keepsakes travel in your own car.",
      },
      {
        name: "Moving day",
        note: "Someone at each end who knows where things go helps a great deal.",
      },
    ],
    enquiry: { details: ["From", "To", "Date"], question: "What’s going, and how much of it?" },
  },
  {
    id: "rubbish-removal",
    name: "rubbish removal",
    above: "visits",
    synonyms: list("junk removal, hard rubbish, waste removal, tip runs, rubbish collection"),
    topics: list("rubbish, junk, skip, trailer, green waste, deceased estate"),
    mood: "home",
    colour: "#4a6a2f",
    services: offers(
      {
        "Household rubbish": "We load up whatever you point at and take it away.",
        "Green waste": "We take branches and clippings.",
        "Deceased estates": "We clear houses and sheds with care.",
        "Old furniture and mattresses": "We carry out couches, beds and mattresses.",
        "Building waste": "We take timber, plaster and tiles.",
        "Skip bins": "We drop and pick up skips.",
        Whitegoods: "We take fridges and washers for scrap.",
      },
      {
        "Household rubbish": "wheelie-bin",
        "Deceased estates": "couch",
        "Building waste": "wall",
        "Old furniture and mattresses": "mattress",
        "Green waste": "log",
      },
    ),
    questions: [
      {
        question: "What can’t you take?",
        answer:
          "Asbestos, chemicals, gas bottles and wet paint go elsewhere, and the council can tell you where. Ask us about everything else.",
        source: "Rules of each local council on hazardous household waste",
      },
      {
        question: "Do I have to carry it to the kerb?",
        answer:
          "No. Show us where it is, and tell us about any stairs and narrow gates when you book.",
      },
      {
        question: "Where does it all go?",
        answer:
          "Anything still useful is passed on, metal and green waste are kept separate, and the rest goes to the tip.",
      },
      "How do you price a load?",
    ],
    opening: [
      "Where did all of this come from?",
      "One old lounge or the whole shed {where}: a photo says how big a truck.",
    ],
    steps: [
      { name: "Take a photo of the pile", note: "Stand back far enough that all of it is in." },
      {
        name: "Get a price",
        note: "Tell us whether there are stairs, and how close a truck can park.",
      },
      { name: "We take it away", note: "Put aside what you want to keep before the day." },
    ],
  },
  {
    id: "decluttering",
    name: "organiser",
    above: "visits",
    synonyms: list(
      "professional organiser, decluttering, home organising, downsizing help, organizer",
    ),
    topics: list(
      "declutter, organise, organising, tidy, home organisation, storage, minimalism, hoarding, downsizing",
    ),
    mood: "home",
    colour: "#8a6a9a",
    services: offers(
      {
        Wardrobes: "We take everything out, decide with you what stays, and put it back in order.",
        "Kitchens and pantries": "We put kitchens and pantries in order.",
        "Garages and sheds": "We clear and sort garages and sheds.",
        Downsizing: "We help sort a house before the move to a smaller one.",
        Paperwork: "We sort papers and set up files.",
        "Moving in and unpacking": "We pack, unpack and put away.",
      },
      { Paperwork: "files" },
    ),
    questions: [
      "Will you make me throw things away?",
      "Do I need to tidy before you come?",
      "Will anyone else see my house?",
      "What happens to the things I give away?",
    ],
    opening: [
      "Which door do you keep shut when visitors come?",
      "Begin with one drawer. Which one would it be?",
    ],
    steps: [
      { name: "Talk about the room", note: "What it’s for, and what gets in the way." },
      { name: "Sort, side by side", note: "You decide what stays." },
      {
        name: "Give everything a place",
        note: "And a way of keeping it there that suits how you live.",
      },
    ],
  },
  {
    id: "house-sitter",
    name: "house sitter",
    above: "visits",
    synonyms: list("house sitting, house minding, plant watering, house sitting service"),
    mood: "home",
    colour: "#5a7a8a",
    services: offers(
      {
        "House sitting": "We stay in houses while their owners travel.",
        "Watering gardens": "We water beds and pots while you’re away.",
        "Feeding pets": "We follow the list on the fridge: what, when, and who gets the medicine.",
        "Bins and mail": "We put one out and bring the other in, so that the place looks lived in.",
        "Overnight stays": "We sleep at the house, so the lights go on and off.",
        "Checks on empty houses": "We bring in the mail, water the pots and try the doors.",
      },
      {
        "Watering gardens": "potted-plant",
        "Feeding pets": "pet-bowl",
        "Checks on empty houses": "key",
      },
    ),
    questions: [
      {
        question: "Can we meet before I hand over the keys?",
        answer:
          "Yes, at your place. Walk us through the house, the pets and the plants, and show us the switch nobody can ever find.",
      },
      {
        question: "What should I write down?",
        answer:
          "Feeding, medicines, bins, alarm, the vet, and a neighbour to ring. A list on the fridge is worth more than a long talk.",
      },
      {
        question: "Who do you ring if something goes wrong?",
        answer:
          "You first, then whoever you name. Tell us what we can decide without asking, especially at the vet.",
      },
      "Can you stay overnight?",
      "Will you look after the chooks as well?",
    ],
    opening: [
      "Going away? Who feeds the chooks?",
      "Someone in the house {where} while you are on the beach.",
    ],
    steps: [
      { name: "Meet at the house", note: "Keys, taps, the cat who hides, the neighbour to ring." },
      { name: "Write it all down", note: "What gets done each day, and what can wait." },
      { name: "Go away", note: "Tell us how often you would like a message and a photo." },
    ],
    enquiry: {
      details: ["Suburb or town", "Dates"],
      question: "Who and what is to be looked after?",
    },
  },
  {
    id: "property-and-interiors",
    name: "interior designer",
    above: "profession",
    synonyms: list(
      "interior design, interior decorator, home styling, home staging, colour consultant, interiors",
    ),
    topics: list(
      "decor, home decor, decorating, styling homes, real estate, property, feng shui, house flipping, realtor, homewares, property developer",
    ),
    mood: "home",
    colour: "#9a7a5a",
    services: offers(
      {
        "Colour consultations": "We help choose colours for walls and trims.",
        "Whole-house design": "We plan the rooms of a house together.",
        "Kitchens and bathrooms": "We plan where everything goes, down to the handles.",
        "Furniture and curtains": "We choose pieces and fabrics with you.",
        "Styling for sale": "We furnish and style homes for sale.",
        "Shops and offices": "We design the inside of shops and offices.",
      },
      { "Whole-house design": "blueprint", "Styling for sale": "vase" },
    ),
    questions: [
      "Can you work with the furniture I have?",
      "Can I book you for just one room?",
      "Do you buy the furniture, or do I?",
      "What if my partner and I disagree?",
    ],
    opening: [
      "Three shades of white on the wall, and none of them right?",
      "Which room {where} do you walk past with your eyes shut?",
    ],
    steps: designTalk,
  },
  {
    id: "home-cooking-and-meal-prep",
    name: "private chef",
    above: "food-maker",
    synonyms: list(
      "personal chef, meal prep, home cooked meals, ready meals, prepared meals, chef for hire",
    ),
    topics: list(
      "cooking, cook, chef, meals, dinner, healthy meals, recipes, food, home cooked, kids food, cuisine",
    ),
    mood: "food",
    colour: "#8a4a2a",
    services: offers(
      {
        "Dinner parties at home": "We cook dinner parties in your kitchen.",
        "Weekly meals": "We cook meals for the week and label them.",
        "Lunch boxes": "We pack lunch boxes for school and work.",
        "Meals for new parents": "We cook for homes with a new baby.",
        "Dietary cooking": "We cook to suit the diet of the house.",
        "Holiday-house cooking":
          "We shop, cook dinner for the whole house and leave the kitchen clean.",
      },
      {
        "Weekly meals": "ready-meal",
        "Lunch boxes": "bento",
        "Dinner parties at home": "laid-table",
      },
    ),
    questions: [
      "Do you cook in my kitchen or bring it ready?",
      "Can you cook without gluten or dairy?",
      "Do you do the washing-up?",
      "How long do the meals keep?",
    ],
    opening: [
      "What’s for dinner, and who’s cooking it?",
      "Eight at the table {where}, and you would rather sit with them?",
    ],
    steps: order,
  },
];
