import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  isJoinAnswer,
  type JoinAnswer,
  type JoinValues,
  joinFailed,
  joinKeptApart,
  joinMessage,
  longest,
  secondsBeforeThankYou,
  thankYouAddress,
} from "../../../core/waitlist/fields.ts";
import { Button } from "../../../ui/button.tsx";
import { loadToasts, Toast } from "../../../ui/floating/toast.tsx";
import type { ToastMessage } from "../../../ui/floating/toasts.tsx";
import { type ChoiceCard, ChoiceCards } from "../../../ui/forms/choice-cards.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { postForm } from "../../../ui/forms/post-form.ts";
import { TrapField } from "../../../ui/forms/trap-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { JoinNotice } from "./join-notice.tsx";
import { joinValues } from "./join-values.ts";

type JoinFormProps = {
  /** Where the form is posted: its own page, with its query. */
  action: string;
  /** Initial values; after a post without JavaScript, what was typed. */
  values: JoinValues;
  /** The server's answer to a post without JavaScript. */
  answer?: JoinAnswer | undefined;
  plans: readonly ChoiceCard[];
  supportEmail: string;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/**
 * The waitlist form: a plain form that posts to its own URL. Once hydrated it posts without leaving
 * the page.
 */
export function JoinForm({ action, plans, supportEmail, canSend, ...start }: JoinFormProps) {
  const [answer, setAnswer] = useState(start.answer);
  const [toast, setToast] = useState<ToastMessage>();
  const notice = useRef<HTMLDivElement>(null);
  const { field, ...form } = useForm({
    values: start.values,
    longest,
    errors: start.answer?.outcome === "invalid" ? start.answer.errors : undefined,
    read: joinValues,
    loadCheck: async () => (await import("../../../core/waitlist/schema.ts")).joinErrors,
    async send(_typed, element) {
      loadToasts().catch(() => {}); // while waiting for the answer
      const received = await postForm(element, new FormData(element), isJoinAnswer);
      setToast(toastFor(received, canSend));
      if (received.outcome !== "joined") {
        flushSync(() => setAnswer(received));
        notice.current?.scrollIntoView({ block: "center" });
        return received.outcome === "invalid" ? received.errors : undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, secondsBeforeThankYou * 1000));
      location.assign(thankYouAddress(received));
      element.reset(); // for a visitor who comes back with the browser's back button
      return undefined;
    },
  });

  return (
    // Without JavaScript the answer is a page, which opens at its form.
    <form id="join" method="post" action={`${action}#join`} {...form.props} className="grid gap-6">
      <div ref={notice} className="empty:hidden">
        <JoinNotice answer={answer} supportEmail={supportEmail} canSend={canSend} />
      </div>
      <TextField label="Full Name" autoComplete="name" required {...field("name")} />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <TextField
        label="Phone Number"
        marker="optional"
        type="tel"
        autoComplete="tel"
        {...field("phone")}
      />
      <ChoiceCards
        type="radio"
        legend="Preferred Plan"
        required
        options={plans}
        {...field("preferred_plan")}
      />
      <TrapField />
      <Button
        type="submit"
        size="large"
        data-replay=""
        busy={form.busy}
        busyLabel="Joining Waitlist..."
      >
        Join Priority Waitlist
      </Button>
      <Toast message={toast} />
    </form>
  );
}

function toastFor(answer: JoinAnswer, canSend: boolean): ToastMessage | undefined {
  switch (answer.outcome) {
    case "joined":
    case "returned":
      return { tone: "success", ...joinMessage(answer, canSend) };
    case "already-waiting":
    case "already-invited":
      return { tone: "info", ...joinMessage(answer, canSend) };
    case "kept-apart":
      return { tone: "info", ...joinKeptApart };
    case "invalid":
      return undefined; // said at the fields
    default:
      return { tone: "error", ...joinFailed };
  }
}
