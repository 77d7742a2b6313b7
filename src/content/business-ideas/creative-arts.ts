import type { IdeaCategory } from "./idea.ts";

export const creativeArts: IdeaCategory = {
  id: "creative-arts",
  ideas: [
    {
      businessName: "Kiln & Kin Pottery",
      trade: "pottery studio",
      concept:
        "Two-hour hand-building classes in a home studio or hired hall, six people at a table, with firing and glazing included and the pots ready three weeks later.",
      targetMarket:
        "Friends looking for a Saturday out, hens’ groups, grandparents with a grandchild, and small work teams.",
      websiteFeatures: [
        "A class calendar with places left",
        "Gift vouchers that can be printed",
        "What to wear, where to park, when pots are ready",
        "Private group enquiries with a date and a number",
        "A gallery of beginners’ pots, wonky ones included",
      ],
      revenuePotential:
        "Example: 3 classes a week with 6 people at $85 is about $1,500 a week before clay, firing and hall hire.",
      gettingStarted: [
        "Find a community kiln or potters’ club that fires for others.",
        "Run one class for friends and time every step.",
        "Check council rules on classes at home, and your insurance.",
        "Put six dates on the page before you announce it.",
        "Sell vouchers first: Mother’s Day and Christmas carry the year.",
      ],
    },
    {
      businessName: "Sign & Serif",
      trade: "sign writer",
      concept:
        "Hand-painted signs, window lettering and chalkboards for cafés, barbers and market stalls, with a small range for weddings.",
      targetMarket:
        "Independent shops opening or changing hands, wedding planners, and breweries with a wall.",
      websiteFeatures: [
        "A portfolio by kind of sign",
        "A guide to price by square metre and by letter",
        "A quote form that takes a photo and measurements",
        "How long it takes, and how long it lasts outdoors",
        "Workshops for beginners, with dates",
      ],
      revenuePotential:
        "Example: 2 shop windows at $650 and 1 wedding set at $400 is about $1,700 in a good week. Expect quiet ones.",
      gettingStarted: [
        "Letter three pieces for local shops at cost, and photograph them in daylight.",
        "Write a deposit rule and use it from the first job.",
        "Keep a price table by size so that you can quote on the spot.",
        "Walk the main street once a month and note new leases.",
        "Ask a café for a wall in exchange for a credit line on it.",
      ],
    },
    {
      businessName: "Second Verse Music",
      trade: "music teacher",
      concept:
        "Guitar, ukulele and singing lessons for adults who gave up at fifteen, in short blocks of six weeks with one relaxed evening to play for each other at the end.",
      targetMarket:
        "Adults between thirty and seventy within twenty minutes, including retirees free in the daytime.",
      websiteFeatures: [
        "Block dates with places, daytime and evening",
        "A short sound clip for each level",
        "Booking and payment rules in plain words",
        "Answers for the shy: no exams, no solo unless you want",
        "A page for community choirs and aged-care visits",
      ],
      revenuePotential:
        "Example: 14 half-hour lessons at $42 and 2 groups of 6 at $25 a head is about $890 a week in term time.",
      gettingStarted: [
        "Get the Working with Children Check your state requires, even if you mostly teach adults.",
        "Choose a room with parking and no neighbour through the wall.",
        "Offer a free half hour to ten people and ask what they’d like to play.",
        "Sell blocks of six, never single lessons.",
        "Book the room for the end-of-block evening before the block starts.",
      ],
    },
  ],
};
