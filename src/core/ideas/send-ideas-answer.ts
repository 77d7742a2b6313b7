import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

/** What the server answers when a shortlist is to be emailed. */
export type SendIdeasAnswer =
  | { outcome: "sent" }
  /** The address has reached its daily limit of emails from forms. */
  | { outcome: "held" }
  | FormRefusal<{ email?: string }>;

/** Whether this came from our own server rather than a proxy. */
export function isSendIdeasAnswer(value: unknown): value is SendIdeasAnswer {
  return isFormAnswer(value, ["sent", "held"]);
}

/** In UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longestAddress = 254;
