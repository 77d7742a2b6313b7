import type { IdeaWriter } from "../../../core/ideas/idea-writer.ts";
import { localRequestSchema, startupRequestSchema } from "../../../core/ideas/schema.ts";
import { type AskedIdea, isServed, sendIdeas } from "../../../core/ideas/send-ideas.ts";
import type { SendIdeasAnswer } from "../../../core/ideas/send-ideas-answer.ts";
import { addressErrors, addressSchema } from "../../../core/ideas/send-ideas-schema.ts";
import { hasAnswered } from "../../../core/waitlist/has-answered.ts";
import type { Database } from "../../../database/client.ts";
import { readForm } from "../../../platform/http/read-form.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import type { Sealer } from "../../../platform/sealer.ts";
import { ideaLink, localIdeas, startupIdeas } from "../form-values.ts";
import { mostKept } from "./shortlist.ts";

/** Far more than the longest shortlist. */
const MAX_BODY_BYTES = 64 * 1024;

type ShortlistServices = {
  config: { smtpUrl: string | undefined };
  database: Database;
  ideaWriter: IdeaWriter;
  ideaSealer: Sealer;
  log: Log;
  rateLimits: { sendIdeas: RateLimit };
};

/**
 * Receives a shortlist that is to be emailed: the address, and the link of each idea. Never throws
 * for anything a visitor sends.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function receiveShortlist(
  services: ShortlistServices,
  request: Request,
  visitor: string,
): Promise<{ answer: SendIdeasAnswer; status: number }> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    const { status, reason } = reading;
    return { answer: { outcome: "unreadable", reason }, status };
  }
  try {
    const retryAfterSeconds = await services.rateLimits.sendIdeas.secondsToWait(visitor);
    if (retryAfterSeconds > 0) {
      return { answer: { outcome: "too-many", retryAfterSeconds }, status: 429 };
    }
    const typed = { email: String(reading.form.get("email") ?? "") };
    const address = addressSchema.safeParse(typed);
    if (!address.success) {
      return { answer: { outcome: "invalid", errors: addressErrors(typed) }, status: 422 };
    }
    const kept: AskedIdea[] = [];
    for (const idea of reading.form.getAll("idea").slice(0, mostKept).flatMap(readLink)) {
      if (await isServed(idea)) kept.push(idea);
    }
    if (kept.length === 0) {
      const reason = "There is no idea in this shortlist.";
      return { answer: { outcome: "unreadable", reason }, status: 422 };
    }
    if (services.config.smtpUrl === undefined) {
      const reason = "Emails can’t be sent from here.";
      return { answer: { outcome: "unreadable", reason }, status: 409 };
    }
    const known = await hasAnswered(services.database, address.data.email);
    const ideas = { ...address.data, kept, visitor, hasAnswered: known };
    const answer = await sendIdeas(services, ideas);
    return { answer, status: 200 };
  } catch (error) {
    services.log.error(describeError(error), "shortlist: not emailed");
    return { answer: { outcome: "failed" }, status: 503 };
  }
}

/** The idea that a link of ours leads to; nothing for any other. */
function readLink(link: FormDataEntryValue): AskedIdea[] {
  const address = typeof link === "string" ? URL.parse(link, "https://ours.invalid") : null;
  if (address?.pathname === startupIdeas.path) {
    const values = startupIdeas.read(address.searchParams);
    const { data } = startupRequestSchema.safeParse(values);
    return data ? [{ tool: "startup", request: data, path: ideaLink(startupIdeas, values) }] : [];
  }
  if (address?.pathname === localIdeas.path) {
    const values = localIdeas.read(address.searchParams);
    const { data } = localRequestSchema.safeParse(values);
    return data ? [{ tool: "local", request: data, path: ideaLink(localIdeas, values) }] : [];
  }
  return [];
}
