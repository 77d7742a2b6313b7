import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

/** In form order. */
export const joinFields = ["name", "email", "phone", "preferred_plan"] as const;

type JoinField = (typeof joinFields)[number];

/** The form's values as typed, by field name. */
export type JoinValues = Record<JoinField, string>;

/** The first error message of each invalid field. */
export type JoinErrors = Partial<JoinValues>;

/** The empty form, with the default plan. */
export const emptyJoinValues: JoinValues = {
  name: "",
  email: "",
  phone: "",
  preferred_plan: "monthly",
};

/** The longest values, in UTF-16 units as `maxlength` counts. 254 is the limit of RFC 5321. */
export const longest = { name: 100, email: 254, phone: 30 } as const;

export type Joined = {
  outcome: "joined";
  position: number;
  /** No confirmation goes out: this address has reached its daily limit of emails from forms. */
  emailHeld?: true;
};

/** The server's answer to a sign-up, as JSON or as a page. */
export type JoinAnswer =
  | Joined
  | { outcome: "already-waiting"; position: number }
  | FormRefusal<JoinErrors>;

/** Whether this came from our own server rather than a proxy. */
export function isJoinAnswer(value: unknown): value is JoinAnswer {
  return isFormAnswer(value, ["joined", "already-waiting"]);
}

/** The spec's words for each outcome, shown as a toast or a notice. */
export const joinMessages = {
  joined: ({ position, emailHeld }: Joined) => ({
    title: "Welcome to the waitlist!",
    text: `You’re at position #${position}. ${
      emailHeld
        ? "This address has had several emails from us today, so we won’t send another."
        : "A confirmation email is on its way."
    }`,
  }),
  alreadyWaiting: (position: number) => ({
    title: "Already on waitlist!",
    text: `You’re already at position #${position} in our waitlist.`,
  }),
  failed: {
    title: "Something went wrong",
    text: "Please try again or contact us directly.",
  },
} as const;

/** Where people go two seconds after joining. */
export function thankYouAddress({ position, emailHeld }: Joined): string {
  return `/thank-you?type=waitlist&position=${position}${emailHeld ? "&email=held" : ""}`;
}

/** How long the success message shows before `thankYouAddress`, in seconds. */
export const secondsBeforeThankYou = 2;
