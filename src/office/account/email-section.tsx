import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { AccountSection } from "./account-section.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { type AccountReceipt, problemIn } from "./receive-account.ts";

type EmailSectionProps = { email: string; codes: boolean; receipt: AccountReceipt | undefined };

/** Changes the operator's sign-in address. */
export function EmailSection({ email, codes, receipt }: EmailSectionProps) {
  const wrong = problemIn(receipt, "change-email");
  return (
    <AccountSection
      id="email"
      title="Email"
      lead={
        <>
          You sign in with <span className="font-semibold">{email}</span>. If you change it, we’ll
          let that address know.
        </>
      }
    >
      <form method="post" className="grid max-w-md gap-4">
        <TextField
          label="New email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="email"
          required
          defaultValue={wrong?.typed.email}
          error={wrong?.errors.email}
        />
        <ConfirmFields email={email} codes={codes} errors={wrong?.errors} />
        <Button
          type="submit"
          name="intent"
          value="change-email"
          look="secondary"
          className="justify-self-start"
        >
          Change email
        </Button>
      </form>
    </AccountSection>
  );
}
