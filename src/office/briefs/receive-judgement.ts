import * as z from "zod";
import type { Brief } from "../../core/briefs/briefs.ts";
import { dismissBrief, letInBrief } from "../../core/briefs/suspected-briefs.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";

const judgementSchema = z.object({ intent: z.enum(["let-in", "dismiss"]), id: z.uuid() });

export type Judgement =
  | { outcome: "let-in"; brief: Brief }
  | { outcome: "dismissed" }
  /** Somebody else was faster, or 30 days have gone by. */
  | { outcome: "judged-before" }
  | { outcome: "refused" }
  | { outcome: "failed" };

/** Receives what an operator makes of a suspected brief. */
export const receiveJudgement = changeEndpoint({
  schema: judgementSchema,
  async change(
    services: Parameters<typeof letInBrief>[0],
    { intent, id },
    actor: string,
  ): Promise<Judgement> {
    if (intent === "let-in") {
      const brief = await letInBrief(services, { id, actor });
      return brief ? { outcome: "let-in", brief } : { outcome: "judged-before" };
    }
    const dismissed = await dismissBrief(services, { id, actor });
    return { outcome: dismissed ? "dismissed" : "judged-before" };
  },
  refused: { outcome: "refused" },
  failed: { outcome: "failed" },
  failure: "briefs: a suspected one could not be judged",
});
