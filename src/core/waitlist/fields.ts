import { type FormRefusal, isFormAnswer } from "../../platform/form-answer.ts";

/** In form order. */
export const joinFields = ["name", "email", "phone", "preferred_plan"] as const;

type JoinField = (typeof joinFields)[number];

/** The form’s values as typed, by field name. */
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

/** What who has just joined may see of their row. Moments are ISO 8601. */
export type CreatedEntry = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  preferred_plan: "once-off" | "monthly";
  status: "waiting";
  position: number;
  created_at: string;
  updated_at: string;
};

export type Joined = (
  | { outcome: "joined"; entry: CreatedEntry }
  /** Waiting again at their old position, after they were taken off the list. */
  | { outcome: "returned" }
) & {
  position: number;
  /** No confirmation goes out: this address has reached its daily limit of emails from forms. */
  emailHeld?: true;
};

export type AlreadyThere =
  | { outcome: "already-waiting"; position: number }
  /** `emailed`: the invitation goes out again; otherwise one did so in the last 24 hours. */
  | { outcome: "already-invited"; position: number; emailed: boolean };

/** What the server answers to a sign-up, as JSON or turned into a page. */
export type JoinAnswer =
  | Joined
  | AlreadyThere
  /** Kept for an operator to judge, since a field was filled in that people don’t see. */
  | { outcome: "kept-apart" }
  | FormRefusal<JoinErrors>;

/** Whether this came from our own server rather than a proxy. */
export function isJoinAnswer(value: unknown): value is JoinAnswer {
  return isFormAnswer(value, [
    "joined",
    "returned",
    "already-waiting",
    "already-invited",
    "kept-apart",
  ]);
}

/**
 * The spec’s words for each outcome that is told by a toast or a notice.
 *
 * @param canSend whether there is a mail server.
 */
export function joinMessage(answer: Joined | AlreadyThere, canSend: boolean) {
  const { outcome, position } = answer;
  switch (outcome) {
    case "joined":
      return {
        title: "Welcome to the waitlist!",
        text: `You’re at position #${position}. ${confirmation(answer, canSend)}`,
      };
    case "returned":
      return {
        title: "Welcome back!",
        text: `You’re waiting again, at your old position #${position}. ${confirmation(answer, canSend)}`,
      };
    default:
      return {
        title: "Already on waitlist!",
        text: `You’re already at position #${position} in our waitlist.${
          outcome === "already-invited" ? ` Your spot is open. ${invitation(answer, canSend)}` : ""
        }`,
      };
  }
}

function confirmation({ emailHeld }: Pick<Joined, "emailHeld">, canSend: boolean): string {
  if (!canSend) return "Please note your position, since we can’t send automatic emails just now.";
  return emailHeld
    ? "This address has had several emails from us today, so we won’t send another."
    : "A confirmation email is on its way.";
}

function invitation({ emailed }: { emailed: boolean }, canSend: boolean): string {
  if (!canSend) return "We’ll be in touch.";
  return emailed
    ? "Your invitation is on its way to you again."
    : "We sent your invitation in the last 24 hours, so please look in your spam folder too.";
}

export const joinKeptApart = {
  title: "Thanks, we’ve got that",
  text: "Part of the form looks like it was filled in automatically, so one of us will check it before you get a position. There’s nothing more you need to do.",
} as const;

export const joinFailed = {
  title: "Something went wrong",
  text: "Please try again or contact us directly.",
} as const;

/** Where a person goes two seconds after joining. */
export function thankYouAddress({
  position,
  emailHeld,
}: Pick<Joined, "position" | "emailHeld">): string {
  return `/thank-you?type=waitlist&position=${position}${emailHeld ? "&email=held" : ""}`;
}

/** How long the success message shows before `thankYouAddress`, in seconds. */
export const secondsBeforeThankYou = 2;
