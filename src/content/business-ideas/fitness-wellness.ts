import type { IdeaCategory } from "./idea.ts";

export const fitnessWellness: IdeaCategory = {
  id: "fitness-wellness",
  ideas: [
    {
      businessName: "Steady Strength",
      trade: "personal trainer",
      concept:
        "Small-group strength training for people over fifty-five: six at a time, in a quiet hall or park shelter, with a focus on balance, bones and getting up off the floor.",
      targetMarket:
        "Active retirees, people sent by a physio to keep going, and couples who would never join a gym.",
      websiteFeatures: [
        "Timetable with places left in each group",
        "A health-screening form to fill in beforehand",
        "Your qualifications and insurance, stated plainly",
        "What a first session looks like, with photos of real people",
        "Directions, parking and step-free access",
      ],
      revenuePotential:
        "Example: 8 sessions a week with 6 people at $18 is about $860 a week before hall hire.",
      gettingStarted: [
        "Hold a current fitness qualification, first aid and registration, and add an older-adults course.",
        "Ask two physios what they wish existed for people they discharge.",
        "Get a council permit if you train in a park.",
        "Run a free four-week pilot for six people and measure one simple thing.",
        "Open two groups at times the buses suit.",
      ],
    },
    {
      businessName: "After Shift Massage",
      trade: "massage therapist",
      concept:
        "Remedial massage in the hours nobody else offers: early mornings, evenings and Sundays, for nurses, drivers, miners and hospitality workers.",
      targetMarket:
        "Shift workers near a hospital, depot or industrial area, and sports people after weekend games.",
      websiteFeatures: [
        "Live booking, late hours first",
        "Which health funds you can provide receipts for",
        "Treatments and lengths with prices",
        "Notes on referrals, consent and what you don’t treat",
        "An assistant that offers the next free evening",
      ],
      revenuePotential:
        "Example: 15 one-hour appointments a week at $105 is about $1,575 a week before room rent.",
      gettingStarted: [
        "Complete a recognised diploma and join an association that health funds accept.",
        "Rent a room by the evening instead of by the week.",
        "Print cards for tea rooms: hospital, bus depot, kitchens.",
        "Take deposits for Sunday appointments.",
        "Keep advertising claims within the rules for health services.",
      ],
    },
    {
      businessName: "Tide & Timber Retreats",
      trade: "yoga studio",
      concept:
        "One-day resets an hour from town: a walk, an unhurried lunch, gentle yoga and an afternoon with the phone in a basket. No overnight stay to pay for.",
      targetMarket:
        "Groups of friends in their thirties to fifties, carers who can get away for a day but not a weekend, and small teams.",
      websiteFeatures: [
        "Dates and a simple running order",
        "Dietary and mobility questions in the booking form",
        "Gift cards",
        "Wet-weather plan and refund rules",
        "Car-pool board for people who come alone",
      ],
      revenuePotential:
        "Example: 2 days a month with 12 guests at $165 is about $3,960 a month; venue and food may take half of it.",
      gettingStarted: [
        "Find a hall, farm or surf club with a kitchen and a licence to use it.",
        "Team up with a qualified yoga teacher and a caterer for a share of each day.",
        "Price one day for eight guests so that it breaks even.",
        "Check permits for guided walks in national parks.",
        "Invite ten people at cost for the first one and film nothing.",
      ],
    },
  ],
};
