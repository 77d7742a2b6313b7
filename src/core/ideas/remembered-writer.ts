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

/** `visitor` is the first one who asked. */
type Asked<Wanted> = { request: Wanted; visitor: string | undefined };

/**
 * The same answer to the same variation of a request for a day, so that a link to an idea shows that
 * idea; and one piece of writing for all who ask for it at the same time. A visitor who stops waiting
 * stops nobody else.
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
  return {
    startup(request, signal, visitor) {
      const context = { request, visitor };
      return unlessStopped(startups.forceFetch(JSON.stringify(request), { context }), signal);
    },
    local(request, signal, visitor) {
      const context = { request, visitor };
      return unlessStopped(locals.forceFetch(JSON.stringify(request), { context }), signal);
    },
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
