import type { SketchValues } from "../../core/sketches/fields.ts";
import { sketchSchema } from "../../core/sketches/schema.ts";
import { findSketch, makeSketch } from "../../core/sketches/sketches.ts";
import { whyRefused } from "../../core/sketches/why-refused.ts";
import type { Database } from "../../database/client.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { SketchAnswer } from "./sketch-answer.ts";
import { sketchData } from "./sketch-data.ts";
import { sketchValues } from "./sketch-values.ts";

/** Far more than the longest valid form, so that what is too long comes back with a message. */
const MAX_BODY_BYTES = 64 * 1024;

type Services = {
  database: Database;
  log: Log;
  config: { publicUrl: string; supportEmail: string };
  rateLimits: { makeSketch: RateLimit };
};

export type SketchReceipt = {
  answer: SketchAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: SketchValues;
};

/**
 * Receives the three words and makes a sketch of them. Never throws for anything a visitor sends,
 * nor if the database is away: that is the answer "failed", with everything typed kept.
 *
 * @param visitor the address by which attempts are counted.
 * @param maker the secret of their browser.
 */
export async function receiveSketch(
  services: Services,
  request: Request,
  { visitor, maker }: { visitor: string; maker: string },
): Promise<SketchReceipt> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    const { status, reason } = reading;
    const values = sketchValues(new FormData());
    return { answer: { outcome: "unreadable", reason }, status, values };
  }
  const values = sketchValues(reading.form);
  const refused = (status: number, answer: SketchAnswer) => ({ answer, status, values });
  try {
    const retryAfterSeconds = await services.rateLimits.makeSketch.secondsToWait(visitor);
    if (retryAfterSeconds > 0) return refused(429, { outcome: "too-many", retryAfterSeconds });
    const words = sketchSchema.safeParse(values);
    if (!words.success)
      return refused(422, { outcome: "invalid", errors: fieldErrors(words.error) });
    const errors = whyRefused(words.data, services.config.supportEmail);
    if (Object.keys(errors).length > 0) return refused(422, { outcome: "invalid", errors });
    // What cannot be shown is not kept either.
    const sketch = await services.database.transaction(async (database) => {
      const token = await makeSketch({ database }, words.data, maker);
      const made = await findSketch({ database }, token, maker);
      if (!made) throw new Error("a sketch was gone at once");
      return sketchData(made, { token, publicUrl: services.config.publicUrl });
    });
    return { answer: { outcome: "made", sketch }, status: 200, values };
  } catch (error) {
    services.log.error(describeError(error), "sketches: one could not be made");
    return refused(503, { outcome: "failed" });
  }
}
