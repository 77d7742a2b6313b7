import { LRUCache } from "lru-cache";
import type {
  IdeaWriter,
  LocalIdea,
  LocalRequest,
  StartupRequest,
  StartupSuggestion,
} from "./idea-writer.ts";

const kept = {
  max: 2_000,
  ttl: 24 * 60 * 60_000,
  ignoreFetchAbort: true, // one pushed out by newer ones still answers those who wait for it
} as const;

/** How many ideas callers who name none get in turn: as many as the embedded writer has for any words. */
const differentIdeas = 50;

/** The same visitor asking the same again within this time, in milliseconds, pressed twice. */
const pressedTwice = 3_000;

/** `visitor` is the first one who asked. */
type Asked<Wanted> = { request: Wanted; visitor: string | undefined };

/**
 * The same answer to the same variation of a request for a day, so that a link to an idea shows that
 * idea; and one piece of writing for all who ask for it at the same time. A visitor who stops waiting
 * stops nobody else. Who names no variation gets another idea each time.
 */
export function rememberedWriter(writer: IdeaWriter): IdeaWriter {
  const startups = new LRUCache<string, StartupSuggestion, Asked<StartupRequest>>({
    ...kept,
    fetchMethod: (_key, _stale, { context: { request, visitor } }) =>
      writer.startup(request, undefined, visitor),
  });
  const locals = new LRUCache<string, LocalIdea, Asked<LocalRequest>>({
    ...kept,
    fetchMethod: (_key, _stale, { context: { request, visitor } }) =>
      writer.local(request, undefined, visitor),
  });
  const turn = turns();
  return {
    startup(asked, signal, visitor) {
      const request = turn(asked, visitor);
      const context = { request, visitor };
      return unlessStopped(startups.forceFetch(JSON.stringify(request), { context }), signal);
    },
    local(asked, signal, visitor) {
      const request = turn(asked, visitor);
      const context = { request, visitor };
      return unlessStopped(locals.forceFetch(JSON.stringify(request), { context }), signal);
    },
  };
}

/** Gives each request without a variation the next one for its words, and a second press the same. */
function turns() {
  const next = new LRUCache<string, number>({ max: kept.max });
  const pressed = new LRUCache<string, number>({ max: kept.max, ttl: pressedTwice });
  return <Wanted extends { variation?: number | undefined }>(
    request: Wanted,
    visitor: string | undefined,
  ): Wanted => {
    if (request.variation !== undefined) return request;
    const words = JSON.stringify(request);
    const press = JSON.stringify([visitor, words]);
    const again = visitor === undefined ? undefined : pressed.get(press);
    if (again !== undefined) return { ...request, variation: again };
    const variation = next.get(words) ?? 0;
    next.set(words, (variation + 1) % differentIdeas);
    if (visitor !== undefined) pressed.set(press, variation);
    return { ...request, variation };
  };
}

async function unlessStopped<Answer>(answer: Promise<Answer>, signal?: AbortSignal) {
  if (!signal) return answer;
  const stopped = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, stopped]);
}
