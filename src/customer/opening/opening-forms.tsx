import { codeMinutes } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import type { OpeningReply } from "./receive-opening.ts";

type OpeningFormsProps = {
  /** Of the page, to post to. */
  address: string;
  /** Where the code goes. */
  email: string;
  /** Whether codes go out by email. If not, one of us passes them on. */
  canSend: boolean;
  /** What was typed for the code, if it was not taken. */
  code: string;
  /** Whether a code was just asked for. */
  wasAsked: boolean;
  errors?: OpeningReply["errors"] | undefined;
  /** What the code opens: “your messages”. */
  what: string;
  /** What else was typed, by field, which comes back once it is open. */
  kept?: Readonly<Record<string, string>>;
};

/** Asks for a code and takes it: a link may have been passed on, and only its owner reads that address. */
export function OpeningForms(props: OpeningFormsProps) {
  const { address, email, canSend, code, wasAsked, errors, what, kept = {} } = props;
  const keptFields = Object.entries(kept).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <form method="post" action={address} className="grid justify-items-start gap-3">
        {keptFields}
        <p className="wrap-anywhere max-w-full">
          <strong className="font-semibold">1. Get a code.</strong>{" "}
          {canSend
            ? "It goes to"
            : "We’re not sending automatic emails right now, so one of us will pass it on to you at"}{" "}
          {email}. It works for {codeMinutes} minutes.
        </p>
        <FieldError id="ask-error">{errors?.ask}</FieldError>
        <Button type="submit" name="intent" value="code" look="secondary">
          {askWords(canSend, wasAsked)}
        </Button>
      </form>
      <form method="post" action={address} noValidate className="grid justify-items-start gap-4">
        {keptFields}
        <p>
          <strong className="font-semibold">2. Open {what}.</strong>
        </p>
        <TextField
          label={canSend ? "Code from our email" : "Code from us"}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          defaultValue={code}
          error={errors?.code}
        />
        <Button type="submit" name="intent" value="open">
          Open
        </Button>
      </form>
    </>
  );
}

function askWords(canSend: boolean, wasAsked: boolean): string {
  if (wasAsked) return canSend ? "Email it again" : "Ask again";
  return canSend ? "Email me a code" : "Ask for a code";
}
