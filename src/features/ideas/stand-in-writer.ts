import type { IdeaWriter } from "./idea-writer.ts";

export const standInWriter: IdeaWriter = {
  async startup({ niche, variation = 0 }) {
    return {
      idea: {
        title: `Kelpie Cart ${variation}`,
        summary: `A weekly round for people who love ${niche}. You bring the boxes, they skip the shop, and the route stays within twenty minutes of home.`,
        businessModel:
          "A box costs $45 a week. Forty regulars pay $1,800, of which about $700 stays after stock and fuel.",
        tractionStrategy:
          "This week, ask ten people at the Saturday market what they'd change about how they buy it now. Offer the first five a free box for an honest review, and put a card in the window of three shops.",
      },
      names: [
        "kelpiecart",
        "paddockpost",
        "brewmate",
        "saltbush",
        "tinshed",
        "wattleworks",
        "magpiemail",
        "bilbybox",
      ],
    };
  },
  async local({ location, skills, budget, variation = 0 }) {
    return {
      businessName: `Shed & Street ${variation}`,
      description: `A mobile service in ${location} built on ${skills}, booked by text message and done at the customer's place.`,
      localProblem: `People in ${location} wait weeks for small jobs, because nobody drives out for one.`,
      validationMethod:
        "Post in the town's community group on Thursday night and offer three bookings for Saturday at half price.",
      businessModel: "$60 call-out with the first half hour, then $25 for each half hour after.",
      estimatedBudget: `$380, inside ${budget}: insurance for a month $90, tools $210, flyers $80.`,
    };
  },
};
