import type { SetUpLink } from "../../core/operators/set-up.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { isEntryProblem } from "./entry-problem.ts";
import { EntryProblemNotice } from "./entry-problem-notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { SetUpReceipt } from "./receive-set-up.ts";

type SetUpFormProps = { link: SetUpLink; receipt: SetUpReceipt | undefined };

/** Opened by a set-up link: asks for a password, and for a name if there is none yet. */
export function SetUpForm({ link, receipt }: SetUpFormProps) {
  const invalid = receipt?.outcome === "invalid" ? receipt : undefined;
  const problem = receipt && isEntryProblem(receipt) ? receipt : undefined;
  const typed = invalid ?? problem;
  const errors = invalid?.errors ?? {};
  return (
    <form method="post" className="grid gap-5">
      {problem && <EntryProblemNotice problem={problem} />}
      {link.purpose !== "recover" && (
        <TextField
          label="Your name"
          name="name"
          autoFocus
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={typed?.name}
          error={errors.name}
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        readOnly={link.email !== null}
        defaultValue={link.email ?? typed?.email}
        error={errors.email}
      />
      <NewPasswordField
        name="password"
        autoFocus={link.purpose === "recover"}
        error={errors.password}
      />
      <Button type="submit">
        {link.purpose === "recover" ? "Set password and sign in" : "Create sign-in"}
      </Button>
    </form>
  );
}
