import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { enquiries } from "../../database/tables/enquiries.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { recordEvent } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { enquiryMails } from "./mails.ts";

export type Enquiry = typeof enquiries.$inferSelect;

type EnquiryServices = { database: Database; config: { operatorEmail: string } };

/** A message from a visitor. The chat asks for no name and no subject. */
type Message = {
  via: Enquiry["via"];
  email: string;
  message: string;
  name?: string;
  subject?: string;
};

/**
 * How many emails a day tell operators of enquiries from one address. More are stored and counted
 * too, since anybody may write in anybody's name.
 */
const mailedADay = 5;

/**
 * Stores a message and queues the email that tells operators of it, both or neither. The same
 * message from the same address within a day, such as one sent again after a lost answer, is stored
 * once.
 */
export async function sendEnquiry(services: EnquiryServices, message: Message): Promise<void> {
  await services.database.transaction(async (tx) => {
    if (await isThere(tx, message, ne(enquiries.status, "suspected"))) return;
    await tellOperators(tx, await store(tx, message, "open"), services.config.operatorEmail);
  });
}

/** Keeps a message apart that looks as if a program wrote it, for an operator to judge. */
export async function keepSuspected(
  { database }: Pick<EnquiryServices, "database">,
  message: Message,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await isThere(tx, message, eq(enquiries.status, "suspected"))) return;
    await store(tx, message, "suspected");
  });
}

type Change = { id: string; actor: string };

/** Takes a suspected message in as if it came now, email and all. @returns whether it was there. */
export async function letInEnquiry(services: EnquiryServices, change: Change): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    const letIn = await move(tx, change, { from: "suspected", to: "open" });
    if (letIn) await tellOperators(tx, letIn, services.config.operatorEmail);
    return letIn !== undefined;
  });
}

/** Deletes a suspected message. @returns whether it was still there. */
export async function dismissEnquiry(
  { database }: Pick<EnquiryServices, "database">,
  { id, actor }: Change,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rowCount } = await tx
      .delete(enquiries)
      .where(and(eq(enquiries.id, id), eq(enquiries.status, "suspected")));
    if (rowCount === 0) return false;
    const action = "enquiry.dismiss";
    await recordEvent(tx, { actor, action, table_name: "enquiries", row_id: id });
    return true;
  });
}

/** @returns undefined where somebody else has marked it, or it is gone. */
export function markAnswered(
  { database }: Pick<EnquiryServices, "database">,
  change: Change,
): Promise<Enquiry | undefined> {
  return database.transaction((tx) => move(tx, change, { from: "open", to: "answered" }));
}

/** Takes `markAnswered` back. @returns undefined as above. */
export function reopenEnquiry(
  { database }: Pick<EnquiryServices, "database">,
  change: Change,
): Promise<Enquiry | undefined> {
  return database.transaction((tx) => move(tx, change, { from: "answered", to: "open" }));
}

/** Messages of one address are looked at one after another, or two at once would both be new. */
async function isThere(
  tx: Transaction,
  { email, message }: Message,
  status: ReturnType<typeof eq>,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('enquiries'), hashtext(lower(${email})))`,
  );
  const [same] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isOfToday(email), eq(enquiries.message, message), status))
    .limit(1);
  return same !== undefined;
}

async function store(
  tx: Transaction,
  { name, subject, ...message }: Message,
  status: "open" | "suspected",
): Promise<Enquiry> {
  const [stored] = await tx
    .insert(enquiries)
    .values({ ...message, status, name: name || null, subject: subject || null })
    .returning();
  if (!stored) throw new Error("the enquiry was not stored");
  return stored;
}

async function tellOperators(tx: Transaction, enquiry: Enquiry, to: string): Promise<void> {
  const lately = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isOfToday(enquiry.email), ne(enquiries.status, "suspected")))
    .limit(mailedADay + 1);
  if (lately.length > mailedADay) return;
  const { id, via, name, email, subject, message } = enquiry;
  await queueMail(tx, enquiryMails["enquiry-notification"], to, {
    id,
    via,
    name,
    email,
    subject,
    message,
  });
}

async function move(
  tx: Transaction,
  { id, actor }: Change,
  { from, to }: { from: Enquiry["status"]; to: Enquiry["status"] },
): Promise<Enquiry | undefined> {
  const [moved] = await tx
    .update(enquiries)
    .set({ status: to, updated_at: sql`now()` })
    .where(and(eq(enquiries.id, id), eq(enquiries.status, from)))
    .returning();
  if (moved) {
    await recordEvent(tx, {
      actor,
      action: "enquiry.status",
      table_name: "enquiries",
      row_id: id,
      from_value: from,
      to_value: to,
    });
  }
  return moved;
}

/** From this address within the last 24 hours. */
function isOfToday(address: string) {
  return and(
    equalsIgnoringCase(enquiries.email, address),
    gt(enquiries.created_at, sql`now() - interval '24 hours'`),
  );
}
