import { cleaningServices } from "./business-ideas/cleaning-services.ts";
import { creativeArts } from "./business-ideas/creative-arts.ts";
import { fitnessWellness } from "./business-ideas/fitness-wellness.ts";
import { homeServices } from "./business-ideas/home-services.ts";
import type { IdeaCategory } from "./business-ideas/idea.ts";
import { petServices } from "./business-ideas/pet-services.ts";
import { photography } from "./business-ideas/photography.ts";

/** Six categories of three ideas, in the order of the grid. */
export const ideaCategories: readonly IdeaCategory[] = [
  petServices,
  homeServices,
  creativeArts,
  fitnessWellness,
  photography,
  cleaningServices,
];

/** Said under every list of ideas: the money is an example, not a forecast. */
export const revenueNote =
  "Revenue figures are worked examples before costs and tax, in Australian dollars. Yours will depend on your prices, your area and how much you work.";
