import type { ComponentProps } from "react";
import { TextField } from "../../ui/forms/field.tsx";

/** A password, with a button to look at it that a script brings to life (`reveal-passwords.ts`). */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, "type">) {
  return (
    <div className="relative">
      <TextField {...field} type="password" />
      <button
        type="button"
        hidden
        data-reveal
        className="absolute top-0 right-0 min-h-6 cursor-pointer px-1 text-link text-small"
      >
        Show<span className="sr-only"> {field.label.toLowerCase()}</span>
      </button>
    </div>
  );
}

/** Says whose password a form is about, to password managers alone. */
export function UsernameField({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
