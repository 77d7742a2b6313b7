import { resetLinkMinutes } from "../../core/operators/schema.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isEntryProblem } from "./entry-problem.ts";
import { EntryProblemNotice } from "./entry-problem-notice.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { UsernameField } from "./password-field.tsx";
import type { ResetRequest, ResetResult } from "./receive-reset.ts";

type ForgotPasswordFormProps = {
  result: ResetRequest | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** Asks for the email with the link. */
export function ForgotPasswordForm({ result, canSend }: ForgotPasswordFormProps) {
  if (result?.outcome === "sent" && !canSend) {
    return (
      <Notice title="Email isn’t set up">
        <p>
          This site has no mail server yet, so we can’t send you a link. Please ask the person who
          runs the server to let you in.
        </p>
      </Notice>
    );
  }
  if (result?.outcome === "sent") {
    return (
      <Notice tone="success" title="Check your email">
        <p>
          If {result.email} belongs to an operator, a link is on its way or arrived a little while
          ago. It works once, for {resetLinkMinutes} minutes.
        </p>
      </Notice>
    );
  }
  return (
    <form method="post" className="grid gap-5">
      {result && isEntryProblem(result) && <EntryProblemNotice problem={result} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        maxLength={254}
        required
        defaultValue={result?.email}
        error={result?.outcome === "invalid" ? "Please enter a valid email address" : undefined}
      />
      <Button type="submit">Send the link</Button>
      <a className="min-h-6 justify-self-start text-link text-small" href="/admin/sign-in">
        Back to sign-in
      </a>
    </form>
  );
}

type ResetPasswordFormProps = {
  /** Whose password the link resets. */
  email: string;
  result: ResetResult | undefined;
};

/** Opened by the link in the email. */
export function ResetPasswordForm({ email, result }: ResetPasswordFormProps) {
  if (result?.outcome === "done") {
    return (
      <>
        <Notice tone="success" title="Your password has been changed">
          <p>You’ve been signed out everywhere.</p>
        </Notice>
        <ButtonLink href="/admin/sign-in">Sign in</ButtonLink>
      </>
    );
  }
  if (result?.outcome === "link-used") {
    return (
      <>
        <Notice tone="error" title="This link no longer works">
          <p>
            It has already been used, or it’s more than {resetLinkMinutes} minutes old. Asked for
            more than one? Using one link cancels the others.
          </p>
        </Notice>
        <ButtonLink href="/admin/forgot-password">Get a new link</ButtonLink>
      </>
    );
  }
  return (
    <form method="post" className="grid gap-5">
      {result && isEntryProblem(result) && <EntryProblemNotice problem={result} />}
      <UsernameField email={email} />
      <NewPasswordField
        name="password"
        autoFocus
        label="New password"
        error={result?.outcome === "invalid" ? result.error : undefined}
      />
      <Button type="submit">Set password</Button>
    </form>
  );
}
