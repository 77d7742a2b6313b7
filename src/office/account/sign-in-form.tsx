import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { codesLeftText } from "./backup-codes.tsx";
import { isEntryProblem } from "./entry-problem.ts";
import { EntryProblemNotice } from "./entry-problem-notice.tsx";
import { PasswordField } from "./password-field.tsx";
import type { SignInReceipt } from "./receive-sign-in.ts";

/** Email and password. */
export function SignInForm({ receipt }: { receipt: SignInReceipt | undefined }) {
  return (
    <form method="post" className="grid gap-5">
      {receipt && <SignInProblem result={receipt.result} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        autoFocus={!receipt?.email}
        defaultValue={receipt?.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        autoFocus={Boolean(receipt?.email)}
      />
      <Button type="submit">Sign in</Button>
      <a className="min-h-6 justify-self-start text-link text-small" href="/admin/forgot-password">
        Forgot your password?
      </a>
    </form>
  );
}

/** The second step, for operators who have codes turned on. */
export function CodeForm({ receipt }: { receipt: SignInReceipt | undefined }) {
  return (
    <form method="post" className="grid gap-5">
      {receipt && <SignInProblem result={receipt.result} />}
      <input type="hidden" name="step" value="code" />
      <TextField
        label="Code"
        name="code"
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        hint="The six digits your authenticator app shows now, or one of your backup codes."
      />
      <Button type="submit">Continue</Button>
      <p className="text-muted text-small">
        Lost the app and the backup codes? The person who runs the server can let you back in.
      </p>
    </form>
  );
}

/** After a backup code, which is gone now. */
export function CodeUsed({ codesLeft, next }: { codesLeft: number; next: string }) {
  return (
    <>
      <p role="status">That backup code is used up. {codesLeftText(codesLeft)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={next}>Continue</ButtonLink>
        <ButtonLink href="/admin/account#second-factor" look="secondary">
          New backup codes
        </ButtonLink>
      </div>
    </>
  );
}

function SignInProblem({ result }: { result: SignInReceipt["result"] }) {
  if (isEntryProblem(result)) return <EntryProblemNotice problem={result} />;
  const text = problemText(result.outcome);
  if (!text) return null;
  return (
    <Notice tone="error" role="alert">
      <p>{text}</p>
    </Notice>
  );
}

function problemText(outcome: SignInReceipt["result"]["outcome"]): string | undefined {
  switch (outcome) {
    case "refused":
      return "That email and password don’t match.";
    case "switched-off":
      return "This sign-in has been switched off. Ask an owner to switch it on again.";
    case "wrong-code":
      return "That code isn’t right. Try the one the app shows now.";
    case "used-code":
      return "That code has already been used. Wait for the app to show the next one.";
    case "start-again":
      return "That took too long, or too many attempts. Please sign in again.";
    default:
      return undefined;
  }
}
