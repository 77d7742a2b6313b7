import type { siteBriefs } from "../../database/tables/briefs.ts";
import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";
import type { BriefErrors } from "./fields.ts";

// What the form and the server say to each other, besides the fields. All of it goes to the browser.

/** The key of an uploaded file; repeated for each file. */
export const fileKeyField = "file_key";
/** A file that the form's script could not upload, with the reason; repeated for each. */
export const droppedField = "dropped_file";
/** Makes it harmless to send the same brief again; set only by the form's script. */
export const submissionField = "submission_id";

/** What who sent a brief may see of it: all that they typed, and what became of it. */
export type SentBrief = Omit<
  typeof siteBriefs.$inferSelect,
  "submission_id" | "readings" | "idea" | "source" | "chosen_preview"
>;

type Sent = {
  outcome: "sent";
  /** The row as it was created. */
  brief?: SentBrief;
  /** Of the private link to the sketch that it began with. */
  sketch?: string;
  /** No receipt goes out: this address has had all that a form may send in a day. */
  emailHeld?: true;
  /** It is no brief until an operator has looked at it, since the trap field was filled. */
  keptApart?: true;
};

/** The server's answer to a brief, as JSON or as a page. */
export type BriefAnswer =
  | Sent
  /** Of files sent ahead, it names those that are gone. */
  | (FormRefusal<BriefErrors> & { missingKeys?: string[] });

/** Whether this came from our own server rather than a proxy. */
export function isBriefAnswer(value: unknown): value is BriefAnswer {
  return isFormAnswer(value, ["sent"]);
}

export const briefMessages = {
  failed: {
    title: "Failed to submit brief",
    text: "Please try again or contact us directly.",
  },
} as const;

/** Where a person goes after sending. */
export function briefThankYou({ emailHeld, keptApart, sketch }: Sent): string {
  if (keptApart) return "/thank-you?type=brief-kept-apart";
  const query = new URLSearchParams({
    type: "brief",
    ...(emailHeld && { email: "held" }),
    ...(sketch && { sketch }),
  });
  return `/thank-you?${query}`;
}
