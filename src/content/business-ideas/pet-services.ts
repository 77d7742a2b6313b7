import type { IdeaCategory } from "./idea.ts";

export const petServices: IdeaCategory = {
  id: "pet-services",
  ideas: [
    {
      businessName: "Lead & Lane Dog Walks",
      trade: "dog walker",
      concept:
        "Small-group weekday walks for dogs whose owners have gone back to the office. Three or four dogs at most, matched by size and manners, collected from home and returned tired.",
      targetMarket:
        "Working couples and apartment owners within about ten minutes’ drive, with dogs between one and eight years old.",
      websiteFeatures: [
        "Walk times and the suburbs you cover",
        "A meet-and-greet request form with questions about the dog",
        "Prices for one walk and for a weekly set",
        "Photos from today’s walk",
        "An assistant that answers questions on wet days, heat and dogs that pull",
      ],
      revenuePotential:
        "Example: 3 group walks a day with 3 dogs at $25 each, 4 days a week, is about $900 a week.",
      gettingStarted: [
        "Ask your council how many dogs one person may walk and whether a permit is needed in its parks.",
        "Get public liability cover that includes animals in your care, and a key-safe routine.",
        "Walk three neighbours’ dogs at half price for a fortnight in return for honest reviews.",
        "Fix two routes with shade and water, and write a hot-day rule.",
        "Put the page live and leave cards at the vet and the groomer.",
      ],
    },
    {
      businessName: "Hydrobath Harry",
      trade: "dog groomer",
      concept:
        "A mobile dog wash from a trailer: warm hydrobath, dry, ears, nails and a tidy, done in the driveway. No car trip and no waiting room.",
      targetMarket:
        "Families with big or anxious dogs, older owners who no longer drive far, and new estates without a groomer.",
      websiteFeatures: [
        "A price for each coat and size, with photos to compare",
        "Booking by suburb, so that one day stays in one area",
        "Regular spots every four or six weeks",
        "Before and after pictures",
        "What you need on site: a tap, a power point and space for the trailer",
      ],
      revenuePotential:
        "Example: 5 dogs a day at $70, 4 days a week, is about $1,400 a week before fuel, shampoo and trailer payments.",
      gettingStarted: [
        "Hire or borrow a trailer for a month before you buy one.",
        "Ask your council and water authority where the waste water may go.",
        "Do a short grooming and dog-handling course, and take out insurance.",
        "Set a different suburb for each weekday.",
        "Offer each first customer a place in the same week every month.",
      ],
    },
    {
      businessName: "Home Alone Pet Minders",
      trade: "pet sitter",
      concept:
        "Twice-daily visits to cats, chooks, fish and old dogs while the family is on holiday, with bins put out and a photo every evening.",
      targetMarket:
        "Households with two or more animals, owners of nervous cats, and people whose minder has just moved away.",
      websiteFeatures: [
        "A holiday calendar that shows which dates are full",
        "A care form: feeding, medicine, vet, hiding places",
        "Police check and insurance shown plainly",
        "Prices by visit, with public-holiday rates",
        "Reviews from neighbours, with the suburb",
      ],
      revenuePotential:
        "Example: 6 homes at two $28 visits a day is about $335 a day in school holidays; outside them expect far less.",
      gettingStarted: [
        "Get a national police check and insurance that covers keys.",
        "Write a one-page agreement about emergencies and vet bills.",
        "Mind four pets for friends and ask each for two sentences you may publish.",
        "Open bookings for the next school holidays eight weeks ahead.",
        "Cap the number of homes at what you can visit in two hours.",
      ],
    },
  ],
};
