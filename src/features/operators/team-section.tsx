import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { AccountSection } from "./account-section.tsx";
import type { AccountReceipt } from "./receive-account.ts";
import { invitationDays, type Operator } from "./schema.ts";
import type { TeamMember } from "./team.ts";

type TeamSectionProps = {
  operator: Operator;
  team: readonly TeamMember[];
  receipt: AccountReceipt | undefined;
};

/** For owners: who else can sign in, and the way to invite somebody. */
export function TeamSection({ operator, team, receipt }: TeamSectionProps) {
  const error =
    receipt?.kind === "field-error" && receipt.field === "invite-email"
      ? receipt.message
      : undefined;
  return (
    <AccountSection
      id="team"
      title="People"
      lead="Owners invite people and switch them off. Staff can do everything else."
    >
      <ul className="divide-y divide-line border-line border-y">
        {team.map((member) => (
          <Member key={member.id} member={member} isSelf={member.id === operator.id} />
        ))}
      </ul>
      {receipt?.kind === "invited" && (
        <Notice tone="success" role="status" title={`${receipt.invitation.email} is invited`}>
          <p className="text-small">
            The mail is on its way. You can also hand over this link yourself; it works once, for{" "}
            {invitationDays} days:
          </p>
          <p className="break-all font-semibold text-small">{receipt.invitation.link}</p>
        </Notice>
      )}
      <form
        method="post"
        className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem_auto] sm:items-end"
      >
        <TextField
          label="Invite by email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          required
          error={error}
        />
        <SelectField
          label="Role"
          name="role"
          defaultValue="staff"
          options={[
            { value: "staff", label: "Staff" },
            { value: "owner", label: "Owner" },
          ]}
        />
        <Button type="submit" name="intent" value="invite">
          Invite
        </Button>
      </form>
    </AccountSection>
  );
}

function Member({ member, isSelf }: { member: TeamMember; isSelf: boolean }) {
  const { id, name, email, role, banned, twoFactorEnabled } = member;
  const facts = [
    role === "owner" ? "Owner" : "Staff",
    twoFactorEnabled ? "codes on" : "codes off",
    ...(banned ? ["switched off"] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-words text-muted text-small">
          {email}. {facts.join(", ")}.
        </p>
      </div>
      {!isSelf && (
        <form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={banned ? "switch-on" : "switch-off"}
            look="secondary"
            size="small"
          >
            Switch {banned ? "on" : "off"}
            <span className="sr-only"> {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}
