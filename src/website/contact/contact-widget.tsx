import { Mail } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import type { FieldErrors } from "../../platform/field-errors.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FloatingPanel } from "../../ui/floating-panel.tsx";
import type { PanelState } from "../../ui/floating-panel-header.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import { contactValues, longest } from "./fields.ts";
import { type Mailbox, messageMailLink, plainMailLink } from "./mail-link.ts";

/**
 * A form in the corner of the page that hands the message to the visitor's own mail program. It
 * checks on submit, then on every change. Without JavaScript its button is a link to our mailbox.
 */
export function ContactWidget(mailbox: Mailbox) {
  const [state, setState] = useState<PanelState>("closed");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toast, setToast] = useState<ToastMessage>();
  const check = useRef<ContactCheck>(undefined);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    check.current ??= await loadCheck();
    const values = contactValues(new FormData(form));
    const { message, errors } = check.current?.(values) ?? { message: values };
    setErrors(errors ?? {});
    if (!message) {
      const [first] = Object.keys(errors);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    check.current = undefined; // the next message is not checked before it is sent
    location.assign(messageMailLink(mailbox, message));
    setToast({ tone: "info", ...opened });
    setState("closed");
    form.reset();
  }

  return (
    <>
      <FloatingPanel
        side="left"
        title="Contact us"
        Icon={Mail}
        href={plainMailLink(mailbox)}
        state={state}
        onState={setState}
      >
        <form
          noValidate
          onSubmit={submit}
          onChange={(event) => {
            const checked = check.current?.(contactValues(new FormData(event.currentTarget)));
            if (checked) setErrors(checked.errors ?? {});
          }}
          className="grid gap-4 overflow-y-auto overscroll-contain p-4 pb-5 text-small"
        >
          <p className="text-muted">
            This opens your email app with the message filled in. You send it from there.
          </p>
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={longest.name}
            required
            error={errors.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={longest.email}
            required
            error={errors.email}
          />
          <TextField
            label="Subject"
            marker="optional"
            name="subject"
            maxLength={longest.subject}
            error={errors.subject}
          />
          <TextArea
            label="Message"
            name="message"
            maxLength={longest.message}
            required
            error={errors.message}
          />
          <Button type="submit">Open in my email app</Button>
        </form>
      </FloatingPanel>
      <Toast message={toast} />
    </>
  );
}

type ContactCheck = typeof import("./schema.ts").checkContact | undefined;

/** The rules of the fields; without them (the network is gone) the visitor's mail program opens all the same. */
function loadCheck(): Promise<ContactCheck> {
  return import("./schema.ts").then(
    ({ checkContact }) => checkContact,
    () => undefined,
  );
}

const opened = {
  title: "Email client opened",
  text: "Your default email application should now open with the message pre-filled.",
} as const;
