import type { IdeaCategory } from "./idea.ts";

export const cleaningServices: IdeaCategory = {
  id: "cleaning-services",
  ideas: [
    {
      businessName: "Bond Back Crew",
      trade: "cleaner",
      concept:
        "End-of-lease cleaning for two people and a van, worked straight from the agent’s own checklist, with a return visit if the agent finds anything within three days.",
      targetMarket:
        "Tenants moving out of flats and townhouses, property managers, and owners preparing to sell.",
      websiteFeatures: [
        "Price by bedrooms and bathrooms, with extras shown",
        "Next free dates, Fridays first",
        "The full checklist to download",
        "What the return visit covers, in writing",
        "Photos of ovens. People look at ovens",
      ],
      revenuePotential:
        "Example: 5 two-bedroom flats a week at $380 is about $1,900 a week, shared by two, before products and van.",
      gettingStarted: [
        "Collect exit checklists from three agencies and make one list from them.",
        "Clean two flats for friends and time each room.",
        "Get public liability cover and learn the rules for carpet receipts in your state.",
        "Set a minimum price and hold to it.",
        "Leave a fridge magnet in every place you clean.",
      ],
    },
    {
      businessName: "Sunny Side Solar Clean",
      trade: "pressure cleaner",
      concept:
        "Panel cleaning with purified water and a soft brush on a long pole, with a photo report and a reminder twelve months on.",
      targetMarket:
        "Homes near farms, coast, trees or dusty roads; sheds and wineries with large arrays; strata roofs.",
      websiteFeatures: [
        "Price by number of panels and storeys",
        "A straight answer on when cleaning helps and when rain does the job",
        "A photo report sample",
        "Reminder sign-up",
        "Safety and insurance details for business sites",
      ],
      revenuePotential:
        "Example: 4 homes a day at $180, 3 days a week, is about $2,160 a week in the dry months.",
      gettingStarted: [
        "Do working-at-heights training even if you stay on the ground.",
        "Buy a pole and filter second-hand before you buy a van.",
        "Ask an installer what voids a panel’s warranty, and never do it.",
        "Clean one street at a group price.",
        "Offer sheds a yearly visit in the quiet season.",
      ],
    },
    {
      businessName: "Turnover Tilly",
      trade: "cleaner",
      concept:
        "Holiday-let changeovers: clean, linen, restock and a photo check between guests, with a promise to tell the owner about breakages the same hour.",
      targetMarket:
        "Owners of one to five short-stay places who live elsewhere, in a beach, wine or snow town.",
      websiteFeatures: [
        "Prices by bedrooms, with linen in or out",
        "The area you can reach between check-out and check-in",
        "A new-property form: keys, bins, linen, wi-fi",
        "Sample photo report",
        "Peak dates already full",
      ],
      revenuePotential:
        "Example: 9 changeovers a week at $145 is about $1,300 a week on average: double in January, half in June.",
      gettingStarted: [
        "Count the short-stay listings within fifteen minutes of home.",
        "Arrange a linen service or a second washing machine.",
        "Write a forty-point checklist with photos.",
        "Take on two places and run them perfectly for a month.",
        "Line up one trusted person to cover when you’re sick.",
      ],
    },
  ],
};
