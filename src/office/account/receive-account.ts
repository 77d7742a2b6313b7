import { changeEmail } from "../../core/operators/change-email.ts";
import {
  type Invitation,
  inviteOperator,
  withdrawInvitation,
} from "../../core/operators/invitations.ts";
import type { Operator } from "../../core/operators/schema.ts";
import type { Doubt } from "../../core/operators/signing-in/confirm-identity.ts";
import { changePassword } from "../../core/operators/signing-in/passwords.ts";
import {
  confirmEnrolment,
  type Enrolment,
  removeSecondFactor,
  renewBackupCodes,
  startEnrolment,
} from "../../core/operators/signing-in/second-factor.ts";
import { endAllSessions, endSession } from "../../core/operators/signing-in/sessions.ts";
import type { Visit } from "../../core/operators/signing-in/visit.ts";
import { changeMember, memberChanges, renameMember } from "../../core/operators/team.ts";
import { type Field, readPost } from "../../platform/http/posted-form.ts";

/** What the account page says after a post. Only `done` survives a redirect. */
export type AccountReceipt =
  | { kind: "done"; what: keyof typeof doneTexts }
  | { kind: "signed-out" }
  | { kind: "refused" }
  | { kind: "unreadable"; status: number; reason: string }
  | ({ kind: "problem" } & FormProblem)
  | { kind: "enrolling"; enrolment: Enrolment; wrongCode: boolean }
  | { kind: "backup-codes"; codes: string[] }
  | { kind: "invited"; invitation: Extract<Invitation, { outcome: "invited" }> };

type AccountForm = "change-email" | "change-password" | "second-factor" | "invite" | "member";

/** Which form has errors, and what was typed in it, except secrets. */
export type FormProblem = {
  form: AccountForm;
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Set after too many guesses. */
  retryAfterSeconds?: number | undefined;
};

export const doneTexts = {
  email: "From now on, sign in with your new address.",
  password: "Your password has been changed. You’ve been signed out everywhere else.",
  "factor-on": "From the next sign-in you’ll be asked for a code from your app.",
  "factor-off": "Codes are off. You can sign in with just your password.",
  session: "That session has ended.",
  team: "Saved.",
  withdrawn: "The invitation has been withdrawn. Its link no longer works.",
} as const;

/** Far longer than ours, and as much as a QR code holds. */
const MAX_URI = 500;

type AccountServices = Parameters<typeof inviteOperator>[0];

/** Receives any of the account page's forms; `intent` says which. */
export async function receiveAccount(
  services: AccountServices,
  visit: Visit,
  operator: Operator,
  request: Request,
): Promise<AccountReceipt> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { ...post, kind: "unreadable" };
  const { field } = post;
  const proof = { password: field("password"), code: field("code") };
  const intent = field("intent");
  switch (intent) {
    case "change-email": {
      const change = { email: field("email"), proof };
      const result = await changeEmail(services, visit, operator, change);
      if (result.outcome === "changed") return { kind: "done", what: "email" };
      const typed = { email: field("email") };
      return result.outcome === "doubted"
        ? doubted("change-email", result.doubt, typed)
        : wrongAddress("change-email", result.outcome, typed);
    }
    case "change-password": {
      const change = { next: field("next"), proof };
      const result = await changePassword(services, visit, operator, change);
      if (result.outcome === "changed") return { kind: "done", what: "password" };
      return result.outcome === "doubted"
        ? doubted("change-password", result.doubt)
        : problem("change-password", { next: result.error });
    }
    case "start-factor": {
      const result = await startEnrolment(services, visit, operator, proof);
      if (result.outcome === "doubted") return doubted("second-factor", result.doubt);
      if (result.outcome === "on-already") return { kind: "refused" };
      return { kind: "enrolling", enrolment: result.enrolment, wrongCode: false };
    }
    case "confirm-factor":
      return receiveFirstCode(services, visit, operator, field);
    case "remove-factor": {
      const result = await removeSecondFactor(services, visit, operator, proof);
      return result.outcome === "done"
        ? { kind: "done", what: "factor-off" }
        : doubted("second-factor", result.doubt);
    }
    case "renew-backup-codes": {
      const result = await renewBackupCodes(services, visit, operator, proof);
      if (result.outcome === "doubted") return doubted("second-factor", result.doubt);
      if (result.outcome === "off") return { kind: "refused" };
      return { kind: "backup-codes", codes: result.codes };
    }
    case "end-session":
      await endSession(services, operator, field("id"));
      return { kind: "done", what: "session" };
    case "end-all-sessions":
      await endAllSessions(services, operator);
      return { kind: "signed-out" };
    case "invite":
      return receiveInvitation(services, visit, operator, field);
    case "withdraw": {
      const { outcome } = await withdrawInvitation(services, operator, field("id"));
      return outcome === "withdrawn" ? { kind: "done", what: "withdrawn" } : { kind: "refused" };
    }
    case "rename": {
      const typed = { id: field("id"), name: field("name") };
      const result = await renameMember(services, visit, operator, { ...typed, proof });
      if (result.outcome === "invalid") return problem("member", { name: result.error }, typed);
      if (result.outcome === "doubted") return doubted("member", result.doubt, typed);
      return result.outcome === "done" ? { kind: "done", what: "team" } : { kind: "refused" };
    }
    default: {
      const change = memberChanges.find((known) => known === intent);
      if (!change) return { kind: "refused" };
      const id = field("id");
      const result = await changeMember(services, visit, operator, { id, change, proof });
      if (result.outcome === "doubted") return doubted("member", result.doubt, { id });
      if (result.outcome === "last-owner") return problem("member", { role: lastOwner }, { id });
      return result.outcome === "done" ? { kind: "done", what: "team" } : { kind: "refused" };
    }
  }
}

const lastOwner = "You’re the only owner. Make somebody else an owner first.";

async function receiveFirstCode(
  services: AccountServices,
  visit: Visit,
  operator: Operator,
  field: Field,
): Promise<AccountReceipt> {
  const result = await confirmEnrolment(services, visit, operator, field("code"));
  if (result === "done") return { kind: "done", what: "factor-on" };
  const uri = field("uri");
  if (!uri.startsWith("otpauth://totp/") || uri.length > MAX_URI) return { kind: "refused" };
  const enrolment = { uri, backupCodes: field("backup-codes").split(" ") };
  return { kind: "enrolling", enrolment, wrongCode: true };
}

async function receiveInvitation(
  services: AccountServices,
  visit: Visit,
  operator: Operator,
  field: Field,
): Promise<AccountReceipt> {
  const role = field("role") === "owner" ? "owner" : "staff";
  const typed = { email: field("email"), role };
  const proof = { password: field("password"), code: field("code") };
  const invitation = await inviteOperator(services, visit, operator, {
    email: typed.email,
    role,
    proof,
  });
  switch (invitation.outcome) {
    case "invited":
      return { kind: "invited", invitation };
    case "not-allowed":
      return { kind: "refused" };
    case "doubted":
      return doubted("invite", invitation.doubt, typed);
    default:
      return wrongAddress("invite", invitation.outcome, typed);
  }
}

function wrongAddress(
  form: AccountForm,
  outcome: "known" | "invalid",
  typed: Record<string, string>,
): AccountReceipt {
  const email =
    outcome === "known"
      ? "This address already has a sign-in"
      : "Please enter a valid email address";
  return problem(form, { email }, typed);
}

function doubted(
  form: AccountForm,
  { field, message, retryAfterSeconds }: Doubt,
  typed: Record<string, string> = {},
): AccountReceipt {
  return { kind: "problem", form, errors: { [field]: message }, typed, retryAfterSeconds };
}

function problem(
  form: AccountForm,
  errors: Record<string, string>,
  typed: Record<string, string> = {},
): AccountReceipt {
  return { kind: "problem", form, errors, typed };
}

/** The errors of this form, if it is the one that was posted. */
export function problemIn(
  receipt: AccountReceipt | undefined,
  form: AccountForm,
): FormProblem | undefined {
  return receipt?.kind === "problem" && receipt.form === form ? receipt : undefined;
}

/** The HTTP status of a page that shows this. */
export function accountStatus(receipt: AccountReceipt): number {
  if (receipt.kind === "refused") return 403;
  if (receipt.kind === "unreadable") return receipt.status;
  if (receipt.kind === "problem") return receipt.retryAfterSeconds === undefined ? 422 : 429;
  return receipt.kind === "enrolling" && receipt.wrongCode ? 422 : 200;
}
