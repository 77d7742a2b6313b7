import { createHash, timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../database/client.ts";
import type { MailKind } from "../emails/mail-kinds.ts";
import { countMails, lastMailTimes } from "../emails/queue-mail.ts";
import { codeMinutes, codeTries } from "./fields.ts";

/** What is kept of a code that was mailed to somebody. */
export type KeptCode = {
  code_hash: string;
  /** Wrong guesses in all, and of each who guessed, by a hash of their address. */
  attempts: number;
  attempts_by: Record<string, number>;
  created_at: Date;
};

/** How many emails with a code are sent for one thing in a day, and how many of those one visitor gets. */
const codesADay = 10;
const codesOfOneADay = 4;

/** How many wrong guesses a code bears from all visitors together; one visitor has `codeTries`. */
const codeTriesInAll = 20;

/** For as long as an email may take, nobody is mailed another. */
const secondsBetweenMails = 60;

/** Of a code or of who asks for one, so that neither is stored. @param of the id of what it opens. */
export function hashFor(of: string, text: string): string {
  return createHash("sha256").update(`${of}:${text}`).digest("hex");
}

/** Whether a code has neither run out nor been guessed at too often. */
export function isGood({ attempts, created_at }: KeptCode): boolean {
  const runsOutAt = created_at.getTime() + codeMinutes * 60_000;
  return attempts < codeTriesInAll && runsOutAt > Date.now();
}

type Asking = {
  /** The address on record. */
  to: string;
  /** What the data of all emails with a code for the same thing has. */
  about: object;
  /** A hash of the address that asks, by which each one’s share is counted. */
  asker: string;
};

export type MayMail =
  /** `at` is when the code was made: asking again mails the same one while it lasts. */
  | { outcome: "yes"; at: Date; isNew: boolean }
  /** One was mailed just now, which works. */
  | { outcome: "mailed" }
  /** One was mailed just now, which no longer works: the next has to wait. */
  | { outcome: "wait" }
  /** No more today: this visitor has had their share, or all of the codes are gone. */
  | { outcome: "used up" };

/**
 * Whether a code is mailed to somebody who asks for one. The one that they have keeps working; only a
 * visitor who has guessed it wrong too often gets a new one.
 *
 * @param kept the code of now, if it can still be used.
 */
export async function mayMailCode(
  tx: Queryable,
  kind: Pick<MailKind<unknown>, "name">,
  { kept, to, about, asker }: Asking & { kept: KeptCode | undefined },
): Promise<MayMail> {
  const known = kept && triesOf(kept, asker) < codeTries ? kept : undefined;
  const last = (await lastMailTimes(tx, kind, [to])).get(to.toLowerCase());
  if (last !== undefined && last.getTime() > Date.now() - secondsBetweenMails * 1000) {
    return { outcome: known ? "mailed" : "wait" };
  }
  const today = (data: object) => countMails(tx, kind, { to, minutes: 24 * 60, data });
  if ((await today(about)) >= codesADay || (await today({ asker })) >= codesOfOneADay) {
    return { outcome: "used up" };
  }
  return { outcome: "yes", at: known?.created_at ?? new Date(), isNew: !known };
}

export type Guessed =
  | { outcome: "right" }
  /** @param counted what is to be kept of this guess. */
  | {
      outcome: "wrong code";
      triesLeft: number;
      counted: Pick<KeptCode, "attempts" | "attempts_by">;
    }
  /** It has run out, was tried too often, or was never asked for. */
  | { outcome: "no code" };

/**
 * Whether somebody typed the code that was mailed. Each visitor has their own tries, so nobody uses up
 * another’s.
 *
 * @param guess.hash of what was typed.
 * @param guess.guesser a hash of their address.
 */
export function guessCode(
  kept: KeptCode | undefined,
  { hash, guesser }: { hash: string; guesser: string },
): Guessed {
  const tries = kept ? triesOf(kept, guesser) : 0;
  if (!kept || tries >= codeTries) return { outcome: "no code" };
  if (timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(hash))) return { outcome: "right" };
  const attempts_by = { ...kept.attempts_by, [guesser]: tries + 1 };
  return {
    outcome: "wrong code",
    triesLeft: codeTries - tries - 1,
    counted: { attempts: kept.attempts + 1, attempts_by },
  };
}

function triesOf({ attempts_by }: KeptCode, guesser: string): number {
  return attempts_by[guesser] ?? 0;
}
