import { useState } from "react";
import { contactPath } from "../../core/enquiries/fields.ts";
import { FloatingPanel } from "../../ui/floating/floating-panel.tsx";
import type { PanelState } from "../../ui/floating/floating-panel-header.tsx";
import { Toast } from "../../ui/floating/toast.tsx";
import type { ToastMessage } from "../../ui/floating/toasts.tsx";
import { Mail } from "../../ui/icons.tsx";
import { ContactForm } from "./contact-form.tsx";
import { type Mailbox, messageMailLink } from "./mail-link.ts";

/**
 * A form in the corner of the page that hands the message to the visitor's own email app or sends
 * it from here. Without JavaScript its button is a link to the contact page.
 */
export function ContactWidget({ replyTime, ...mailbox }: Mailbox & { replyTime: string }) {
  const [state, setState] = useState<PanelState>("closed");
  const [toast, setToast] = useState<ToastMessage>();
  return (
    <>
      <FloatingPanel
        side="left"
        title="Contact us"
        Icon={Mail}
        href={contactPath}
        state={state}
        onState={setState}
      >
        <ContactForm
          supportEmail={mailbox.supportEmail}
          replyTime={replyTime}
          openMail={(message) => {
            location.assign(messageMailLink(mailbox, message));
            setToast({ tone: "info", ...opened });
            setState("closed");
          }}
          className="overflow-y-auto overscroll-contain p-4 pb-5 text-small"
        />
      </FloatingPanel>
      <Toast message={toast} />
    </>
  );
}

const opened = {
  title: "Email client opened",
  text: "Your default email application should now open with the message pre-filled.",
} as const;
