import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brief, person, postBrief, postFile, postJoin } from "../../support/builders.ts";
import { scale } from "../../support/scale.ts";
import { photo } from "../../support/uploads.ts";
import { dice } from "../../support/words/chance.ts";

/** What visitors were told, to compare with what is stored once a fault is over. */
export type Ledger = {
  /** Positions by address. */
  people: Map<string, number>;
  /** Address and files of each brief that was taken. */
  briefs: { email: string; files: { key: string; content: Buffer }[] }[];
  /** Answers that nobody may get, whatever happens. */
  wrong: string[];
  /** How many requests were cut off, or answered with 503 or, for want of room, with 507. */
  failures: number;
};

export function emptyLedger(): Ledger {
  return { people: new Map(), briefs: [], wrong: [], failures: 0 };
}

/** Longer than any of our work may take on a busy machine: anything longer is hanging. */
export const PATIENCE_MS = 120_000;

const pages = ["/", "/start", "/start?form=brief", "/ai-smart-websites-dubbo", "/no-such-page"];

const visitors = scale(4, 8);
const roll = dice("load");

let visitorsSoFar = 0;

/**
 * Visitors who join, send briefs with files and read pages, each after the other, until stopped. One
 * whose form was not taken sends it again, as a person would, until it is.
 *
 * @param url where the app is at this moment
 * @param longestPauseMs between two errands of a visitor
 */
export function startLoad(
  url: () => string,
  ledger: Ledger,
  longestPauseMs = 80,
): { stop(): Promise<void> } {
  let stopped = false;
  const isOver = () => stopped;
  const lanes = Array.from({ length: visitors }, async () => {
    for (let errand = 0; !stopped; errand++) {
      const visitor = visitorsSoFar++;
      if (errand % 4 === 3) await readPage(url, ledger, visitor);
      else if (errand % 8 === 5) await sendBrief(url, ledger, visitor, isOver);
      else await join(url, ledger, visitor, isOver);
      await sleep(roll() * longestPauseMs); // as people do, who are never in step
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(lanes);
    },
  };
}

/** Each visitor has their own address, so that no limit stops them. */
function headersOf(visitor: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` };
}

async function readPage(url: () => string, ledger: Ledger, visitor: number): Promise<void> {
  const path = pages[visitor % pages.length] ?? "/";
  const page = await attempt(ledger, () => fetch(url() + path, patiently(headersOf(visitor))));
  const right = path === "/no-such-page" ? 404 : 200;
  if (page && page.status !== right) ledger.wrong.push(`${path} was answered with ${page.status}`);
}

async function join(
  url: () => string,
  ledger: Ledger,
  visitor: number,
  isOver: () => boolean,
): Promise<void> {
  const email = `visitor-${visitor}@example.com`;
  for (let tries = 1; tries === 1 || !isOver(); tries++) {
    const answer = await attempt(ledger, () =>
      postJoin({ url: url() }, person({ email }), { headers: headersOf(visitor) }),
    );
    if (answer?.status === 200) {
      const { outcome, position } = answer.body;
      // After a failure the first try may have been taken, though nobody could be told.
      const isRight = outcome === "joined" || (outcome === "already-waiting" && tries > 1);
      if (!isRight) ledger.wrong.push(`a sign-up ended with ${JSON.stringify(answer.body)}`);
      ledger.people.set(email, Number(position));
      return;
    }
    await afterFailure(ledger, "a sign-up", answer);
  }
}

async function sendBrief(
  url: () => string,
  ledger: Ledger,
  visitor: number,
  isOver: () => boolean,
): Promise<void> {
  const email = `visitor-${visitor}@example.com`;
  const headers = headersOf(visitor);
  const content = visitor % 2 === 0 ? Buffer.from(`Menu ${visitor}\n`.repeat(400)) : await picture;
  const name = visitor % 2 === 0 ? "menu.txt" : "shop.png";
  let key: unknown;
  for (let tries = 1; !key && (tries === 1 || !isOver()); tries++) {
    const answer = await attempt(ledger, () => postFile({ url: url() }, content, name, headers));
    if (answer?.status === 201) key = answer.body.file?.key;
    else await afterFailure(ledger, "an upload", answer);
  }
  const submission = { submission_id: randomUUID() };
  for (let tries = 1; typeof key === "string" && (tries === 1 || !isOver()); tries++) {
    const fields = { ...brief({ email }), ...submission };
    const answer = await attempt(ledger, () =>
      postBrief({ url: url() }, fields, { headers, fileKeys: [String(key)] }),
    );
    if (answer?.status === 200) {
      ledger.briefs.push({ email, files: [{ key, content }] });
      return;
    }
    await afterFailure(ledger, "a brief", answer);
  }
}

const picture = photo({ format: "png" });

type Answer = {
  status: number;
  body: { outcome?: string; position?: number; file?: { key: string } };
};

/** @returns undefined when the request was cut off. */
async function attempt(ledger: Ledger, send: () => Promise<Response>): Promise<Answer | undefined> {
  const late = sleep(PATIENCE_MS, "late" as const, { ref: false });
  const answer = await Promise.race([late, read(send).catch(() => undefined)]);
  if (answer !== "late") return answer;
  ledger.wrong.push(`a request had no answer in ${PATIENCE_MS} ms`);
  return undefined;
}

async function read(send: () => Promise<Response>): Promise<Answer> {
  const response = await send();
  const isJson = response.headers.get("content-type")?.includes("json");
  // Always to its end: an answer that is not read holds its connection.
  const text = await response.text();
  return { status: response.status, body: JSON.parse(isJson ? text : "{}") };
}

async function afterFailure(ledger: Ledger, what: string, answer?: Answer): Promise<void> {
  ledger.failures++;
  if (answer && answer.status !== 503 && answer.status !== 507) {
    ledger.wrong.push(`${what} ended with ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  await sleep(500); // a limit counts tries, and on a crowded machine a fault takes its time
}

function patiently(headers: Record<string, string>): RequestInit {
  return { headers, signal: AbortSignal.timeout(PATIENCE_MS) };
}
