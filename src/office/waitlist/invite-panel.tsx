import { maxInvitedAtOnce, secondsToUndo } from "../../core/waitlist/invitations.ts";
import { invitationDays } from "../../core/waitlist/places.ts";
import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

type InvitePanelProps = {
  /** Who would be invited; undefined before that is asked. */
  asked: readonly WaitlistEntry[] | undefined;
  /** Identifies this batch of invitations, so that posting it twice invites once. */
  batch: string;
  /** How many are waiting. */
  waiting: number;
};

/** Asks how many to invite, then shows who that would be and asks again. */
export function InvitePanel({ asked, batch, waiting }: InvitePanelProps) {
  if (asked === undefined) return <CountForm waiting={waiting} />;
  if (asked.length === 0) {
    return (
      <Card tone="sky" className="grid justify-items-start gap-3 p-5">
        <p>There’s nobody to invite: they may have left the list, or somebody else got in first.</p>
        <BackLink>Back to the waitlist</BackLink>
      </Card>
    );
  }
  return <ConfirmForm people={asked} batch={batch} />;
}

function CountForm({ waiting }: { waiting: number }) {
  return (
    <form
      action="/admin/waitlist"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sky px-4 py-3"
    >
      <label htmlFor="invite-count" className="font-semibold">
        Invite the next
      </label>
      <input
        id="invite-count"
        name="invite"
        type="number"
        min={1}
        max={maxInvitedAtOnce}
        defaultValue={1}
        required
        aria-describedby="invite-hint"
        className="min-h-11 w-20 rounded-card border border-edge bg-surface px-3"
      />
      <Button type="submit" size="small" disabled={waiting === 0}>
        Show who’s next
      </Button>
      <p id="invite-hint" className="basis-full text-muted text-small">
        You’ll see who they are before anything is sent. Changing a status below sends nothing.
      </p>
    </form>
  );
}

function ConfirmForm({ people, batch }: { people: readonly WaitlistEntry[]; batch: string }) {
  const again = people.every(({ status }) => status === "invited");
  const whom = people.length === 1 ? "this person" : `these ${people.length} people`;
  return (
    <section aria-labelledby="invite-title">
      <Card tone="sky" className="grid gap-4 p-5 sm:p-6">
        <h2 id="invite-title" className="text-heading">
          Invite {whom}
          {again && " again"}?
        </h2>
        <p className="text-small">
          {people.length === 1 ? "They get an email" : "Each gets an email"} with a link to the
          brief form, which keeps a place for {invitationDays} days. The{" "}
          {people.length === 1 ? "email goes" : "emails go"} out after {secondsToUndo} seconds, and
          until then you can undo this.
        </p>
        <form method="post" action="/admin/waitlist" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="invite" />
          <input type="hidden" name="batch" value={batch} />
          <input type="hidden" name="again" value={again ? "yes" : "no"} />
          <input type="hidden" name="ids" value={people.map(({ id }) => id).join(",")} />
          <Button type="submit" size="small">
            Invite and email {people.length === 1 ? "them" : `all ${people.length}`}
          </Button>
          <BackLink>Not now</BackLink>
        </form>
        <ol className="divide-y divide-line rounded-small border border-line bg-surface">
          {people.map(({ id, position, name, email }) => (
            <li key={id} className="flex gap-3 px-3 py-2 text-small">
              <span className="min-w-10 shrink-0 font-semibold even-figures">#{position}</span>
              <span className="wrap-anywhere grid min-w-0">
                <bdi>{name}</bdi>
                <span className="text-muted">{email}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

function BackLink({ children }: { children: string }) {
  return (
    <ButtonLink href="/admin/waitlist" look="secondary" size="small">
      {children}
    </ButtonLink>
  );
}
