import { TextField } from "../../ui/field.tsx";

type ConfirmFieldsProps = {
  /** Whether the operator has turned codes on. */
  codes: boolean;
  errors: Record<string, string> | undefined;
  label?: string;
};

/** Asks an operator who is signed in whether it is really them (`doubtIdentity`). */
export function ConfirmFields({ codes, errors, label = "Your password" }: ConfirmFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
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
