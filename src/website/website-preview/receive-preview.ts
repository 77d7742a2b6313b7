import type { PreviewValues } from "../../core/previews/fields.ts";
import { findPreview, makePreview } from "../../core/previews/previews.ts";
import { previewSchema } from "../../core/previews/schema.ts";
import { whyRefused } from "../../core/previews/why-refused.ts";
import type { Database } from "../../database/client.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { PreviewAnswer } from "./preview-answer.ts";
import { previewData } from "./preview-data.ts";
import { previewValues } from "./preview-values.ts";

/** Far more than the longest valid form, so that what is too long comes back with a message. */
const MAX_BODY_BYTES = 64 * 1024;

type Services = {
  database: Database;
  log: Log;
  config: { publicUrl: string; supportEmail: string };
  rateLimits: { makePreview: RateLimit };
};

export type PreviewReceipt = {
  answer: PreviewAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: PreviewValues;
};

/**
 * Receives the three words and makes a preview of them. Never throws for anything a visitor sends,
 * nor if the database is away: that is the answer "failed", with everything typed kept.
 *
 * @param visitor the address by which attempts are counted.
 * @param maker the secret of their browser.
 */
export async function receivePreview(
  services: Services,
  request: Request,
  { visitor, maker }: { visitor: string; maker: string },
): Promise<PreviewReceipt> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    const { status, reason } = reading;
    const values = previewValues(new FormData());
    return { answer: { outcome: "unreadable", reason }, status, values };
  }
  const values = previewValues(reading.form);
  const refused = (status: number, answer: PreviewAnswer) => ({ answer, status, values });
  try {
    const retryAfterSeconds = await services.rateLimits.makePreview.secondsToWait(visitor);
    if (retryAfterSeconds > 0) return refused(429, { outcome: "too-many", retryAfterSeconds });
    const words = previewSchema.safeParse(values);
    if (!words.success)
      return refused(422, { outcome: "invalid", errors: fieldErrors(words.error) });
    const errors = whyRefused(words.data, services.config.supportEmail);
    if (Object.keys(errors).length > 0) return refused(422, { outcome: "invalid", errors });
    // What cannot be shown is not kept either.
    const preview = await services.database.transaction(async (database) => {
      const token = await makePreview({ database }, words.data, maker);
      const made = await findPreview({ database }, token, maker);
      if (!made) throw new Error("a preview was gone at once");
      return previewData(made, { token, publicUrl: services.config.publicUrl });
    });
    return { answer: { outcome: "made", preview }, status: 200, values };
  } catch (error) {
    services.log.error(describeError(error), "previews: one could not be made");
    return refused(503, { outcome: "failed" });
  }
}
