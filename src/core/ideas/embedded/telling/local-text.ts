import { local, months } from "../../../../catalogue/frames/local.ts";
import { shared } from "../../../../catalogue/frames/shared.ts";
import type { LocalIdea } from "../../idea-writer.ts";
import type { LocalRequest } from "../../schema.ts";
import { estimateOf } from "../budget.ts";
import { monthOf, seasonOf } from "../calendar.ts";
import type { Candidate } from "../candidates.ts";
import { pick } from "../seed.ts";
import type { NamedPlace } from "../understanding/understand-place.ts";
import { ideaTelling } from "./idea-telling.ts";
import { placeTelling } from "./place-telling.ts";
import { holding, paragraph, say, together } from "./say.ts";
import { shopSign } from "./shop-signs.ts";

type Setting = {
  place: NamedPlace;
  request: LocalRequest;
  today: Date;
  /** Decides between ways to say the same. */
  seed: string;
};

/** Writes an idea out for one place, budget and team. */
export function localText(idea: Candidate, { place, request, today, seed }: Setting): LocalIdea {
  const name = shopSign(idea.trade, place, idea.turn);
  const chosen = holding(
    request.teamPreference,
    request.budget,
    name.includes(place.called) && "named for the place",
  );
  const telling = together(
    ideaTelling(idea),
    placeTelling(place, idea.segment),
    seasonOf(idea.trade.peak, place, today),
    estimateOf(idea, request.budget),
    { holds: chosen, gaps: { name } },
  );
  const one = (part: keyof typeof local) => say(local[part], telling, `${seed}/${part}`);
  const common = (part: keyof typeof shared) => say(shared[part], telling, seed);
  return {
    businessName: name,
    description: paragraph(common("opening"), one("description"), one("team")),
    localProblem: paragraph(one("setting"), one("problem"), one("gap"), one("season")),
    validationMethod: paragraph(
      one("week"),
      pick([[months[monthOf(today)]], [], []], seed)[0],
      one("threshold"),
    ),
    businessModel: paragraph(one("charge"), common("income"), one("growth"), common("rule")),
    estimatedBudget: paragraph(one("estimate"), say(local.reserve, telling, seed), one("advice")),
  };
}
