import { LRUCache } from "lru-cache";
import type { Document } from "../../blocks/document.ts";
import { type HelpLine, helpLines } from "../../content/help-lines.ts";
import type { Database } from "../../database/client.ts";
import type { LanguageModel } from "../../platform/language-model/language-model.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { whyDeclined } from "../moderation/decline.ts";
import { isRude } from "../moderation/rude.ts";
import { finishedContent } from "../sites/releases/finished-content.ts";
import type { HostedSite } from "../sites/releases/hosting.ts";
import { findRelease, revisionToRender } from "../sites/releases/releases.ts";
import { askSite } from "./ask-site.ts";
import { countQuestion } from "./asked-questions.ts";
import { type AskedSite, askedSite } from "./asked-site.ts";
import { connectFacts } from "./connect-facts.ts";
import { keepableQuestion } from "./keepable-question.ts";
import type { KnownThing } from "./known-thing.ts";
import { knownThings } from "./known-things.ts";
import { type Answered, connectedAnswer, type SaidAnswer, sayAnswer } from "./say-answer.ts";

/** Who asks more at once tells a story, which is for a person to read. */
export const LONGEST_QUESTION = 300;

export const dangerInWords =
  "If somebody is in danger or may be badly ill, ring 000 now. This page can’t help with that.";

/** What a visitor is told. */
export type Reply =
  | { outcome: "answered"; answer: SaidAnswer; of: Answered }
  /** The site does not say; what comes nearest to it. */
  | { outcome: "unknown"; nearest: readonly KnownThing[] }
  | { outcome: "advice"; on: "health" | "law" | "money"; nearest: readonly KnownThing[] }
  /** Somebody may be in danger, or would do harm. */
  | { outcome: "danger"; lines: readonly HelpLine[] }
  | { outcome: "unkind" }
  | { outcome: "too long" };

/** A live site that can be asked, and its colours. */
type LiveSite = { asked: AskedSite; look: Pick<Document, "colour" | "accent"> };

/** Answers for live sites, out of memory once one was asked. */
export type Assistant = {
  /** @throws Error while the database is away and nobody has asked this release before. */
  siteOf(site: HostedSite): Promise<LiveSite | undefined>;
  /** As `replyTo`, in sentences where a language model connects what the rules found. */
  reply(site: AskedSite, question: string, by: { visitor: string; now: Date }): Promise<Reply>;
  /** Counts a question for those whose site it is, without who asked it. */
  keep(site: HostedSite, asked: AskedSite, question: string, reply: Reply): Promise<void>;
};

const MOST_SITES = 500;

type AssistantServices = {
  database: Database;
  log: Log;
  /** Where one is configured: what it may cost, by one visitor and in all. */
  model?: { asks: LanguageModel; limits: { perVisitor: Allowance; perDay: Allowance } } | undefined;
};

type Allowance = Pick<RateLimit, "secondsToWait">;

/** A visitor waits for no model longer than this, in milliseconds. */
const MODEL_DEADLINE = 3_000;

export function createAssistant({ database, log, model }: AssistantServices): Assistant {
  const sites = new LRUCache<string, LiveSite, { siteId: string; releaseId: string }>({
    max: MOST_SITES,
    fetchMethod: (_key, _stale, { context }) => readSite(database, context),
  });
  return {
    async siteOf({ id: siteId, live_release: releaseId }) {
      if (releaseId === null) return undefined;
      return sites.fetch(`${siteId} ${releaseId}`, { context: { siteId, releaseId } });
    },
    async reply(site, question, { visitor, now }) {
      const reply = await replyTo(site, question, now);
      // What the rules refuse no model is asked, nor what the clock and the map have told.
      if (!model || reply.outcome !== "answered" || isReckoned(reply.of)) return reply;
      const { perVisitor, perDay } = model.limits;
      try {
        if ((await perVisitor.secondsToWait(visitor)) > 0) return reply;
        if ((await perDay.secondsToWait("everybody")) > 0) return reply;
        const signal = AbortSignal.timeout(MODEL_DEADLINE);
        const things = [...reply.of.things, ...reply.of.nearest];
        const connected = await connectFacts(model.asks, { question, things, signal });
        return connected ? { ...reply, answer: connectedAnswer(connected) } : reply;
      } catch (error) {
        log.warn(describeError(error), "assistant: the model didn’t answer");
        return reply;
      }
    },
    async keep({ id: siteId }, asked, text, { outcome }) {
      // Nothing of who may be ill or in trouble.
      if (outcome !== "answered" && outcome !== "unknown") return;
      const question = keepableQuestion(asked, text);
      if (question === undefined) return;
      await countQuestion(database, { siteId, question, isAnswered: outcome === "answered" });
    },
  };
}

/** What was released, and no draft since. */
async function readSite(
  database: Database,
  of: { siteId: string; releaseId: string },
): Promise<LiveSite | undefined> {
  const release = await findRelease(database, of);
  const revision = release && (await revisionToRender(database, of.siteId, release.revision));
  if (!revision || "outcome" in revision) return undefined;
  const content = finishedContent(revision);
  const { document: look, facts } = content;
  return { asked: askedSite({ things: knownThings(content), facts }), look };
}

function isReckoned({ things }: Answered): boolean {
  return things.some(({ of }) => of === "hours" || of === "area");
}

/** Replies to what a visitor typed. */
export async function replyTo(site: AskedSite, question: string, now: Date): Promise<Reply> {
  if (question.length > LONGEST_QUESTION) return { outcome: "too long" };
  const answer = askSite(site, question);
  if (answer.outcome === "answered") {
    return { outcome: "answered", answer: sayAnswer(site.facts, answer, now), of: answer };
  }
  const declined = await whyDeclined(question);
  if (answer.outcome === "emergency" || declined?.helpLines.length) {
    return {
      outcome: "danger",
      lines: [...new Set([helpLines.emergency, ...(declined?.helpLines ?? [])])],
    };
  }
  return declined || isRude(question) ? { outcome: "unkind" } : answer;
}
