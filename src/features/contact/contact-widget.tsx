import { Mail } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FloatingPanel } from "../../ui/floating-panel.tsx";
import type { PanelState } from "../../ui/floating-panel-header.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import { type Mailbox, messageMailLink, plainMailLink } from "./mail-link.ts";
import { type ContactErrors, contactFields, longest, readContactForm } from "./schema.ts";

/**
 * A form in the corner of the page that hands the message to the visitor's own mail program. It
 * checks on submit, then on every change. Without JavaScript its button is a link to our mailbox.
 */
export function ContactWidget(mailbox: Mailbox) {
  const [state, setState] = useState<PanelState>("closed");
  const [errors, setErrors] = useState<ContactErrors>({});
  const [toast, setToast] = useState<ToastMessage>();
  const submitted = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { message, errors } = readContactForm(new FormData(form));
    submitted.current = !message;
    setErrors(errors ?? {});
    if (!message) {
      const first = contactFields.find((field) => errors[field]);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
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
            const { errors } = readContactForm(new FormData(event.currentTarget));
            if (submitted.current) setErrors(errors ?? {});
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

const opened = {
  title: "Email client opened",
  text: "Your default email application should now open with the message pre-filled.",
} as const;
