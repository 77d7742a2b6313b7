/** In the order of the grid. */
export const categoryTitles = {
  "pet-services": "Pet services",
  "home-services": "Home services",
  "creative-arts": "Creative arts",
  "fitness-wellness": "Fitness and wellness",
  photography: "Photography",
  "cleaning-services": "Cleaning services",
} as const;

export type CategoryId = keyof typeof categoryTitles;

export const categoryIds = Object.keys(categoryTitles) as CategoryId[];

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
  description: string;
  ideas: readonly [BusinessIdea, BusinessIdea, BusinessIdea];
};

/** The address of a category’s page. */
export function ideasPath(id: CategoryId): string {
  return `/tools/business-ideas/${id}`;
}
