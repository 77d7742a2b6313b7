import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { people, personCodes, personDevices } from "../../database/tables/people.ts";
import { queueMail } from "../emails/queue-mail.ts";
import {
  type Guessed,
  guessCode,
  hashFor,
  isGood,
  type MayMail,
  mayMailCode,
} from "../reviews/mailed-codes.ts";
import type { ReviewKeys } from "../reviews/review-links.ts";
import { peopleMails } from "./mails.ts";

// What a link to somebody’s page alone does not open, since links are passed on: it takes a code that
// is mailed to them, once on each device.

type Person = typeof people.$inferSelect;

/** How long a device stays open. */
export const deviceDays = 30;

type CodeServices = { database: Database; reviewKeys: ReviewKeys };

/** Somebody, and the address by which attempts are counted. */
type Visit = { person: Person; visitor: string };

export type PageCodeOutcome =
  | Exclude<MayMail, { outcome: "yes" }>
  /** The link was ended in the meantime. */
  | { outcome: "over" };

/** Mails somebody a code that opens a device. Asking again mails the same one while it lasts. */
export function askForPageCode(
  { database, reviewKeys }: CodeServices,
  { person, visitor }: Visit,
): Promise<PageCodeOutcome> {
  return database.transaction(async (tx): Promise<PageCodeOutcome> => {
    if (!(await lockPerson(tx, person))) return { outcome: "over" };
    const asker = hashFor(person.id, visitor);
    const may = await mayMailCode(tx, peopleMails["page-code"], {
      kept: await findCode(tx, person),
      ...{ to: person.email, about: { person: person.id }, asker },
    });
    if (may.outcome !== "yes") return may;
    const from = { person: person.id, at: may.at.getTime() };
    if (may.isNew) {
      const row = {
        code_hash: hashFor(person.id, pageCode({ reviewKeys }, from)),
        ...{ attempts: 0, attempts_by: {}, created_at: may.at },
      };
      await tx
        .insert(personCodes)
        .values({ person_id: person.id, ...row })
        .onConflictDoUpdate({ target: personCodes.person_id, set: row });
    }
    await queueMail(tx, peopleMails["page-code"], person.email, { ...from, asker });
    return { outcome: "mailed" };
  });
}

/** Made of what its email says, so that it is stored nowhere. */
export function pageCode(
  { reviewKeys }: Pick<CodeServices, "reviewKeys">,
  { person, at }: { person: string; at: number },
): string {
  return reviewKeys.codeFor(`page:${person}:${at}`);
}

export type OpenedOutcome =
  /** `token` is for the device to keep. */
  | { outcome: "opened"; token: string }
  | { outcome: "wrong code"; triesLeft: number }
  | Extract<Guessed, { outcome: "no code" }>
  | { outcome: "over" };

/** Opens a device with the code that was mailed, which then is used up. */
export function openDevice(
  { database }: Pick<CodeServices, "database">,
  { person, visitor, code }: Visit & { code: string },
): Promise<OpenedOutcome> {
  return database.transaction(async (tx): Promise<OpenedOutcome> => {
    if (!(await lockPerson(tx, person))) return { outcome: "over" };
    const guessed = guessCode(await findCode(tx, person), {
      hash: hashFor(person.id, code),
      guesser: hashFor(person.id, visitor),
    });
    const ofPerson = eq(personCodes.person_id, person.id);
    if (guessed.outcome === "wrong code") {
      const { counted, ...answer } = guessed;
      await tx.update(personCodes).set(counted).where(ofPerson);
      return answer;
    }
    if (guessed.outcome === "no code") return guessed;
    await tx.delete(personCodes).where(ofPerson);
    const token = randomBytes(32).toString("base64url");
    await tx.insert(personDevices).values({ person_id: person.id, token_hash: hashOf(token) });
    return { outcome: "opened", token };
  });
}

/** Whether a device is open for somebody. @param token what it keeps, if anything. */
export async function isOpen(
  { database }: Pick<CodeServices, "database">,
  { id }: Person,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const { person_id, token_hash, created_at } = personDevices;
  const since = sql`now() - make_interval(days => ${deviceDays})`;
  const ofDevice = and(eq(token_hash, hashOf(token)), eq(person_id, id), gt(created_at, since));
  return (await database.$count(personDevices, ofDevice)) > 0;
}

/** Closes a device again, such as one that is somebody else’s. */
export async function closeDevice(
  { database }: Pick<CodeServices, "database">,
  token: string,
): Promise<void> {
  await database.delete(personDevices).where(eq(personDevices.token_hash, hashOf(token)));
}

/** Closes every device of somebody, and ends the code that they have. */
export async function closeDevicesOf(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(personCodes).where(eq(personCodes.person_id, personId));
  await tx.delete(personDevices).where(eq(personDevices.person_id, personId));
}

/** Forgets devices and codes that open nothing any more. */
export async function deleteOldDevices({ database }: { database: Database }): Promise<void> {
  const before = sql`now() - make_interval(days => ${deviceDays})`;
  await database.delete(personDevices).where(lt(personDevices.created_at, before));
  await database
    .delete(personCodes)
    .where(lt(personCodes.created_at, sql`now() - interval '1 day'`));
}

/** So that two requests at once count one after the other; undefined if their link was ended. */
async function lockPerson(tx: Transaction, { id, link_version }: Person) {
  const [person] = await tx.select().from(people).where(eq(people.id, id)).for("update");
  return person?.link_version === link_version ? person : undefined;
}

async function findCode(tx: Queryable, { id }: Person) {
  const [code] = await tx.select().from(personCodes).where(eq(personCodes.person_id, id));
  return code && isGood(code) ? code : undefined;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
