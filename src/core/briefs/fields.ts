import type { siteBriefs } from "../../database/tables/briefs.ts";
import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

// What the form's island needs to know about its fields. All of it goes to the browser.

export const briefFields = [
  "business_name",
  "business_description",
  "service_area",
  "services",
  "opening_hours",
  "current_website",
  "site_goals",
  "style",
  "has_domain",
  "domain_preferences",
  "color_preferences",
  "contact_name",
  "email",
  "phone",
] as const;

type BriefField = (typeof briefFields)[number];

/** The form's values as typed, by field name. */
export type BriefValues = Record<BriefField, string>;

export const styleIds = ["clean", "warm", "bold", "classic", "natural", "unsure"] as const;
export type StyleId = (typeof styleIds)[number];

/** The longest values, in UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longest = {
  business_name: 100,
  business_description: 2000,
  service_area: 200,
  services: 2000,
  opening_hours: 500,
  current_website: 300,
  site_goals: 2000,
  domain_preferences: 300,
  color_preferences: 300,
  contact_name: 100,
  email: 254,
  phone: 30,
} as const;

/** The key of an uploaded file; repeated for each file. */
export const fileKeyField = "file_key";
/** The files themselves, if no script has uploaded them. */
export const filesField = "files";
/** A file that the form's script could not upload, with the reason; repeated for each. */
export const droppedField = "dropped_file";
/** Makes it harmless to send the same brief again; set only by the form's script. */
export const submissionField = "submission_id";

export type BriefErrors = Partial<Record<BriefField | "files", string>>;

/** What who sent a brief may see of it: all that they typed, and what became of it. */
export type SentBrief = Omit<
  typeof siteBriefs.$inferSelect,
  "submission_id" | "idea" | "source" | "chosen_preview"
>;

type Sent = {
  outcome: "sent";
  /** The row as it was created. */
  brief?: SentBrief;
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
export function briefThankYou({ emailHeld, keptApart }: Sent): string {
  if (keptApart) return "/thank-you?type=brief-kept-apart";
  return `/thank-you?type=brief${emailHeld ? "&email=held" : ""}`;
}
