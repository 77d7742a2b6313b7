import { keepSuspected, sendEnquiry } from "../../core/enquiries/enquiries.ts";
import {
  type EnquiryAnswer,
  type EnquiryValues,
  emptyEnquiry,
  viaField,
} from "../../core/enquiries/fields.ts";
import { chatSchema, contactSchema } from "../../core/enquiries/schema.ts";
import type { Database } from "../../database/client.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import { readForm } from "../../platform/http/read-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { trapField } from "../../ui/trap-field.tsx";
import { contactValues } from "./contact-values.ts";

/** Far more than the longest conversation, whose letters may take nine bytes each. */
const MAX_BODY_BYTES = 256 * 1024;

type EnquiryServices = {
  database: Database;
  log: Log;
  config: { operatorEmail: string };
  rateLimits: { sendEnquiry: RateLimit };
};

export type EnquiryReceipt = {
  answer: EnquiryAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: EnquiryValues;
};

/**
 * Receives a message from the contact form or the chat. Never throws for anything a visitor sends,
 * nor if the database is away: that is the answer "failed", with everything typed kept.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function receiveEnquiry(
  services: EnquiryServices,
  request: Request,
  visitor: string,
): Promise<EnquiryReceipt> {
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") {
    const { status, reason } = reading;
    return { answer: { outcome: "unreadable", reason }, status, values: emptyEnquiry };
  }
  const { form } = reading;
  const values = contactValues(form);
  try {
    const retryAfterSeconds = await services.rateLimits.sendEnquiry.secondsToWait(visitor);
    if (retryAfterSeconds > 0) {
      return { answer: { outcome: "too-many", retryAfterSeconds }, status: 429, values };
    }
    const via = form.get(viaField) === "chat" ? "chat" : "contact";
    const message = (via === "chat" ? chatSchema : contactSchema).safeParse(values);
    if (!message.success) {
      const errors = fieldErrors(message.error);
      return { answer: { outcome: "invalid", errors }, status: 422, values };
    }
    if (form.get(trapField)) {
      services.log.info("enquiries: a filled trap field, kept apart");
      await keepSuspected(services, { ...message.data, via });
      return { answer: { outcome: "kept-apart" }, status: 200, values };
    }
    await sendEnquiry(services, { ...message.data, via });
    return { answer: { outcome: "sent" }, status: 200, values };
  } catch (error) {
    services.log.error(describeError(error), "enquiries: a message failed");
    return { answer: { outcome: "failed" }, status: 503, values };
  }
}
