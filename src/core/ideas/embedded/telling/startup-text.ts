import { shared } from "../../../../catalogue/frames/shared.ts";
import { startup } from "../../../../catalogue/frames/startup.ts";
import type { StartupIdea } from "../../idea-writer.ts";
import type { Candidate } from "../candidates.ts";
import { ideaTelling } from "./idea-telling.ts";
import { paragraph, say, together } from "./say.ts";

/**
 * Writes an idea out for the startup generator.
 *
 * @param seed decides between ways to say the same.
 */
export function startupText(idea: Candidate, seed: string): StartupIdea {
  const plain = ideaTelling(idea);
  const question = say(startup.question, plain, idea.id);
  const telling = together(plain, { holds: new Set(), gaps: { question } });
  const one = (part: keyof typeof startup) => say(startup[part], telling, `${seed}/${part}`);
  const common = (part: keyof typeof shared) => say(shared[part], telling, seed);
  return {
    title: idea.title,
    summary: paragraph(common("opening"), one("pitch"), one("strength")),
    businessModel: paragraph(one("charge"), common("income"), one("later"), common("rule")),
    tractionStrategy: paragraph(one("first"), one("proof")),
  };
}
