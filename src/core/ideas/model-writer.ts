import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { LanguageModel } from "../../platform/language-model/language-model.ts";
import { LanguageModelError } from "../../platform/language-model/language-model.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { localAnswerSchema, startupAnswerSchema } from "./answers.ts";
import type { IdeaWriter } from "./idea-writer.ts";
import { echoesInstructions, instructionsFor } from "./model-instructions.ts";

export type ModelServices = {
  model: LanguageModel;
  /** Answers when the model doesn’t, or may not be asked. */
  fallback: IdeaWriter;
  /** What the model may cost: attempts by one visitor, and by all of them. */
  limits: {
    perVisitor: Pick<RateLimit, "secondsToWait">;
    perDay: Pick<RateLimit, "secondsToWait">;
  };
  log: Log;
  /** For both attempts together, in milliseconds. */
  deadline?: number;
};

const startupShape = z.object({
  idea: z.object({
    title: z.string(),
    summary: z.string(),
    businessModel: z.string(),
    tractionStrategy: z.string(),
  }),
  names: z.array(z.string()),
});

const localShape = z.object({
  businessName: z.string(),
  description: z.string(),
  localProblem: z.string(),
  validationMethod: z.string(),
  businessModel: z.string(),
  estimatedBudget: z.string(),
});

/**
 * Writes ideas with a language model. What it says is checked like any outside input; after a second
 * bad answer, at the deadline or over a limit the fallback writes instead, so a visitor always gets
 * an idea.
 */
export function modelWriter({
  model,
  fallback,
  limits,
  log,
  deadline = 12_000,
}: ModelServices): IdeaWriter {
  return {
    async startup(request, signal, visitor) {
      const { niche, businessType, variation = 0 } = request;
      const answer = await ask({
        kind: "startup",
        data: { interest: niche, kindOfBusiness: businessType, ideaNumber: variation + 1 },
        shape: startupShape,
        answerSchema: startupAnswerSchema,
        ...(signal && { signal }),
        ...(visitor && { visitor }),
      });
      return answer ?? fallback.startup(request, signal, visitor);
    },

    async local(request, signal, visitor) {
      const { location, skills, budget, teamPreference, variation = 0 } = request;
      const answer = await ask({
        kind: "local",
        data: { place: location, skills, budget, team: teamPreference, ideaNumber: variation + 1 },
        shape: localShape,
        answerSchema: localAnswerSchema(budget),
        ...(signal && { signal }),
        ...(visitor && { visitor }),
      });
      return answer ?? fallback.local(request, signal, visitor);
    },
  };

  /** @returns undefined when the fallback has to write. */
  async function ask<Shape, Answer>(question: {
    kind: "startup" | "local";
    data: Record<string, string | number>;
    shape: z.ZodType<Shape>;
    answerSchema: z.ZodType<Answer>;
    signal?: AbortSignal;
    visitor?: string;
  }): Promise<Answer | undefined> {
    const { kind, data, shape, answerSchema, signal, visitor } = question;
    signal?.throwIfAborted();
    if (!(await mayAsk(visitor))) {
      log.info({ kind }, "ideas: over the model's limit, embedded writer answers");
      return undefined;
    }
    const tooLate = AbortSignal.timeout(deadline);
    const stop = signal ? AbortSignal.any([signal, tooLate]) : tooLate;
    const canary = randomUUID();
    const instructions = instructionsFor(kind, canary);
    for (const attempt of [1, 2]) {
      try {
        const written = await model.writeObject({
          instructions,
          data: `${canary}\n${JSON.stringify(data)}\n${canary}`,
          shape,
          signal: stop,
        });
        const answer = answerSchema.safeParse(written);
        if (!answer.success)
          throw new UnfitAnswer(answer.error.issues[0]?.path.join(".") ?? "shape");
        if (echoesInstructions(JSON.stringify(written), instructions, canary)) {
          throw new UnfitAnswer("echo");
        }
        return answer.data;
      } catch (error) {
        signal?.throwIfAborted();
        log.warn({ kind, attempt, ...describeReason(error) }, "ideas: the model failed");
        if (tooLate.aborted || (error instanceof LanguageModelError && !error.canRetry))
          return undefined;
        if (attempt === 1) await sleep(200, undefined, { signal: stop }).catch(() => {});
        signal?.throwIfAborted();
      }
    }
    return undefined;
  }

  async function mayAsk(visitor: string | undefined): Promise<boolean> {
    if (visitor !== undefined && (await limits.perVisitor.secondsToWait(visitor)) > 0) return false;
    return (await limits.perDay.secondsToWait("everybody")) === 0;
  }
}

/** The model answered, but with something nobody should see. The message names the part. */
class UnfitAnswer extends Error {
  override name = "UnfitAnswer";
}

/** The innermost cause of a model’s error may quote the visitor; its own message does not. */
function describeReason(error: unknown): { reason: string } {
  if (error instanceof LanguageModelError || error instanceof UnfitAnswer) {
    return { reason: `${error.name}: ${error.message}` };
  }
  return { reason: describeError(error).reason };
}
