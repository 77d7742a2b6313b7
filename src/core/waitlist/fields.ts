/** The values of the form as typed, by field name. */
export type JoinValues = { name: string; email: string; phone: string; preferred_plan: string };

type JoinField = keyof JoinValues;

/** The first message for each field that is wrong. */
export type JoinErrors = Partial<Record<JoinField, string>>;

/** The form before anyone has typed: nothing but the default plan. */
export const emptyJoinValues: JoinValues = {
  name: "",
  email: "",
  phone: "",
  preferred_plan: "monthly",
};

/**
 * A field no person sees and no browser fills by itself: its name means nothing to autofill, and it
 * is not displayed. Scripts that fill every field give themselves away.
 */
export const trapField = "leave_blank";

export const joinFields = ["name", "email", "phone", "preferred_plan"] as const;

/** The longest values, in UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longest = { name: 100, email: 254, phone: 30 } as const;

export type Joined = {
  outcome: "joined";
  position: number;
  /** No confirmation goes out: this address has had all that a form may send in a day. */
  emailHeld?: true;
};

/** What the server answers to a sign-up, as JSON or turned into a page. */
export type JoinAnswer =
  | Joined
  | { outcome: "already-waiting"; position: number }
  | { outcome: "invalid"; errors: JoinErrors }
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
  joined: ({ position, emailHeld }: Joined) => ({
    title: "Welcome to the waitlist!",
    text: `You're at position #${position}. ${
      emailHeld
        ? "This address has had several emails from us today, so we won't send another."
        : "A confirmation email is on its way."
    }`,
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
export function thankYouAddress({ position, emailHeld }: Joined): string {
  return `/thank-you?type=waitlist&position=${position}${emailHeld ? "&email=held" : ""}`;
}

/** How long the success message stays before `thankYouAddress`, in seconds. */
export const secondsBeforeThankYou = 2;
