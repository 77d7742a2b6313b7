import { broughtIdea } from "../../content/hand-off.ts";
import { plans } from "../../content/offer.ts";
import { isErasedAddress } from "../../core/waitlist/personal-data.ts";
import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import { Button } from "../../ui/button.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { SelectField } from "../shell/select-field.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { statusLabels, statusTones } from "./status-words.ts";

type WaitlistRowsProps = {
  entries: readonly WaitlistEntry[];
  /** Until when those who were invited by email have a place, by id. */
  placesUntil: ReadonlyMap<string, Date>;
  /** The row to highlight because it has just changed. */
  changedId: string | null;
};

const columns =
  "md:grid-cols-[3.5rem_minmax(0,1fr)_15rem] lg:grid-cols-[3.5rem_minmax(0,1.5fr)_minmax(0,1fr)_15rem]";

/** People in the queue, each with their details and a status form. */
export function WaitlistRows({ entries, placesUntil, changedId }: WaitlistRowsProps) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={`entry-${entry.id}`}
          className={`grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 px-4 py-4 md:items-start ${columns} ${entry.id === changedId ? "bg-leaf" : ""}`}
        >
          <p className="font-heading text-heading">
            <span className="sr-only">Position </span>
            {entry.position}
          </p>
          <Person entry={entry} placeUntil={placesUntil.get(entry.id)} />
          <Background entry={entry} />
          {!isErasedAddress(entry.email) && <StatusForm entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

type PersonProps = { entry: WaitlistEntry; placeUntil: Date | undefined };

function Person({ entry, placeUntil }: PersonProps) {
  return (
    <div className="wrap-anywhere grid min-w-0 gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold">{entry.name}</bdi>
        <StatusBadge tone={statusTones[entry.status]}>{statusLabels[entry.status]}</StatusBadge>
      </p>
      {entry.status === "invited" && (
        <p className="text-small">{answerLabel(placeUntil, new Date())}</p>
      )}
      <a className="min-h-6 justify-self-start text-link text-small" href={`mailto:${entry.email}`}>
        {entry.email}
      </a>
      {entry.phone && (
        <a
          className="min-h-6 justify-self-start text-link text-small"
          href={`tel:${entry.phone.replace(/[^\d+]/g, "")}`}
        >
          {entry.phone}
        </a>
      )}
      {!isErasedAddress(entry.email) && <PersonLink email={entry.email} />}
    </div>
  );
}

function Background({ entry }: { entry: WaitlistEntry }) {
  return (
    <div className="wrap-anywhere col-start-2 grid min-w-0 gap-0.5 text-small lg:col-start-auto">
      <p>{plans.find(({ id }) => id === entry.preferred_plan)?.name}</p>
      <p className="text-muted">
        Joined {day(entry.created_at)}
        {origin(entry.source)}
      </p>
      <Brought entry={entry} />
    </div>
  );
}

/** What they brought with each sign-up, the newest first. */
function Brought({ entry: { idea, source, created_at, brought_later } }: { entry: WaitlistEntry }) {
  const first = { idea, source, details: undefined, at: created_at.toISOString() };
  const brought = Object.keys(idea).length > 0 ? [...brought_later, first] : brought_later;
  if (brought.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-6 cursor-pointer items-center text-link">
        {brought_later.length === 0 ? "The idea they brought" : "What they brought, newest first"}
      </summary>
      {brought.map(({ idea, source, details, at }) => {
        const { name, text } = broughtIdea({ idea });
        return (
          <div key={at} className="mt-1 grid gap-1 break-words rounded-small bg-sand p-3">
            {name && <p className="font-semibold">{name}</p>}
            {text && <p>{text}</p>}
            {details && <p>{detailWords(details)}</p>}
            {brought_later.length > 0 && (
              <p className="text-muted">
                {day(new Date(at))}
                {origin(source)}
              </p>
            )}
          </div>
        );
      })}
    </details>
  );
}

/** What somebody gave of themselves, told apart from what we had: “Mia Tran, 0400 000 001”. */
function detailWords({
  name,
  phone,
  preferred_plan,
}: NonNullable<WaitlistEntry["brought_later"][number]["details"]>): string {
  const plan = plans.find(({ id }) => id === preferred_plan)?.name;
  return [name, phone, plan].filter(Boolean).join(", ");
}

function StatusForm({ entry }: { entry: WaitlistEntry }) {
  return (
    <form
      method="post"
      className="col-start-2 flex flex-wrap gap-2 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-4 lg:row-span-1"
    >
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="expected" value={entry.status} />
      <SelectField
        compact
        className="min-w-0 grow basis-0"
        label={`Status of ${entry.name}`}
        name="status"
        defaultValue={entry.status}
        options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" look="secondary" size="small">
        Save<span className="sr-only"> the status of {entry.name}</span>
      </Button>
      {(entry.status === "waiting" || entry.status === "invited") && (
        <a
          href={`/admin/waitlist?person=${entry.id}`}
          className="flex min-h-9 basis-full items-center text-link text-small"
        >
          <span>
            {entry.status === "waiting" ? "Invite by email" : "Email the invitation again"}
            <span className="sr-only"> to {entry.name}</span>
          </span>
        </a>
      )}
    </form>
  );
}

/** What an invitation has come to that nobody has answered. */
function answerLabel(placeUntil: Date | undefined, now: Date): string {
  if (!placeUntil) return "Not answered yet. No invitation was emailed.";
  return placeUntil < now
    ? `Not answered. The invitation ran out on ${day(placeUntil)}.`
    : `Not answered yet. The invitation works until ${day(placeUntil)}.`;
}

function origin(source: Record<string, string>): string {
  const parts = [source.utm_source, source.utm_medium, source.utm_campaign].filter(Boolean);
  if (parts.length > 0) return `, from ${parts.join(" / ").replaceAll("_", " ")}`;
  if (source.from) return `, from ${source.from}`;
  return source.page ? `, on ${source.page}` : "";
}

function day(date: Date): string {
  return new Intl.DateTimeFormat("en-AU", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "Australia/Sydney",
  }).format(date);
}
