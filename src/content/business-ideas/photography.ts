import type { IdeaCategory } from "./idea.ts";

export const photography: IdeaCategory = {
  id: "photography",
  ideas: [
    {
      businessName: "Twenty-Minute Portraits",
      trade: "photographer",
      concept:
        "A pop-up studio in a hall or co-working space one day a month. Each person gets twenty minutes, a calm photographer and three finished headshots.",
      targetMarket:
        "Sole traders, real estate and allied health staff, job hunters, actors and small teams.",
      websiteFeatures: [
        "Next dates with twenty-minute times to book",
        "What to wear, and how to fix a bad hair day",
        "Three prices: one person, a pair, a team",
        "Private galleries to download from",
        "Sample shots on light and dark backgrounds",
      ],
      revenuePotential:
        "Example: one day a month with 16 people at $150 is about $2,400 before room hire and editing time.",
      gettingStarted: [
        "Practise one light and one backdrop until set-up takes fifteen minutes.",
        "Book a room near parking and test it at the hour you’ll use it.",
        "Photograph five local owners free for the gallery.",
        "Open the first day to a business chamber’s members.",
        "Deliver within three days, every time.",
      ],
    },
    {
      businessName: "Front Gate Property Photos",
      trade: "property photographer",
      concept:
        "Next-day photos and floor plans for private landlords, holiday lets and country agents who are too small for the big real-estate suppliers.",
      targetMarket:
        "Self-managing landlords, short-stay hosts, rural agents, and builders with a finished job to show.",
      websiteFeatures: [
        "Packages by bedrooms, with turnaround",
        "A get-ready checklist for owners to print",
        "Booking with address, access and tenants’ notice",
        "Day, dusk and drone samples",
        "Usage rights in four plain sentences",
      ],
      revenuePotential:
        "Example: 7 homes a week at $240 is about $1,680 a week before editing, fuel and gear.",
      gettingStarted: [
        "Photograph your own and two friends’ homes as if for sale.",
        "Learn the drone rules from the Civil Aviation Safety Authority before you offer aerials.",
        "Ask five short-stay hosts what bookings their pictures cost them.",
        "Write the checklist and send it with each confirmation.",
        "Offer a tidy price for repeat photos each season.",
      ],
    },
    {
      businessName: "Paddock to Frame",
      trade: "photographer",
      concept:
        "Working-life photography on farms, studs and in sheds: sale catalogues, ram and bull portraits, shearing days and the family on the verandah.",
      targetMarket:
        "Stud breeders before sale season, rural brands, agricultural shows, and families handing on the place.",
      websiteFeatures: [
        "Portfolio by breed and by kind of work",
        "Travel prices by distance from town",
        "Sale-date calendar so that nobody books too late",
        "Prints and albums to order",
        "An answer on biosecurity: boots, vehicles, dogs",
      ],
      revenuePotential:
        "Example: 2 stud days a month at $900 and 3 family sessions at $350 is about $2,850 a month, much of it in season.",
      gettingStarted: [
        "Spend a day with an agent to learn how stock should stand.",
        "Take pictures at one show and give the society ten to use.",
        "Write a biosecurity routine and follow it.",
        "Group bookings by district to share the driving.",
        "Ring breeders three months before their sale.",
      ],
    },
  ],
};
