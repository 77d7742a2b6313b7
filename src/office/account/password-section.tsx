import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { AccountSection } from "./account-section.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { AccountReceipt } from "./receive-account.ts";

/** Changes the operator's own password. */
export function PasswordSection({ receipt }: { receipt: AccountReceipt | undefined }) {
  const wrong = receipt?.kind === "field-error" ? receipt : undefined;
  return (
    <AccountSection id="password" title="Password">
      <form method="post" className="grid max-w-md gap-4">
        <TextField
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          error={wrong?.field === "current" ? wrong.message : undefined}
        />
        <NewPasswordField
          name="next"
          label="New password"
          error={wrong?.field === "next" ? wrong.message : undefined}
        />
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
