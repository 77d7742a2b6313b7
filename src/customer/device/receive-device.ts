import { askForPageCode, openDevice } from "../../core/people/devices.ts";
import type { Person } from "../../core/people/people.ts";
import type { ReviewKeys } from "../../core/reviews/review-links.ts";
import type { Database } from "../../database/client.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { minutes } from "../../platform/time/minutes.ts";

export type DeviceServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  config: { supportEmail: string };
  rateLimits: Record<"pageCode" | "openPage" | "changeOwnPage", RateLimit>;
};

export type DevicePost = {
  person: Person;
  /** The address by which attempts are counted. */
  visitor: string;
  typed: Partial<Record<string, string>>;
};

export type DeviceReply = {
  /** 200 if it was done. */
  status: number;
  notice?: "code" | "wait" | "opened" | "closed" | "gone";
  /** By field, or by what was asked for. */
  errors?: { code?: string; ask?: string };
  retryAfterSeconds?: number | undefined;
  /** For a device that was just opened. */
  token?: string;
};

/** Mails a code, opens this device with it, or closes it again. @returns undefined for another intent. */
export async function receiveDevice(
  services: DeviceServices,
  posted: DevicePost,
): Promise<DeviceReply | undefined> {
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

async function askForCode(services: DeviceServices, posted: DevicePost): Promise<DeviceReply> {
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

async function open(services: DeviceServices, posted: DevicePost): Promise<DeviceReply> {
  const tooSoon = await wait(services.rateLimits.openPage, posted, "code");
  if (tooSoon) return tooSoon;
  const code = (posted.typed.code ?? "").replaceAll(/\s/g, "");
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

/** What somebody is told at a field who does something too often; undefined for anybody else. */
export async function wait<Field extends string>(
  limit: RateLimit,
  { person, visitor }: Pick<DevicePost, "person" | "visitor">,
  field: Field,
) {
  const seconds = await limit.secondsToWait(`${person.id}:${visitor}`);
  if (seconds === 0) return undefined;
  const errors: Partial<Record<Field, string>> = {};
  errors[field] = `Too many at once. Please try again in ${minutes(seconds)}`;
  return { status: 429, errors, retryAfterSeconds: seconds };
}
