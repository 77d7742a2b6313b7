import * as z from "zod/mini";

// Shared by the server and the form's island, hence zod/mini.

export const briefFields = [
  "business_name",
  "business_description",
  "site_goals",
  "style",
  "has_domain",
  "domain_preferences",
  "color_preferences",
  "contact_name",
  "email",
  "phone",
] as const;

export type BriefField = (typeof briefFields)[number];

/** The values of the form as typed, by field name. */
export type BriefValues = Record<BriefField, string>;

export const styleIds = ["clean", "warm", "bold", "classic", "natural", "unsure"] as const;
export type StyleId = (typeof styleIds)[number];

/** The longest values, in UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longest = {
  business_name: 100,
  business_description: 2000,
  site_goals: 2000,
  domain_preferences: 300,
  color_preferences: 300,
  contact_name: 100,
  email: 254,
  phone: 30,
} as const;

/** See `trapField` of the waitlist: displayed to nobody, filled by scripts that fill everything. */
export const trapField = "leave_blank";
/** The key of a file that is already uploaded; once for each file. */
export const fileKeyField = "file_key";
/** Files themselves, where no script uploads them beforehand. */
export const filesField = "files";
/** Makes sending the same brief again harmless; only the form's script gives one. */
export const submissionField = "submission_id";

/** The form before anyone has typed. */
export const emptyBriefValues = valuesFrom(() => "");

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function briefValues(form: FormData): BriefValues {
  return valuesFrom((field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  });
}

function valuesFrom(typedIn: (field: BriefField) => string): BriefValues {
  const values: Partial<BriefValues> = {};
  for (const field of briefFields) values[field] = typedIn(field);
  return values as BriefValues;
}

/** Invisible characters that turn the direction of text, and halves of broken characters. */
const turning = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const control = /\p{Cc}/u;
const controlOtherThanLineEnds = /(?![\t\n])\p{Cc}/u;

/** What a person tells us for a preview. Surrounding space is dropped. */
export const briefSchema = z.object({
  business_name: line("Business name", longest.business_name, 2),
  business_description: lines("The description", longest.business_description, 10),
  site_goals: lines("Your goals", longest.site_goals, 5),
  style: z.enum(styleIds, "Please choose a style, or let us suggest one"),
  has_domain: z.pipe(
    z.enum(["yes", "no"], "Please tell us whether you have a domain name"),
    z.transform((answer) => answer === "yes"),
  ),
  domain_preferences: line("Domain names", longest.domain_preferences),
  color_preferences: line("Colours", longest.color_preferences),
  contact_name: line("Your name", longest.contact_name),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email, `Email must be at most ${longest.email} characters`),
      z.email("Please enter a valid email address"),
    ),
  phone: line("Phone number", longest.phone).check(
    z.refine<string>((value) => value === "" || /\d(?:\D*\d){5}/.test(value), {
      error: "Please enter a valid phone number, or leave it empty",
    }),
  ),
});

export type BriefInput = z.infer<typeof briefSchema>;

function line(label: string, atMost: number, atLeast = 0) {
  return text(label, atMost, atLeast, control);
}

/** Text of several lines; browsers send line ends as CRLF. */
function lines(label: string, atMost: number, atLeast = 0) {
  const normalised = z.pipe(
    z.string(),
    z.transform((value) => value.replace(/\r\n?/g, "\n")),
  );
  return z.pipe(normalised, text(label, atMost, atLeast, controlOtherThanLineEnds));
}

function text(label: string, atMost: number, atLeast: number, forbidden: RegExp) {
  return z.string().check(
    z.trim(),
    z.minLength(atLeast, `${label} must be at least ${atLeast} characters`),
    z.maxLength(atMost, `${label} must be at most ${atMost} characters`),
    z.refine<string>((value) => !forbidden.test(value) && !turning.test(value), {
      error: `${label} contains characters that can't be used`,
    }),
  );
}

export type BriefErrors = Partial<Record<BriefField | "files", string>>;

/** The first message for each field that is wrong; empty when all is well. */
export function briefErrors(values: BriefValues): BriefErrors {
  const parsed = briefSchema.safeParse(values);
  const errors: BriefErrors = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = briefFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}

/** What the server answers to a brief, as JSON or turned into a page. */
export type BriefAnswer =
  | { outcome: "sent" }
  | { outcome: "invalid"; errors: BriefErrors; missingKeys?: string[] }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unreadable"; reason: string }
  | { outcome: "failed" };

/** Whether our own server sent this, rather than a proxy or a page in its place. */
export function isBriefAnswer(value: unknown): value is BriefAnswer {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  switch (value.outcome) {
    case "invalid":
      return "errors" in value && typeof value.errors === "object";
    case "too-many":
      return "retryAfterSeconds" in value;
    default:
      return ["sent", "unreadable", "failed"].includes(String(value.outcome));
  }
}

export const briefMessages = {
  failed: {
    title: "Failed to submit brief",
    text: "Please try again or contact us directly.",
  },
  filesGone:
    "Some of your files were uploaded more than a day ago and are no longer here. Please add them again.",
} as const;

/** Where a person goes after sending. */
export const briefThankYou = "/thank-you?type=brief";
