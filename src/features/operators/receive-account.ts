import type { Database } from "../../database/client.ts";
import { changePassword } from "./passwords.ts";
import { postedFields } from "./posted-form.ts";
import type { Operator } from "./schema.ts";
import {
  confirmEnrolment,
  type Enrolment,
  removeSecondFactor,
  renewBackupCodes,
  startEnrolment,
} from "./second-factor.ts";
import { endAllSessions, endSession } from "./sessions.ts";
import { type Invitation, inviteOperator, switchOperator } from "./team.ts";
import type { AuthServices, Visit } from "./visit.ts";

/** What the account page says after a post. Only `done` can be told by a fresh page. */
export type AccountReceipt =
  | { kind: "done"; what: keyof typeof doneTexts }
  | { kind: "signed-out" }
  | { kind: "refused" }
  | { kind: "field-error"; field: AccountField; message: string }
  | { kind: "enrolling"; enrolment: Enrolment; wrongCode: boolean }
  | { kind: "backup-codes"; codes: string[] }
  | { kind: "invited"; invitation: Extract<Invitation, { outcome: "invited" }> };

type AccountField = "current" | "next" | "factor-password" | "invite-email";

export const doneTexts = {
  password: "Your password is changed. Everywhere else you've been signed out.",
  "factor-on": "From the next sign-in you'll be asked for a code from your app.",
  "factor-off": "Codes are turned off. Your password is enough to sign in.",
  session: "That session is ended.",
  team: "Saved.",
} as const;

/** Far more than ours has, and no more than a QR code holds. */
const LONGEST_URI = 500;

type AccountServices = AuthServices & { database: Database; config: { publicUrl: string } };

/** Takes any of the forms of the account page; `intent` says which. */
export async function receiveAccount(
  services: AccountServices,
  visit: Visit,
  operator: Operator,
  request: Request,
): Promise<AccountReceipt> {
  const field = await postedFields(request);
  if (!field) return { kind: "refused" };
  const wrongPassword: AccountReceipt = {
    kind: "field-error",
    field: "factor-password",
    message: "That isn't your password",
  };
  switch (field("intent")) {
    case "change-password": {
      const passwords = { current: field("current"), next: field("next") };
      const result = await changePassword(services, visit, operator, passwords);
      if (result.outcome === "changed") return { kind: "done", what: "password" };
      return result.outcome === "invalid"
        ? { kind: "field-error", field: "next", message: result.error }
        : { kind: "field-error", field: "current", message: "That isn't your password" };
    }
    case "start-factor": {
      const enrolment = await startEnrolment(services, visit, field("password"));
      if (enrolment === "wrong-password") return wrongPassword;
      return { kind: "enrolling", enrolment, wrongCode: false };
    }
    case "confirm-factor": {
      const result = await confirmEnrolment(services, visit, operator, field("code"));
      if (result === "done") return { kind: "done", what: "factor-on" };
      const uri = field("uri");
      if (!uri.startsWith("otpauth://totp/") || uri.length > LONGEST_URI)
        return { kind: "refused" };
      const enrolment = { uri, backupCodes: field("backup-codes").split(" ") };
      return { kind: "enrolling", enrolment, wrongCode: true };
    }
    case "remove-factor": {
      const result = await removeSecondFactor(services, visit, operator, field("password"));
      return result === "done" ? { kind: "done", what: "factor-off" } : wrongPassword;
    }
    case "renew-backup-codes": {
      const codes = await renewBackupCodes(services, visit, operator, field("password"));
      return codes === "wrong-password" ? wrongPassword : { kind: "backup-codes", codes };
    }
    case "end-session":
      await endSession(services, operator, field("id"));
      return { kind: "done", what: "session" };
    case "end-all-sessions":
      await endAllSessions(services, operator);
      return { kind: "signed-out" };
    case "invite":
      return receiveInvitation(services, operator, field);
    case "switch-off":
    case "switch-on": {
      const change = { id: field("id"), off: field("intent") === "switch-off" };
      const result = await switchOperator(services, operator, change);
      return result === "done" ? { kind: "done", what: "team" } : { kind: "refused" };
    }
    default:
      return { kind: "refused" };
  }
}

async function receiveInvitation(
  services: AccountServices,
  operator: Operator,
  field: (name: string) => string,
): Promise<AccountReceipt> {
  const invitation = await inviteOperator(services, operator, {
    email: field("email"),
    role: field("role") === "owner" ? "owner" : "staff",
  });
  switch (invitation.outcome) {
    case "invited":
      return { kind: "invited", invitation };
    case "not-allowed":
      return { kind: "refused" };
    default: {
      const message =
        invitation.outcome === "known"
          ? "This address has a sign-in already"
          : "Please enter a valid email address";
      return { kind: "field-error", field: "invite-email", message };
    }
  }
}

/** The HTTP status of a page that shows this. */
export function accountStatus(receipt: AccountReceipt): number {
  if (receipt.kind === "refused") return 403;
  if (receipt.kind === "field-error") return 422;
  return receipt.kind === "enrolling" && receipt.wrongCode ? 422 : 200;
}
