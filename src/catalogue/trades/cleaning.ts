import { quoteThenWork, regularVisits } from "./steps.ts";
import { list, named, type Trade } from "./trade.ts";

export const cleaning: readonly Trade[] = [
  {
    id: "gutter-cleaner",
    name: "gutter cleaner",
    above: "cleaning",
    synonyms: list("gutter cleaning, leaf removal from gutters"),
    mood: "home",
    drawing: "house",
    colour: "#8a4a3a",
    offer: "gutter cleaning",
    services: named(
      "Gutter cleaning, Downpipe flushing, Gutter guard, Roof debris removal, Solar panel cleaning, Gutter repairs",
    ),
    questions: [
      "How often do gutters need doing under gum trees?",
      "Do you take the leaves away?",
      "Can you clean two-storey gutters?",
      "Can you show me what you found up there?",
    ],
    opening: [
      "Gutters full of leaves?",
      "Before the fire season or the first big rain {where}: when were yours last done?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "window-cleaning",
    name: "window cleaner",
    above: "cleaning",
    synonyms: list(
      "window cleaning, window washing, window washer, solar panel cleaning, flyscreen cleaning, high rise window cleaning",
    ),
    topics: list("window, windows, glass, fly screen, flyscreen, squeegee, shopfront"),
    mood: "home",
    drawing: "house",
    colour: "#2a7fa6",
    services: named(
      "House windows, Shop fronts, Flyscreens and tracks, Second-storey windows, Balustrades and glass roofs, After-builders glass",
    ),
    questions: [
      "Do you do the inside as well?",
      "Do you clean the screens and the tracks?",
      "Can you reach windows over a garden bed?",
      "What happens if it rains the day after?",
    ],
    opening: [
      "Can you still see the view?",
      "Salt, dust or small fingers: what is on your windows {where}?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "carpet-and-couch-cleaning",
    name: "carpet cleaner",
    above: "cleaning",
    synonyms: list(
      "carpet cleaning, upholstery cleaning, steam cleaning, rug cleaning, couch cleaning, mattress cleaning, lounge cleaning",
    ),
    topics: list("carpet, couch, sofa, rug, mattress, stain, steam clean"),
    mood: "home",
    drawing: "house",
    colour: "#3a7a8a",
    services: named(
      "Carpet cleaning, Rugs, Lounges and chairs, Mattresses, Tile and grout cleaning, Water-damaged carpet",
    ),
    questions: [
      "How long until the carpet is dry?",
      "Can you get red wine out?",
      "What about pet smells?",
      "Do I need to move the furniture?",
    ],
    opening: ["What did the dog do this time?", "Say what was spilt, when, and on what."],
    steps: quoteThenWork,
  },
  {
    id: "pressure-washing",
    name: "pressure cleaner",
    above: "cleaning",
    synonyms: list(
      "pressure cleaning, pressure washing, soft washing, roof cleaning, driveway cleaning, house washing, graffiti removal, high pressure cleaning",
    ),
    topics: list(
      "pressure wash, driveway, high pressure, gurney, mould, render, wheelie bin, bin cleaning",
    ),
    mood: "home",
    drawing: "house",
    colour: "#2a7fa6",
    services: named(
      "Driveways and paths, House washing, Roof cleaning, Decks and fences, Shop fronts, Graffiti removal",
    ),
    questions: [
      "Will it harm the paint or the grout?",
      "Do you need to use my water?",
      "Can you get oil off concrete?",
      "What about the plants beside the wall?",
    ],
    opening: [
      "What colour was the driveway once?",
      "Moss, oil, years of dust: pick the worst corner and send a photo.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "bin-cleaner",
    name: "bin cleaner",
    above: "cleaning",
    synonyms: list("bin cleaning, wheelie bin cleaning, bin washing, wheelie bins"),
    mood: "home",
    drawing: "van",
    colour: "#3f7a4a",
    services: named(
      "Wheelie bin cleaning, Regular bin cleaning, Bins for units, Shop and café bins, Skip washing, Bin repairs",
    ),
    questions: [
      "Do you come on the day the bins are emptied?",
      "What do you do with the dirty water?",
      "Do I have to be home?",
      "Can neighbours book together?",
    ],
    opening: ["Would you open that bin?", "Which day is bin day {where}?"],
    steps: regularVisits,
  },
  {
    id: "commercial-cleaner",
    name: "commercial cleaner",
    above: "cleaning",
    synonyms: list(
      "commercial cleaning, office cleaning, strata cleaning, school cleaning, industrial cleaning, contract cleaning",
    ),
    mood: "home",
    drawing: "house",
    colour: "#34687a",
    services: named(
      "Office cleaning, Shops and showrooms, Medical rooms, Strata and common areas, Schools and childcare, Floor polishing",
    ),
    questions: [
      "Can you clean after we have gone home?",
      "Who holds the keys and the alarm code?",
      "What is on the list for each visit?",
      "Who do I ring when something was missed?",
    ],
    opening: [
      "Who empties the bins at your office?",
      "How many desks, how many bathrooms, and which nights?",
    ],
    steps: [
      {
        name: "Show the place",
        note: "Walk through it together, from the front desk to the bins.",
      },
      { name: "Agree on the list", note: "What is done each visit, each week and now and then." },
      { name: "Start, then look again", note: "Say early what should be done differently." },
    ],
  },
  {
    id: "house-cleaning",
    name: "cleaner",
    above: "cleaning",
    synonyms: list(
      "house cleaning, home cleaning, domestic cleaning, housekeeping, house cleaner, cleaning lady, maid service, vacuuming, weekly cleaning, apartment cleaning, airbnb cleaning, holiday rental cleaning, air bnb cleaning",
    ),
    topics: list("clean, cleaning, housework, domestic, house keeping, bond clean, vacuum, oven"),
    mood: "home",
    drawing: "house",
    colour: "#3a86a6",
    offer: "cleaning",
    services: named(
      "House cleaning, End-of-lease cleaning, Spring cleaning, Office cleaning, After-builders cleaning, Ovens and fridges",
    ),
    questions: [
      "Does the same person come each time?",
      "Do you bring your own products and vacuum?",
      "Do I have to be home while you clean?",
      "What will the agent look at when I move out?",
    ],
    opening: [
      "What would you do with a Saturday to yourself?",
      "Moving out {where}, or just tired of the bathroom?",
    ],
    steps: regularVisits,
  },
  {
    id: "laundry-and-ironing",
    name: "laundry",
    above: "shop",
    synonyms: list(
      "dry cleaning, dry cleaner, ironing, laundromat, wash and fold, linen hire, laundry service, ironing service",
    ),
    topics: list("washing, linen, clothes washing, stain removal"),
    mood: "home",
    drawing: "house",
    colour: "#3a86a6",
    services: named(
      "Wash and fold, Ironing, Dry cleaning, Doonas and blankets, Work uniforms, Linen for guest houses, Self-service machines",
    ),
    questions: [
      "Can you get a stain out of silk?",
      "How long does a doona take?",
      "Do you pick up and deliver?",
      "Do you take wedding dresses?",
    ],
    opening: [
      "The basket is full again, isn’t it?",
      "Shirts for Monday, a doona before winter: bring it in a bag.",
    ],
    steps: [
      { name: "Bring it in", note: "Point out stains and missing buttons." },
      { name: "Say how you like it", note: "Folded or on hangers, starch or none." },
      { name: "Pick it up", note: "Ask at the counter which day to come back." },
    ],
  },
];
