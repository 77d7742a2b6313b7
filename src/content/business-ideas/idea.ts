/** In the order of the grid. */
export const categories = {
  "pet-services": {
    title: "Pet services",
    description: "Walking, washing and looking after animals while their people are busy.",
  },
  "home-services": {
    title: "Home services",
    description: "Odd jobs, gardens and gutters: the work every street needs done.",
  },
  "creative-arts": {
    title: "Creative arts",
    description: "Making, teaching and selling things with your own hands.",
  },
  "fitness-wellness": {
    title: "Fitness and wellness",
    description: "Helping people move, rest and feel better, in person and close to home.",
  },
  photography: {
    title: "Photography",
    description: "Pictures people need: families, homes, products and working portraits.",
  },
  "cleaning-services": {
    title: "Cleaning services",
    description: "Steady work with low start-up costs, from end of lease to solar panels.",
  },
} as const;

export type CategoryId = keyof typeof categories;

export const categoryIds = Object.keys(categories) as CategoryId[];

/** One idea, written so that a person could start on Monday. Business names are made up. */
export type BusinessIdea = {
  businessName: string;
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
