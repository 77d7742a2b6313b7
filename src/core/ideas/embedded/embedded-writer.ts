import { localLife } from "../../../catalogue/localities/traits.ts";
import type { IdeaWriter } from "../idea-writer.ts";
import { type Candidate, candidates } from "./candidates.ts";
import { livesThere, metThere } from "./lives-there.ts";
import { brandNames } from "./telling/brand-names.ts";
import { localText } from "./telling/local-text.ts";
import { namesOfIdea } from "./telling/names-of-idea.ts";
import { startupText } from "./telling/startup-text.ts";
import { understandInterest } from "./understanding/understand-interest.ts";
import { understandPlace } from "./understanding/understand-place.ts";

/**
 * Writes ideas from what is known of trades and places, with no network and in a few milliseconds.
 * The same request gives the same answer, except that local ideas mention the month.
 */
export function embeddedWriter({
  today = () => new Date(),
}: {
  today?: () => Date;
} = {}): IdeaWriter {
  return {
    async startup(request, signal) {
      signal?.throwIfAborted();
      const { niche, businessType, variation = 0 } = request;
      const seed = `startup/${businessType}/${key(niche)}`;
      const ideas = candidates(understandInterest(niche), {
        fits: ({ kind }) => businessType === "any" || kind === businessType,
        segments: [],
        seed,
      });
      const idea = at(ideas, variation);
      return {
        idea: startupText(idea, `${seed}/${variation}`),
        // The titles of ready-made formats are alike.
        names: [...(idea.own ? namesOfIdea(idea.title) : []), ...brandNames(idea.trade, idea.turn)],
      };
    },

    async local(request, signal) {
      signal?.throwIfAborted();
      const { location, skills, variation = 0 } = request;
      const place = understandPlace(location);
      const seed = `local/${key(location)}/${key(skills)}`;
      const ideas = candidates(understandInterest(skills), {
        fits: (concept) => concept.local && livesThere(concept, place),
        segments: place.traits.flatMap((trait) => localLife[trait].segments),
        seed,
      });
      const idea = metThere(at(ideas, variation), place);
      return localText(idea, { place, request, today: today(), seed: `${seed}/${variation}` });
    },
  };
}

/** Spelling that doesn’t matter is left out, so that “Dogs ” and “dogs” share their ideas. */
function key(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

function at(ideas: readonly Candidate[], variation: number): Candidate {
  const idea = ideas[variation % ideas.length];
  if (!idea) throw new RangeError("no ideas");
  return idea;
}
