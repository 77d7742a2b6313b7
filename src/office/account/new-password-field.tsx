import { maxPasswordLength, minPasswordLength } from "../../core/operators/schema.ts";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldProps = {
  name: string;
  label?: string;
  autoFocus?: boolean;
  error: string | undefined;
};

/** Where a new password is chosen, by the person or by a password manager. */
export function NewPasswordField({ label = "Password", ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      required
      hint={`At least ${minPasswordLength} characters. A few unrelated words work well.`}
      {...field}
    />
  );
}
