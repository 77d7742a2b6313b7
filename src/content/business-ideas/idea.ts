/** In the order of the grid. */
export const categories = {
  "pet-services": {
    title: "Pet services",
    description: "Walking, washing and minding animals.",
  },
  "home-services": {
    title: "Home services",
    description: "Odd jobs, gardens and gutters.",
  },
  "creative-arts": {
    title: "Creative arts",
    description: "Making, teaching and selling by hand.",
  },
  "fitness-wellness": {
    title: "Fitness and wellness",
    description: "Helping people move, rest and feel better.",
  },
  photography: {
    title: "Photography",
    description: "Families, homes, products and portraits.",
  },
  "cleaning-services": {
    title: "Cleaning services",
    description: "From end of lease to solar panels.",
  },
} as const;

export type CategoryId = keyof typeof categories;

export const categoryIds = Object.keys(categories) as CategoryId[];

/** One idea, written so that a person could start on Monday. Business names are made up. */
export type BusinessIdea = {
  businessName: string;
  /** As somebody would type it to see a website of it. */
  trade: string;
  concept: string;
  targetMarket: string;
  websiteFeatures: readonly string[];
  /** A worked example before costs, in Australian dollars; never a promise. */
  revenuePotential: string;
  /** Concrete steps, in order. */
  gettingStarted: readonly string[];
};

export type IdeaCategory = {
  id: CategoryId;
  ideas: readonly [BusinessIdea, BusinessIdea, BusinessIdea];
};

/** The address of a category’s page. */
export function ideasPath(id: CategoryId): string {
  return `/tools/business-ideas/${id}`;
}
