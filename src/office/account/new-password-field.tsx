import { maxPasswordLength, minPasswordLength } from "../../core/operators/schema.ts";
import { TextField } from "../../ui/field.tsx";

type NewPasswordFieldProps = { name: string; label?: string; error: string | undefined };

/** Where a password is chosen; a browser's password manager is welcome to. */
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
