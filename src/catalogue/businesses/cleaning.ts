import { type Business, list } from "./business.ts";
import { quoteThenWork, regularVisits } from "./steps.ts";

export const cleaning: readonly Business[] = [
  {
    noun: "gutter cleaner",
    mood: "home",
    drawing: "house",
    colour: "#8a4a3a",
    words: list("gutter clean, gutter, leaf guard, gutters"),
    offer: "gutter cleaning",
    services: list(
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
    noun: "window cleaner",
    mood: "home",
    drawing: "house",
    colour: "#2a7fa6",
    words: list("window clean, window wash, flyscreen clean"),
    services: list(
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
    noun: "carpet cleaner",
    mood: "home",
    drawing: "house",
    colour: "#3a7a8a",
    words: list(
      "carpet clean, upholstery clean, steam clean, carpets?, rug clean, mattress clean, couch clean, lounge clean",
    ),
    services: list(
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
    noun: "pressure cleaner",
    mood: "home",
    drawing: "house",
    colour: "#2a7fa6",
    words: list(
      "pressure clean, pressure wash, soft wash, high pressure, driveway clean, roof clean, house wash, graffiti",
    ),
    services: list(
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
    noun: "bin cleaner",
    mood: "home",
    drawing: "van",
    colour: "#3f7a4a",
    words: list("bin clean, wheelie bin, bin wash"),
    services: list(
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
    noun: "commercial cleaner",
    mood: "home",
    drawing: "house",
    colour: "#34687a",
    words: list(
      "office clean, commercial clean, strata clean, cleaning contract, school clean, industrial clean",
    ),
    services: list(
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
    noun: "cleaner",
    mood: "home",
    drawing: "house",
    colour: "#3a86a6",
    words: list(
      "clean, bond clean, end of lease, housekeep, maid, vacuum, domestic help, housework, cleaning servic",
    ),
    offer: "cleaning",
    services: list(
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
    noun: "laundry",
    mood: "home",
    drawing: "house",
    colour: "#3a86a6",
    words: list("laundr, dry clean, ironing, laundromat, dry cleaner, wash and fold, linen"),
    services: list(
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
