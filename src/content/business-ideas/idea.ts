export type CategoryId =
  | "pet-services"
  | "home-services"
  | "creative-arts"
  | "fitness-wellness"
  | "photography"
  | "cleaning-services";

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
  title: string;
  description: string;
  ideas: readonly [BusinessIdea, BusinessIdea, BusinessIdea];
};

/** The address of a category’s page. */
export function ideasPath({ id }: Pick<IdeaCategory, "id">): string {
  return `/tools/business-ideas/${id}`;
}
