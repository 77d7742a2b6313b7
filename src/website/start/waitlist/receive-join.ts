import { readHandOff } from "../../../content/hand-off.ts";
import { withoutHarmfulIdea } from "../../../core/ideas/brought-idea.ts";
import {
  emptyJoinValues,
  type JoinAnswer,
  type JoinValues,
} from "../../../core/waitlist/fields.ts";
import { joinErrors, joinSchema } from "../../../core/waitlist/schema.ts";
import { keepSuspected } from "../../../core/waitlist/suspected.ts";
import { joinWaitlist } from "../../../core/waitlist/waitlist.ts";
import type { Database } from "../../../database/client.ts";
import { readForm } from "../../../platform/http/read-form.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { trapField } from "../../../ui/trap-field.tsx";
import { joinValues } from "./join-values.ts";

/** Far more than the longest valid form. */
const MAX_BODY_BYTES = 64 * 1024;

type JoinServices = {
  database: Database;
  log: Log;
  rateLimits: { joinWaitlist: RateLimit };
};

export type JoinReceipt = {
  answer: JoinAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: JoinValues;
};

/**
 * Receives a posted waitlist form. Never throws for anything a visitor sends, nor if the database
 * is away: that is the answer "failed", with everything typed kept.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function receiveJoin(
  services: JoinServices,
  request: Request,
  visitor: string,
): Promise<JoinReceipt> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    const { status, reason } = reading;
    return { answer: { outcome: "unreadable", reason }, status, values: emptyJoinValues };
  }
  const values = joinValues(reading.form);
  try {
    const retryAfterSeconds = await services.rateLimits.joinWaitlist.secondsToWait(visitor);
    if (retryAfterSeconds > 0) {
      return { answer: { outcome: "too-many", retryAfterSeconds }, status: 429, values };
    }
    const person = joinSchema.safeParse(values);
    if (!person.success) {
      return { answer: { outcome: "invalid", errors: joinErrors(values) }, status: 422, values };
    }
    const handOff = readHandOff(withoutHarmfulIdea(new URL(request.url)));
    if (reading.form.get(trapField)) {
      services.log.info("waitlist: a filled trap field, kept apart");
      await keepSuspected(services, person.data, handOff);
      return { answer: { outcome: "kept-apart" }, status: 200, values };
    }
    return { answer: await joinWaitlist(services, person.data, handOff), status: 200, values };
  } catch (error) {
    services.log.error(describeError(error), "waitlist: sign-up failed");
    return { answer: { outcome: "failed" }, status: 503, values };
  }
}
