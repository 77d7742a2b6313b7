import { useRef, useState } from "react";
import {
  contactPath,
  type EnquiryAnswer,
  type EnquiryValues,
  emptyEnquiry,
  enquiryTaken,
  isEnquiryAnswer,
  longest,
} from "../../core/enquiries/fields.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { postForm } from "../../ui/forms/post-form.ts";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TrapField } from "../../ui/forms/trap-field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { contactValues } from "./contact-values.ts";

type ContactFormProps = {
  supportEmail: string;
  replyTime: string;
  /** After a post without JavaScript, what was typed. */
  values?: EnquiryValues | undefined;
  /** The server's answer to a post without JavaScript. */
  answer?: EnquiryAnswer | undefined;
  /** Hands a message to the visitor's own email app: the first of two buttons then does that. */
  openMail?(message: EnquiryValues): void;
  className?: string;
};

/**
 * A message to us: a plain form that posts to the contact page. Once hydrated it posts without
 * leaving the page.
 */
export function ContactForm(props: ContactFormProps) {
  const { supportEmail, replyTime, openMail, className = "" } = props;
  const [answer, setAnswer] = useState(props.answer);
  /** Of the button that was pressed; Enter in a field presses the first. */
  const byMail = useRef(false);
  const { field, ...form } = useForm({
    values: props.values ?? emptyEnquiry,
    longest,
    errors: props.answer?.outcome === "invalid" ? props.answer.errors : undefined,
    read: contactValues,
    loadCheck: async () => (await import("../../core/enquiries/schema.ts")).contactErrors,
    async send(message, element) {
      if (byMail.current && openMail) {
        openMail(message);
        element.reset();
        form.clear();
        return undefined;
      }
      const received = await postForm(element, new FormData(element), isEnquiryAnswer);
      setAnswer(received);
      return received.outcome === "invalid" ? received.errors : undefined;
    },
  });

  if (answer?.outcome === "sent" || answer?.outcome === "kept-apart") {
    const { title, text } = enquiryTaken(answer.outcome, replyTime);
    return (
      <div className={`grid content-start gap-4 ${className}`}>
        <Notice
          tone="success"
          role="status"
          tabIndex={-1}
          {...(answer !== props.answer && { ref: takeFocus })}
          title={title}
        >
          <p>{text}</p>
        </Notice>
        <a
          className="justify-self-start text-link"
          href={contactPath}
          onClick={(event) => {
            event.preventDefault();
            form.clear();
            setAnswer(undefined);
          }}
        >
          Write another message
        </a>
      </div>
    );
  }
  return (
    <form
      method="post"
      action={contactPath}
      {...form.props}
      className={`grid content-start gap-4 ${className}`}
    >
      {openMail && (
        <p className="text-muted">
          Send it with your own email app, or straight from here. We reply within {replyTime}.
        </p>
      )}
      <TextField label="Name" autoComplete="name" required {...field("name")} />
      <TextField label="Email" type="email" autoComplete="email" required {...field("email")} />
      <TextField label="Subject" marker="optional" {...field("subject")} />
      <TextArea label="Message" required {...field("message")} />
      <TrapField />
      <NotSent answer={answer} supportEmail={supportEmail} />
      {openMail && (
        <Button
          type="submit"
          onClick={() => {
            byMail.current = true;
          }}
        >
          Open in my email app
        </Button>
      )}
      <Button
        type="submit"
        {...(openMail && { look: "secondary" })}
        {...(!openMail && { "data-replay": "" })}
        busy={form.busy && !byMail.current}
        busyLabel="Sending..."
        onClick={() => {
          byMail.current = false;
        }}
      >
        Send it from here
      </Button>
    </form>
  );
}

/** Why the server did not take it, when no field's message does. */
function NotSent({
  answer,
  supportEmail,
}: {
  answer: EnquiryAnswer | undefined;
  supportEmail: string;
}) {
  if (!answer || answer.outcome === "invalid") return null;
  return (
    <Notice tone="error" role="alert" title="Your message wasn’t sent">
      <p>
        {answer.outcome === "too-many"
          ? `There were too many messages from your connection. Please wait ${minutes(answer.retryAfterSeconds)} and try again`
          : "Something went wrong. Please try again"}
        , or write to{" "}
        <a className="font-semibold underline" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        . What you typed is still here.
      </p>
    </Notice>
  );
}

/** The button that had it is gone. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
