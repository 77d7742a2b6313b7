import { Mail } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FloatingPanel } from "../../ui/floating-panel.tsx";
import type { PanelState } from "../../ui/floating-panel-header.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import { useForm } from "../../ui/use-form.ts";
import { contactValues, emptyMessage, longest } from "./fields.ts";
import { type Mailbox, messageMailLink, plainMailLink } from "./mail-link.ts";

/**
 * A form in the corner of the page that hands the message to the visitor's own email app, even if
 * the form's rules fail to load. Without JavaScript its button is a link to our email address.
 */
export function ContactWidget(mailbox: Mailbox) {
  const [state, setState] = useState<PanelState>("closed");
  const [toast, setToast] = useState<ToastMessage>();
  const { field, ...form } = useForm({
    values: emptyMessage,
    longest,
    read: contactValues,
    loadCheck: async () => (await import("./schema.ts")).contactErrors,
    async send(message, element) {
      location.assign(messageMailLink(mailbox, message));
      setToast({ tone: "info", ...opened });
      setState("closed");
      element.reset();
      form.clear();
      return undefined;
    },
  });

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
          {...form.props}
          className="grid gap-4 overflow-y-auto overscroll-contain p-4 pb-5 text-small"
        >
          <p className="text-muted">
            This opens your email app with the message filled in. You send it from there.
          </p>
          <TextField label="Name" autoComplete="name" required {...field("name")} />
          <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
          <TextField label="Subject" marker="optional" {...field("subject")} />
          <TextArea label="Message" required {...field("message")} />
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
