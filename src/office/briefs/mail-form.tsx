import { addresseeOf, type Brief } from "../../core/briefs/briefs.ts";
import { greeting } from "../../core/emails/greeting.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { type ChangeReceipt, maxMessageLength, type TypedChange } from "./receive-brief-change.ts";
import { ChangeFields } from "./status-form.tsx";

type MailFormProps = {
  brief: Brief;
  typed: TypedChange | undefined;
  mistake: Extract<ChangeReceipt, { outcome: "invalid" }> | undefined;
};

/** An email in the operator's own words, with a link to the preview if there is one. */
export function MailForm({ brief, typed, mistake }: MailFormProps) {
  const isOpen = brief.status === "submitted" || brief.status === "in_progress";
  const errorOf = (field: string) => (mistake?.field === field ? mistake.error : undefined);
  return (
    <form method="post" noValidate data-remember="mail" className="grid gap-4">
      <ChangeFields intent="mail" brief={brief} />
      <TextArea
        label="Message"
        name="message"
        hint={`Goes to ${brief.email} and starts with “${greeting(addresseeOf(brief))}”`}
        rows={6}
        maxLength={maxMessageLength}
        defaultValue={typed?.message ?? ""}
        error={errorOf("message")}
      />
      <TextField
        label="Preview link"
        name="previewLink"
        marker="optional"
        hint={isOpen && "Sending it marks the brief as “Preview ready”."}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed?.previewLink ?? ""}
        error={errorOf("previewLink")}
      />
      {isOpen && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="notReady"
            value="yes"
            defaultChecked={typed?.notReady === "yes"}
            className="size-5 shrink-0 accent-eucalyptus"
          />
          The preview is not ready yet
        </label>
      )}
      <Button type="submit" size="small" className="justify-self-start">
        Send email
      </Button>
    </form>
  );
}
