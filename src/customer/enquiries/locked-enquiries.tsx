import { deviceDays } from "../../core/people/devices.ts";
import { codeMinutes } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import type { ShownEnquiries } from "./answer-enquiries.ts";

/** Opens the messages on this device: a link may have been passed on, and only its owner reads that address. */
export function LockedEnquiries({ shown }: { shown: ShownEnquiries }) {
  const { address, email, canSend, code, notice, errors } = shown;
  return (
    <Card className="grid grid-cols-1 gap-6">
      <p>
        Other people’s names and messages are in here, so your link alone doesn’t open it. It takes
        a code, once on each device, and then stays open for {deviceDays} days.
      </p>
      <form method="post" action={address} className="grid justify-items-start gap-3">
        <p className="wrap-anywhere max-w-full">
          <strong className="font-semibold">1. Get a code.</strong>{" "}
          {canSend
            ? "It goes to"
            : "We’re not sending automatic emails right now, so one of us will pass it on to you at"}{" "}
          {email}. It works for {codeMinutes} minutes.
        </p>
        <FieldError id="ask-error">{errors?.ask}</FieldError>
        <Button type="submit" name="intent" value="code" look="secondary">
          {askWords(canSend, notice === "code")}
        </Button>
      </form>
      <form method="post" action={address} noValidate className="grid justify-items-start gap-4">
        <p>
          <strong className="font-semibold">2. Open your messages.</strong>
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
    </Card>
  );
}

function askWords(canSend: boolean, wasAsked: boolean): string {
  if (wasAsked) return canSend ? "Email it again" : "Ask again";
  return canSend ? "Email me a code" : "Ask for a code";
}
