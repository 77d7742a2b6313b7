import type { IdeaCategory } from "./idea.ts";

export const homeServices: IdeaCategory = {
  id: "home-services",
  ideas: [
    {
      businessName: "Half-Day Handyman",
      trade: "handyman",
      concept:
        "Sold by the half day instead of by the job. Owners save up the list (a sticking door, a shelf, a tap washer, a wobbly rail) and get four hours of it done at one known price.",
      targetMarket:
        "Home owners over fifty, busy parents, and property managers with a list from the last inspection.",
      websiteFeatures: [
        "A list of what fits in a half day, with photos",
        "What needs a licensed electrician, plumber or builder instead",
        "A form that takes the list and pictures from a phone",
        "Next free mornings and afternoons",
        "A quick estimate with materials on or off",
      ],
      revenuePotential:
        "Example: 6 half days a week at $320 is about $1,900 a week before materials, ute and insurance.",
      gettingStarted: [
        "Look up the dollar limit above which your state requires a building licence, and stay under it.",
        "Register an ABN and take out public liability insurance.",
        "Print a list template that people can keep on the fridge.",
        "Do two half days for people you know and photograph each finished job.",
        "Introduce yourself to three local property managers.",
      ],
    },
    {
      businessName: "Verge & Vine Gardens",
      trade: "gardener",
      concept:
        "Monthly garden care for people who like gardens and have stopped enjoying the work: hedges, beds, edges, pruning at the proper time and one seasonal job each visit.",
      targetMarket:
        "Retirees in established suburbs, small strata blocks, and clinics or cafés with planter boxes.",
      websiteFeatures: [
        "A year on one page: what gets done in which month",
        "Prices by garden size, with three sample gardens",
        "A form for photos of the garden from the gate",
        "Green-waste and water-restriction notes for your area",
        "An assistant that answers “can you also…?”",
      ],
      revenuePotential:
        "Example: 16 gardens a month at $190 a visit is about $3,000 a month for two days’ work a week.",
      gettingStarted: [
        "Choose four streets, not four suburbs.",
        "Price a tip run before you promise to take green waste.",
        "Check the rules on herbicide use for hire in your state.",
        "Offer an autumn tidy at a set price as the way in.",
        "Move each tidy to a monthly place on the same day of the week.",
      ],
    },
    {
      businessName: "Clear Run Gutters",
      trade: "gutter cleaner",
      concept:
        "Gutter vacuuming from the ground with a camera on a pole, so the owner sees before and after without anyone on the roof.",
      targetMarket:
        "Owners of one- and two-storey houses near trees, bushfire-prone suburbs before summer, and strata managers.",
      websiteFeatures: [
        "A fixed price by metre and storey",
        "Camera stills from real jobs",
        "A reminder list for twice-yearly cleans",
        "Storm-season notice with the next free date",
        "Proof of insurance to download",
      ],
      revenuePotential:
        "Example: 3 houses a day at $220, 3 days a week, is about $2,000 a week in season, and little in the dry months.",
      gettingStarted: [
        "Hire a gutter vacuum for a weekend and time yourself on three houses.",
        "Get insurance that names the height you work at.",
        "Photograph your own street’s gutters, with permission, for the page.",
        "Book September and October first; they set up the year.",
        "Ask each customer for the two neighbours with the biggest trees.",
      ],
    },
  ],
};
