import { eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { sites } from "../../../database/tables/sites.ts";
import { isClosed, lockSite, recordSiteEvent } from "../sites.ts";
import { type HeldWords, readHeldWords } from "./held-words.ts";

/** To use a sentence that is held back, or to put one mended word back as the customer spelt it. */
export type HeldDecision =
  | { kind: "use"; id: string }
  | { kind: "undo"; id: string /** Where in the sentence. */; at: number };

export type HeldOutcome =
  | { outcome: "done"; words: HeldWords }
  /** Somebody did it already. */
  | { outcome: "done before"; words: HeldWords }
  /** A law forbids the sentence. */
  | { outcome: "forbidden" }
  | { outcome: "closed" }
  | { outcome: "missing" };

/**
 * Marks what an operator decided of words of the brief, once: two who press at the same time are told
 * apart. The page is changed by the person it is done for, as any other change of it is.
 */
export function decideHeldWords(
  { database }: { database: Database },
  { siteId, actor, ...decision }: { siteId: string; actor: string } & HeldDecision,
): Promise<HeldOutcome> {
  return database.transaction(async (tx): Promise<HeldOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    if (isClosed(site)) return { outcome: "closed" };
    const words = readHeldWords(site.held_words);
    const done = { by: actor, at: new Date().toISOString() };
    const decided =
      decision.kind === "use"
        ? withUsed(words, decision.id, done)
        : withUndone(words, decision, done);
    if (typeof decided === "string") {
      return decided === "done before" ? { outcome: decided, words } : { outcome: decided };
    }
    await tx.update(sites).set({ held_words: decided }).where(eq(sites.id, siteId));
    const action = decision.kind === "use" ? "site.sentence_used" : "site.mend_undone";
    await recordSiteEvent(tx, { siteId, actor, action, detail: decision.id });
    return { outcome: "done", words: decided };
  });
}

type Done = { by: string; at: string };

function withUsed(words: HeldWords, id: string, used: Done) {
  const sentence = words.held.find((one) => one.id === id);
  if (!sentence) return "missing";
  if (sentence.reason === "never") return "forbidden";
  if (sentence.used) return "done before";
  return { ...words, held: words.held.map((one) => (one === sentence ? { ...one, used } : one)) };
}

function withUndone(words: HeldWords, { id, at }: { id: string; at: number }, undone: Done) {
  const sentence = words.mended.find((one) => one.id === id);
  const mend = sentence?.mends.find((one) => one.at === at);
  if (!sentence || !mend) return "missing";
  if (mend.undone) return "done before";
  const mends = sentence.mends.map((one) => (one === mend ? { ...one, undone } : one));
  return {
    ...words,
    mended: words.mended.map((one) => (one === sentence ? { ...one, mends } : one)),
  };
}
