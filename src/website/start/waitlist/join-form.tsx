import { type SubmitEvent, useRef, useState } from "react";
import {
  isJoinAnswer,
  type JoinAnswer,
  type JoinErrors,
  type JoinValues,
  joinFields,
  joinMessages,
  longest,
  secondsBeforeThankYou,
  thankYouAddress,
  trapField,
} from "../../../core/waitlist/fields.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { type RadioCard, RadioCards } from "../../../ui/radio-cards.tsx";
import { loadToasts, Toast } from "../../../ui/toast.tsx";
import type { ToastMessage } from "../../../ui/toasts.tsx";
import { JoinNotice } from "./join-notice.tsx";
import { joinValues } from "./join-values.ts";

type JoinFormProps = {
  /** Where the form is posted: its page, with what came along in the query. */
  action: string;
  /** What to show in the fields at first; after a post without JavaScript, what was typed. */
  values: JoinValues;
  /** The server's answer to a post without JavaScript. */
  answer?: JoinAnswer | undefined;
  plans: readonly RadioCard<"once-off" | "monthly">[];
  supportEmail: string;
};

/**
 * The waitlist form. A plain form that posts to its own address; once hydrated it checks on submit,
 * then on every change, and posts without leaving the page.
 */
export function JoinForm(props: JoinFormProps) {
  const { action, values, answer: firstAnswer, plans, supportEmail } = props;
  const [answer, setAnswer] = useState(firstAnswer);
  const [errors, setErrors] = useState(
    firstAnswer?.outcome === "invalid" ? firstAnswer.errors : {},
  );
  const [toast, setToast] = useState<ToastMessage>();
  const [busy, setBusy] = useState(false);
  const check = useRef<JoinCheck>(undefined);
  const sending = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return; // a double click, before the button is disabled
    const form = event.currentTarget;
    sending.current = true;
    setBusy(true);
    check.current ??= await loadCheck();
    const found = check.current?.(joinValues(new FormData(form))) ?? {};
    if (showErrors(form, found)) await send(form);
    sending.current = false;
    setBusy(false);
  }

  async function send(form: HTMLFormElement) {
    loadToasts().catch(() => {}); // while the answer is on its way
    const received = await post(form);
    setToast(toastFor(received));
    if (received.outcome === "joined") {
      await new Promise((resolve) => setTimeout(resolve, secondsBeforeThankYou * 1000));
      location.assign(thankYouAddress(received));
      form.reset(); // for a visitor who comes back to this page as they left it
    } else {
      setAnswer(received);
      if (received.outcome === "invalid") showErrors(form, received.errors);
    }
  }

  /** @returns whether there are none */
  function showErrors(form: HTMLFormElement, found: JoinErrors): boolean {
    setErrors(found);
    const first = joinFields.find((field) => found[field]);
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return first === undefined;
  }

  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      onChange={(event) => {
        if (check.current) setErrors(check.current(joinValues(new FormData(event.currentTarget))));
      }}
      className="grid gap-6"
    >
      <JoinNotice answer={answer} supportEmail={supportEmail} />
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={longest.name}
        required
        defaultValue={values.name}
        error={errors.name}
      />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        label="Phone Number"
        marker="optional"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={longest.phone}
        defaultValue={values.phone}
        error={errors.phone}
      />
      <RadioCards
        legend="Preferred Plan"
        name="preferred_plan"
        required
        options={plans}
        defaultValue={plans.find((plan) => plan.value === values.preferred_plan)?.value}
        error={errors.preferred_plan}
      />
      <div hidden>
        <label htmlFor={trapField}>Leave this empty</label>
        <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="large" data-replay="" busy={busy} busyLabel="Joining Waitlist...">
        Join Priority Waitlist
      </Button>
      <Toast message={toast} />
    </form>
  );
}

type JoinCheck = typeof import("../../../core/waitlist/schema.ts").joinErrors | undefined;

/** The rules of the fields, once the form is sent; where they cannot be had, the server checks. */
function loadCheck(): Promise<JoinCheck> {
  return import("../../../core/waitlist/schema.ts").then(
    ({ joinErrors }) => joinErrors,
    () => undefined,
  );
}

/** Posts the form to its page. Anything but an answer we know counts as a failure. */
async function post(form: HTMLFormElement): Promise<JoinAnswer> {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new FormData(form),
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    return isJoinAnswer(answer) ? answer : { outcome: "failed" };
  } catch {
    return { outcome: "failed" };
  }
}

function toastFor(answer: JoinAnswer): ToastMessage | undefined {
  switch (answer.outcome) {
    case "joined":
      return { tone: "success", ...joinMessages.joined(answer) };
    case "already-waiting":
      return { tone: "info", ...joinMessages.alreadyWaiting(answer.position) };
    case "invalid":
      return undefined; // said at the fields
    default:
      return { tone: "error", ...joinMessages.failed };
  }
}
