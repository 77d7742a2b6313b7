import type { Operator } from "../../core/operators/schema.ts";
import type { MemberChange, TeamMember } from "../../core/operators/team.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { AccountSection } from "./account-section.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { type AccountReceipt, type FormProblem, problemIn } from "./receive-account.ts";

type TeamSectionProps = {
  operator: Operator;
  team: readonly TeamMember[];
  receipt: AccountReceipt | undefined;
};

/** For owners: who else can sign in, and what they can do. */
export function TeamSection({ operator, team, receipt }: TeamSectionProps) {
  const wrong = problemIn(receipt, "member");
  return (
    <AccountSection
      id="team"
      title="People"
      lead="Owners can invite people, change their names, make them owners and switch off their sign-ins. Staff can do everything else."
    >
      <ul className="divide-y divide-line border-line border-y">
        {team.map((member) => (
          <li key={member.id} className="grid gap-2 py-3">
            <MemberFacts member={member} />
            <MemberForm
              member={member}
              owner={operator}
              wrong={wrong?.typed.id === member.id ? wrong : undefined}
            />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function MemberFacts({ member }: { member: TeamMember }) {
  const { name, email, role, banned, twoFactorEnabled } = member;
  const facts = [
    role === "owner" ? "Owner" : "Staff",
    twoFactorEnabled ? "codes on" : "codes off",
    ...(banned ? ["switched off"] : []),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="text-muted text-small">
        {email}. {facts.join(", ")}.
      </p>
    </div>
  );
}

type MemberFormProps = { member: TeamMember; owner: Operator; wrong: FormProblem | undefined };

function MemberForm({ member, owner, wrong }: MemberFormProps) {
  const { id, name, role, banned } = member;
  return (
    <details open={wrong !== undefined}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-link text-small">
        <span>
          Change<span className="sr-only"> the name of {name} and what they may do</span>
        </span>
      </summary>
      <form method="post" className="grid max-w-md gap-4 pt-2 pb-3">
        <input type="hidden" name="id" value={id} />
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={wrong?.typed.name ?? name}
          error={wrong?.errors.name}
        />
        <ConfirmFields email={owner.email} codes={owner.twoFactorEnabled} errors={wrong?.errors} />
        <FieldError id={`role-${id}`}>{wrong?.errors.role}</FieldError>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="rename" size="small">
            Save name
          </Button>
          {role === "owner" ? (
            <ChangeButton change="make-staff">Make staff</ChangeButton>
          ) : (
            <ChangeButton change="make-owner">Make an owner</ChangeButton>
          )}
          {id !== owner.id &&
            (banned ? (
              <ChangeButton change="switch-on">Switch on</ChangeButton>
            ) : (
              <ChangeButton change="switch-off">Switch off</ChangeButton>
            ))}
        </div>
      </form>
    </details>
  );
}

function ChangeButton({ change, children }: { change: MemberChange; children: string }) {
  return (
    <Button type="submit" name="intent" value={change} look="secondary" size="small">
      {children}
    </Button>
  );
}
