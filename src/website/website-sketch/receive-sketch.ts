import { draftOfSketch } from "../../core/sketches/draft-of-sketch.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { sketchSchema } from "../../core/sketches/schema.ts";
import { findSketch, makeSketch } from "../../core/sketches/sketches.ts";
import { whyRefused } from "../../core/sketches/why-refused.ts";
import type { Database } from "../../database/client.ts";
import { formEndpoint } from "../../platform/http/form-endpoint.ts";
import type { Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { SketchAnswer } from "./sketch-answer.ts";
import { sketchValues } from "./sketch-values.ts";

type Services = {
  database: Database;
  log: Log;
  config: { supportEmail: string };
  rateLimits: { makeSketch: RateLimit };
};

/** Receives the three words and makes a sketch of them. `maker` is the secret of their browser. */
export const receiveSketch = formEndpoint({
  longest: 64 * 1024,
  values: sketchValues,
  schema: () => sketchSchema,
  limit: ({ rateLimits }: Services) => rateLimits.makeSketch,
  async answer(
    { database, config },
    words,
    _posted,
    { maker }: { visitor: string; maker: string },
  ): Promise<{ answer: SketchAnswer; status?: number }> {
    const errors = whyRefused(words, config.supportEmail);
    if (Object.keys(errors).length > 0) {
      return { answer: { outcome: "invalid", errors }, status: 422 };
    }
    // What cannot be drawn is not kept either.
    const token = await database.transaction(async (database) => {
      const token = await makeSketch({ database }, words, maker);
      const made = await findSketch({ database }, token);
      if (!made) throw new Error("a sketch was gone at once");
      draftOfSketch(made);
      return token;
    });
    return { answer: { outcome: "made", sketch: { path: `${sketchPath}/${token}` } } };
  },
  failure: "sketches: one could not be made",
});
