import * as z from "zod/mini";

// Shared by the server and the form's island, hence zod/mini.

/** The values of the form as typed, by field name. */
export type JoinValues = { name: string; email: string; phone: string; preferred_plan: string };

export type JoinField = keyof JoinValues;

/** The form before anyone has typed: nothing but the default plan. */
export const emptyJoinValues: JoinValues = {
  name: "",
  email: "",
  phone: "",
  preferred_plan: "monthly",
};

/** The fields of a submitted form as typed; a missing field or a file counts as empty. */
export function joinValues(form: FormData): JoinValues {
  const textOf = (field: JoinField) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return {
    name: textOf("name"),
    email: textOf("email"),
    phone: textOf("phone"),
    preferred_plan: textOf("preferred_plan"),
  };
}

/**
 * A field no person sees and no browser fills by itself: its name means nothing to autofill, and it
 * is not displayed. Scripts that fill every field give themselves away.
 */
export const trapField = "leave_blank";

export const joinFields = ["name", "email", "phone", "preferred_plan"] as const;

/** The longest values, in UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longest = { name: 100, email: 254, phone: 30 } as const;

/** Control characters, and the invisible ones that turn the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const printable = (label: string) =>
  z.refine<string>((value) => !unprintable.test(value), {
    error: `${label} contains characters that can't be used`,
  });

/** What a person tells us to join the waitlist. Surrounding space is dropped. */
export const joinSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "Name must be at least 2 characters"),
      z.maxLength(longest.name, `Name must be at most ${longest.name} characters`),
      printable("Name"),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest.email, `Email must be at most ${longest.email} characters`),
      z.email("Please enter a valid email address"),
    ),
  phone: z.string().check(
    z.trim(),
    z.maxLength(longest.phone, `Phone number must be at most ${longest.phone} characters`),
    printable("Phone number"),
    z.refine<string>((value) => value === "" || /\d(?:\D*\d){5}/.test(value), {
      error: "Please enter a valid phone number, or leave it empty",
    }),
  ),
  preferred_plan: z.enum(["once-off", "monthly"], "Please select a preferred plan"),
});

export type JoinInput = z.infer<typeof joinSchema>;

/** The first message for each field that is wrong; empty when all is well. */
export function joinErrors(values: JoinValues): Partial<Record<JoinField, string>> {
  const parsed = joinSchema.safeParse(values);
  const errors: Partial<Record<JoinField, string>> = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = joinFields.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  return errors;
}

/** What the server answers to a sign-up, as JSON or turned into a page. */
export type JoinAnswer =
  | { outcome: "joined" | "already-waiting"; position: number }
  | { outcome: "invalid"; errors: Partial<Record<JoinField, string>> }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unreadable"; reason: string }
  | { outcome: "failed" };

/**
 * Whether our own server sent this, rather than a proxy or a page in its place. Not a schema: those
 * of zod/mini that it would take weigh more in the browser than the rest of the form's rules.
 */
export function isJoinAnswer(value: unknown): value is JoinAnswer {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  switch (value.outcome) {
    case "joined":
    case "already-waiting":
      return "position" in value && typeof value.position === "number";
    case "invalid":
      return "errors" in value && typeof value.errors === "object";
    case "too-many":
      return "retryAfterSeconds" in value;
    default:
      return value.outcome === "unreadable" || value.outcome === "failed";
  }
}

/** The spec's words for each outcome that is told by a toast or a notice. */
export const joinMessages = {
  joined: (position: number) => ({
    title: "Welcome to the waitlist!",
    text: `You're at position #${position}. A confirmation email is on its way.`,
  }),
  alreadyWaiting: (position: number) => ({
    title: "Already on waitlist!",
    text: `You're already at position #${position} in our waitlist.`,
  }),
  failed: {
    title: "Something went wrong",
    text: "Please try again or contact us directly.",
  },
} as const;

/** Where a person goes two seconds after joining. */
export function thankYouAddress(position: number): string {
  return `/thank-you?type=waitlist&position=${position}`;
}

/** How long the success message stays before `thankYouAddress`, in seconds. */
export const secondsBeforeThankYou = 2;
