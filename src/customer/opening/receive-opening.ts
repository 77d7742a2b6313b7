import { askForPageCode, openDevice } from "../../core/people/devices.ts";
import type { Person } from "../../core/people/people.ts";
import type { ReviewKeys } from "../../core/reviews/review-links.ts";
import type { Database } from "../../database/client.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { minutes } from "../../platform/time/minutes.ts";

// What a link alone does not open takes a code, once on each device.

export type OpeningServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  config: { supportEmail: string };
  rateLimits: Record<"pageCode" | "openPage", RateLimit>;
};

/** Somebody, and the address by which attempts are counted. */
type Visitor = { person: Person; visitor: string };

type Posted = Visitor & { typed: { intent: string; code: string } };

export type OpeningReply = {
  /** 200 if it was done. */
  status: number;
  notice?: "code" | "wait" | "opened" | "closed" | "gone";
  /** By field, or by what was asked for. */
  errors?: { code?: string; ask?: string };
  retryAfterSeconds?: number;
  /** For a device that was just opened. */
  token?: string;
};

/** Mails a code, or opens or closes a device; undefined if it was something else that was asked for. */
export async function receiveOpening(
  services: OpeningServices,
  posted: Posted,
): Promise<OpeningReply | undefined> {
  switch (posted.typed.intent) {
    case "code":
      return askForCode(services, posted);
    case "open":
      return open(services, posted);
    case "close":
      return { status: 200, notice: "closed" };
    default:
      return undefined;
  }
}

async function askForCode(services: OpeningServices, posted: Posted): Promise<OpeningReply> {
  const tooSoon = await wait(services.rateLimits.pageCode, posted, "ask");
  if (tooSoon) return tooSoon;
  const { outcome } = await askForPageCode(services, posted);
  switch (outcome) {
    case "mailed":
      return { status: 200, notice: "code" };
    case "wait":
      return { status: 429, notice: "wait" };
    case "used up": {
      const ask = `You’ve reached today’s limit for codes. Please write to ${services.config.supportEmail}, and we’ll sort it out with you`;
      return { status: 429, errors: { ask } };
    }
    case "over":
      return { status: 409, notice: "gone" };
  }
}

async function open(services: OpeningServices, posted: Posted): Promise<OpeningReply> {
  const tooSoon = await wait(services.rateLimits.openPage, posted, "code");
  if (tooSoon) return tooSoon;
  const code = posted.typed.code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) {
    return { status: 422, errors: { code: "Please enter the six digits of the code" } };
  }
  const opened = await openDevice(services, { ...posted, code });
  switch (opened.outcome) {
    case "opened":
      return { status: 200, notice: "opened", token: opened.token };
    case "wrong code":
      return { status: 422, errors: { code: wrongCode(opened.triesLeft) } };
    case "no code":
      return {
        status: 422,
        errors: { code: "That code no longer works. Please ask for a new one" },
      };
    case "over":
      return { status: 409, notice: "gone" };
  }
}

function wrongCode(triesLeft: number): string {
  if (triesLeft === 0)
    return "That isn’t the code, and you’ve run out of tries. Please ask for a new one";
  return `That isn’t the latest code. You have ${triesLeft} more ${triesLeft === 1 ? "try" : "tries"}`;
}

/** Counts an attempt. @returns the answer to one too many, beside `field`. */
export async function wait<Field extends string>(
  limit: RateLimit,
  { person, visitor }: Visitor,
  field: Field,
) {
  const seconds = await limit.secondsToWait(`${person.id}:${visitor}`);
  if (seconds === 0) return undefined;
  const tooMany = `Too many at once. Please try again in ${minutes(seconds)}`;
  const errors = { [field]: tooMany } as { [Key in Field]: string };
  return { status: 429, errors, retryAfterSeconds: seconds };
}
