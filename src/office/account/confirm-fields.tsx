import { TextField } from "../../ui/forms/field.tsx";
import { PasswordField, UsernameField } from "./password-field.tsx";

type ConfirmFieldsProps = {
  /** The operator's address. */
  email: string;
  /** Whether the operator has codes turned on. */
  codes: boolean;
  errors: Record<string, string> | undefined;
  label?: string;
};

/** Asks a signed-in operator to prove who they are (`doubtIdentity`). */
export function ConfirmFields({
  email,
  codes,
  errors,
  label = "Your password",
}: ConfirmFieldsProps) {
  return (
    <>
      <UsernameField email={email} />
      <PasswordField
        label={label}
        name="password"
        autoComplete="current-password"
        required
        error={errors?.password}
      />
      {codes && (
        <TextField
          label="Code from your app"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          error={errors?.code}
        />
      )}
    </>
  );
}
