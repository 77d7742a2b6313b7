import { useState } from "react";
import {
  contactPath,
  type EnquiryAnswer,
  emptyEnquiry,
  isEnquiryAnswer,
  longest,
  viaField,
} from "../../core/enquiries/fields.ts";
import { formTexts } from "../../platform/http/form-texts.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { postForm } from "../../ui/forms/post-form.ts";
import { TrapField } from "../../ui/forms/trap-field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";

/** What has reached us of a conversation. */
export type Sent = {
  outcome: "sent" | "kept-apart";
  address: string;
  /** How many of the visitor's messages. */
  count: number;
};

type ChatAddressProps = {
  /** The visitor's messages that have not reached us yet. */
  unsent: readonly string[];
  /** The address that was left before; may be empty. */
  address: string;
  supportEmail: string;
  onSent(sent: Sent): void;
};

/** Sends what was typed into the chat, with the address for our reply. */
export function ChatAddress({ unsent, address, supportEmail, onSent }: ChatAddressProps) {
  const [answer, setAnswer] = useState<EnquiryAnswer>();
  const { field, ...form } = useForm({
    values: { ...emptyEnquiry, email: address },
    longest,
    asked: ["email"],
    read: (form) => ({ ...emptyEnquiry, email: formTexts(form, ["email"]).email.trim() }),
    loadCheck: async () => (await import("../../core/enquiries/schema.ts")).contactErrors,
    async send({ email }, element) {
      const received = await postForm(element, new FormData(element), isEnquiryAnswer);
      if (received.outcome === "sent" || received.outcome === "kept-apart") {
        onSent({ outcome: received.outcome, address: email, count: unsent.length });
        return undefined;
      }
      setAnswer(received);
      return received.outcome === "invalid" ? received.errors : undefined;
    },
  });
  const problem = notSent(answer, supportEmail);
  return (
    <form
      method="post"
      action={contactPath}
      {...form.props}
      aria-label="Leave your address"
      className="grid gap-3 rounded-card border border-line p-3.5"
    >
      <input type="hidden" name={viaField} value="chat" />
      <input type="hidden" name="message" value={unsent.join("\n\n")} />
      <TextField
        label="Your email for a reply"
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <TrapField />
      {problem && (
        <div role="alert">
          <FieldError id="chat-not-sent">{problem}</FieldError>
        </div>
      )}
      <Button type="submit" size="small" busy={form.busy} busyLabel="Sending...">
        Send what I asked
      </Button>
    </form>
  );
}

/** Why it was not sent, where that is not said at the address. */
function notSent(answer: EnquiryAnswer | undefined, supportEmail: string): string | undefined {
  if (!answer || answer.outcome === "sent" || answer.outcome === "kept-apart") return undefined;
  if (answer.outcome === "invalid") return answer.errors.message;
  const when = answer.outcome === "too-many" ? minutes(answer.retryAfterSeconds) : undefined;
  return when
    ? `Too many messages from your connection. Please wait ${when} and try again, or write to ${supportEmail}.`
    : `Something went wrong and it wasn’t sent. Please try again, or write to ${supportEmail}.`;
}
