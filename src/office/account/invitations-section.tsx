import type { PendingInvitation } from "../../core/operators/invitations.ts";
import { invitationDays, type Role } from "../../core/operators/schema.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../shell/select-field.tsx";
import { AccountSection } from "./account-section.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { dateTime } from "./date-time.ts";
import { type AccountReceipt, problemIn } from "./receive-account.ts";

type InvitationsSectionProps = {
  email: string;
  codes: boolean;
  invitations: readonly PendingInvitation[];
  receipt: AccountReceipt | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** For owners: who is invited and has not come yet, and the way to invite somebody. */
export function InvitationsSection(props: InvitationsSectionProps) {
  const { email, codes, invitations, receipt, canSend } = props;
  const wrong = problemIn(receipt, "invite");
  return (
    <AccountSection
      id="invitations"
      title="Invitations"
      lead="Everybody who can sign in is emailed about each new invitation."
    >
      {receipt?.kind === "invited" && (
        <Notice tone="success" role="status" title={`${receipt.invitation.email} is invited`}>
          <p className="text-small">
            {canSend
              ? "The email is on its way. You can also pass this link on yourself;"
              : "There’s no mail server yet, so please pass this link on yourself;"}{" "}
            it works once, for {invitationDays} days:
          </p>
          <p className="break-all font-semibold text-small">{receipt.invitation.link}</p>
        </Notice>
      )}
      {invitations.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {invitations.map((invitation) => (
            <Pending key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <form method="post" className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Invite by email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          required
          defaultValue={wrong?.typed.email}
          error={wrong?.errors.email}
        />
        <SelectField
          label="Role"
          name="role"
          defaultValue={wrong?.typed.role ?? "staff"}
          options={[
            { value: "staff", label: roleNames.staff },
            { value: "owner", label: roleNames.owner },
          ]}
        />
        <ConfirmFields email={email} codes={codes} errors={wrong?.errors} />
        <Button
          type="submit"
          name="intent"
          value="invite"
          className="justify-self-start sm:col-span-2"
        >
          Invite
        </Button>
      </form>
    </AccountSection>
  );
}

function Pending({ invitation }: { invitation: PendingInvitation }) {
  const { id, email, role, inviter, createdAt, expiresAt } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{email}</p>
        <p className="text-muted text-small">
          {roleNames[role]}. Invited {inviter ? `by ${inviter}` : "on the server"} on{" "}
          {dateTime(createdAt)}
          {expiresAt && `, works until ${dateTime(expiresAt)}`}.
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="withdraw" look="secondary" size="small">
          Withdraw
          <span className="sr-only"> the invitation of {email}</span>
        </Button>
      </form>
    </li>
  );
}

const roleNames: Record<Role, string> = { staff: "Staff", owner: "Owner" };
