import type { IdeaKind } from "../../core/ideas/idea-kind.ts";

/**
 * Large on the picture that goes with a link to an idea. A picture for each kind, none for each
 * idea: drawing one takes 70 ms of a processor, anybody can make up links without end, and the words
 * of an idea may come from a stranger.
 */
export const ideaHeadlines: Readonly<Record<IdeaKind, string>> = {
  any: "A business idea, and how to test it.",
  arts: "A business idea for creative hands.",
  beauty: "A business idea in hair and beauty.",
  building: "A business idea for good tradespeople.",
  business: "A business idea for those who run one.",
  care: "A business idea that looks after people.",
  crafts: "A business idea made by hand.",
  events: "A business idea for a good party.",
  "food-making": "A business idea worth tasting.",
  "food-serving": "A business idea for hungry people.",
  garden: "A business idea for green thumbs.",
  green: "A business idea that wastes less.",
  "home-help": "A business idea for busy homes.",
  land: "A business idea from the land.",
  learning: "A business idea for keen learners.",
  outdoors: "A business idea for the outdoors.",
  pets: "A business idea for pet people.",
  "travel-and-property": "A business idea for hosts and guests.",
  play: "A business idea for collectors and players.",
  sport: "A business idea for people who move.",
  technology: "A business idea in technology.",
  textiles: "A business idea with needle and thread.",
  vehicles: "A business idea on wheels.",
};

/** The name of a kind's picture under /og. */
export function ideaPictureName(kind: IdeaKind): string {
  return `idea-${kind}`;
}
