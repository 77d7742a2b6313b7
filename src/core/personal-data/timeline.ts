import type { Database } from "../../database/client.ts";
import type { PastEvent } from "../audit/audit.ts";
import { listEventsOfRows } from "../audit/events-of-rows.ts";
import { listStandingBriefs, type StandingBrief } from "../briefs/briefs-of-person.ts";
import { type EmailRow, listEmailsTo } from "../emails/outbox-list.ts";
import type { Enquiry } from "../enquiries/enquiries.ts";
import {
  listDaysOfEnquiries,
  listEnquiriesFrom,
  type SiteEnquiriesOfDay,
} from "../enquiries/enquiries-of-person.ts";
import { findActorNames } from "../operators/find-operators.ts";
import { findPeopleOf } from "../people/personal-data.ts";
import type { Approval } from "../reviews/approvals.ts";
import { listApprovalsOf, listSaidAbout, type SaidAboutSite } from "../reviews/said-about-sites.ts";
import { findUnanswered } from "../reviews/threads.ts";
import { listSitesOf, type Site } from "../sites/sites.ts";
import { findWaitingTweaks } from "../tweaks/tweaks.ts";
import { findEntriesOf } from "../waitlist/personal-data.ts";
import { placesUntil } from "../waitlist/places.ts";
import { findSuspectedOf, type SuspectedSignUp } from "../waitlist/suspected.ts";
import type { WaitlistEntry } from "../waitlist/waitlist.ts";

/** One thing that happened between us and a person. */
export type TimelineEntry = { at: Date } & (
  | { kind: "signed up"; entry: WaitlistEntry }
  | { kind: "signed up again"; idea: Record<string, string> }
  | { kind: "suspected sign-up"; suspected: SuspectedSignUp }
  | { kind: "brief"; brief: StandingBrief }
  /** `actorName` is null for all but operators; `about` is the brief’s or the site’s name. */
  | { kind: "event"; event: PastEvent; actorName: string | null; about: string }
  | { kind: "mail"; mail: EmailRow }
  | { kind: "said"; said: SaidAboutSite; about: string }
  | { kind: "approval"; approval: Approval; about: string }
  | { kind: "enquiry"; enquiry: Enquiry }
  | { kind: "enquiries of a day"; day: SiteEnquiriesOfDay; about: string }
);

/** A person is an address. What they are to us at this moment: */
export type KnownPerson = {
  entry: WaitlistEntry | undefined;
  /** Until when their place is kept, if they are invited. */
  invitedUntil: Date | undefined;
  /** Newest first, here and below. */
  briefs: StandingBrief[];
  sites: Site[];
  /** Comments of theirs that wait for us, and the site of the oldest. */
  unanswered: { count: number; siteId: string | undefined };
  /** The same of what they want changed on live sites. */
  tweaks: { count: number; siteId: string | undefined };
};

/** How much of a timeline is on a page. */
const pageLength = 50;

/** Far more than anybody has; anybody can send briefs with anybody’s address. */
const mostOwned = 50;

/**
 * Everything between us and an address, newest first, a page at a time.
 *
 * @param span.before the end of the page before; what is newer is left out.
 * @returns `older`: where the next page goes on, if there is one.
 */
export async function findTimeline(
  database: Database,
  address: string,
  { before }: { before?: Date | undefined } = {},
): Promise<{ person: KnownPerson; entries: TimelineEntry[]; older: Date | undefined }> {
  const person = await findKnownPerson(database, address);
  const found = await findEntries(database, { address, person, before });
  const sorted = found
    .filter(({ at }) => !before || at < before)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  // A page ends with a whole millisecond, where the next one goes on.
  const last = sorted[pageLength - 1]?.at;
  const entries = last ? sorted.filter(({ at }) => at >= last) : sorted;
  return { person, entries, older: entries.length < sorted.length ? last : undefined };
}

async function findKnownPerson(database: Database, address: string): Promise<KnownPerson> {
  const [[entry], briefs, sites] = await Promise.all([
    findEntriesOf(database, address),
    listStandingBriefs(database, address, { limit: mostOwned }),
    listSitesOf(database, address, { limit: mostOwned }),
  ]);
  const invited = entry?.status === "invited" ? [entry] : [];
  const siteIds = sites.map(({ id }) => id);
  const [until, unanswered, tweaks] = await Promise.all([
    placesUntil(database, invited),
    findUnanswered(database, siteIds),
    findWaitingTweaks(database, siteIds),
  ]);
  return { entry, invitedUntil: entry && until.get(entry.id), briefs, sites, unanswered, tweaks };
}

type Wanted = { address: string; person: KnownPerson; before: Date | undefined };

async function findEntries(
  database: Database,
  { address, person, before }: Wanted,
): Promise<TimelineEntry[]> {
  const { entry, briefs, sites } = person;
  const siteIds = sites.map(({ id }) => id);
  // More than a page, so that it can end with a whole moment.
  const span = { before, limit: 2 * pageLength };
  const [suspected, events, mails, said, approvals, enquiries, days] = await Promise.all([
    findSuspectedOf(database, address),
    findEvents(database, address, person, span),
    listEmailsTo({ database }, address, span),
    listSaidAbout(database, siteIds, span),
    listApprovalsOf(database, siteIds, span),
    listEnquiriesFrom(database, address, span),
    Promise.all(siteIds.map((id) => listDaysOfEnquiries(database, id, span))),
  ]);
  const nameOf = (siteId: string | null) => sites.find(({ id }) => id === siteId)?.name ?? "";
  return [
    ...(entry ? signUpsOf(entry) : []),
    ...suspected.map((one) => ({
      ...{ kind: "suspected sign-up" as const, at: one.created_at, suspected: one },
    })),
    ...briefs.map((brief) => ({ kind: "brief" as const, at: brief.created_at, brief })),
    ...events,
    ...mails.map((mail) => ({ kind: "mail" as const, at: mail.created_at, mail })),
    ...said.map((one) => ({
      ...{ kind: "said" as const, at: one.created_at, said: one, about: nameOf(one.siteId) },
    })),
    ...approvals.map((approval) => ({
      ...{ kind: "approval" as const, at: approval.created_at, approval },
      about: nameOf(approval.site_id),
    })),
    ...enquiries.map((enquiry) => ({
      ...{ kind: "enquiry" as const, at: enquiry.created_at, enquiry },
    })),
    ...days.flat().map((day) => ({
      ...{ kind: "enquiries of a day" as const, at: day.day, day, about: nameOf(day.siteId) },
    })),
  ];
}

function signUpsOf(entry: WaitlistEntry): TimelineEntry[] {
  const again = entry.brought_later.map(({ idea, at }) => ({
    ...{ kind: "signed up again" as const, at: new Date(at), idea },
  }));
  return [{ kind: "signed up", at: entry.created_at, entry }, ...again];
}

async function findEvents(
  database: Database,
  address: string,
  { entry, briefs, sites }: KnownPerson,
  span: { before: Date | undefined; limit: number },
): Promise<TimelineEntry[]> {
  const about = new Map([
    ...briefs.map(({ id, business_name }) => [id, business_name] as const),
    ...sites.map(({ id, name }) => [id, name] as const),
  ]);
  const rows = [
    { table_name: "waitlist", row_ids: entry ? [entry.id] : [] },
    { table_name: "site_briefs", row_ids: briefs.map(({ id }) => id) },
    { table_name: "sites", row_ids: sites.map(({ id }) => id) },
    { table_name: "people", row_ids: (await findPeopleOf(database, address)).map(({ id }) => id) },
  ];
  const events = await listEventsOfRows(database, rows, span);
  const names = await findActorNames(
    database,
    events.map(({ actor }) => actor),
  );
  return events.map((event) => ({
    kind: "event",
    at: event.created_at,
    event,
    actorName: names.get(event.actor) ?? null,
    about: about.get(event.row_id) ?? "",
  }));
}
