import { Button } from "../../ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { type AccountReceipt, problemIn } from "./receive-account.ts";

type PasswordSectionProps = { email: string; codes: boolean; receipt: AccountReceipt | undefined };

/** Changes the operator's own password. */
export function PasswordSection({ email, codes, receipt }: PasswordSectionProps) {
  const errors = problemIn(receipt, "change-password")?.errors;
  return (
    <AccountSection id="password" title="Password">
      <form method="post" className="grid max-w-md gap-4">
        <ConfirmFields email={email} codes={codes} errors={errors} label="Current password" />
        <NewPasswordField name="next" label="New password" error={errors?.next} />
        <Button
          type="submit"
          name="intent"
          value="change-password"
          look="secondary"
          className="justify-self-start"
        >
          Change password
        </Button>
      </form>
    </AccountSection>
  );
}
