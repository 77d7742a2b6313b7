import { maxPasswordLength, minPasswordLength } from "../../core/operators/schema.ts";
import { TextField } from "../../ui/field.tsx";

type NewPasswordFieldProps = { name: string; label?: string; error: string | undefined };

/** Where a new password is chosen, by the person or by a password manager. */
export function NewPasswordField({ name, label = "Password", error }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="new-password"
      minLength={minPasswordLength}
      maxLength={maxPasswordLength}
      required
      hint={`At least ${minPasswordLength} characters. A few unrelated words work well.`}
      error={error}
    />
  );
}
