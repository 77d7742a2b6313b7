import pLimit, { type LimitFunction } from "p-limit";
import * as z from "zod";
import type { Answer, Clock } from "./answer.ts";

/** Registries limit requests by address; a handful at once is what a browser would send. */
const AT_ONCE = 4;
const REST_MS = { shortest: 1_000, usual: 10_000, longest: 60_000 };

type Registry = { limit: LimitFunction; restsUntil: number };

/**
 * Asks registries over RDAP: a few requests at once for each, and none while one is rate-limiting
 * us.
 */
export function createRegistries(clock: Clock) {
  const registries = new Map<string, Registry>();

  /**
   * @param recordAddress of the domain at its registry, such as https://rdap.example/domain/a.com.
   * @returns "absent" only for the registry's own 404; "registered" only for a domain's record.
   */
  async function ask(recordAddress: string, signal: AbortSignal): Promise<Answer> {
    const registry = registryAt(new URL(recordAddress).origin);
    return registry.limit(async () => {
      if (signal.aborted || clock.now() < registry.restsUntil) return "unanswered";
      try {
        return await lookUp(registry, recordAddress, signal);
      } catch {
        return "unanswered"; // down, too slow, or not JSON
      }
    });
  }

  async function lookUp(
    registry: Registry,
    recordAddress: string,
    signal: AbortSignal,
  ): Promise<Answer> {
    const headers = { accept: "application/rdap+json" };
    const response = await fetch(recordAddress, { headers, signal });
    if (response.ok) {
      const record = recordSchema.safeParse(await response.json());
      return record.success ? "registered" : "unanswered";
    }
    await response.body?.cancel();
    if (response.status === 404) return "absent";
    if (response.status === 429 || response.status === 503) {
      registry.restsUntil = clock.now() + restAskedFor(response);
    }
    return "unanswered";
  }

  function registryAt(origin: string): Registry {
    const known = registries.get(origin);
    if (known) return known;
    const registry = { limit: pLimit(AT_ONCE), restsUntil: 0 };
    registries.set(origin, registry);
    return registry;
  }

  return { ask };
}

/** RFC 9083 section 5.3; the rest of a record does not matter here. */
const recordSchema = z.object({ objectClassName: z.literal("domain") });

function restAskedFor(response: Response): number {
  const asked = Number(response.headers.get("retry-after")) * 1_000 || REST_MS.usual;
  return Math.min(Math.max(asked, REST_MS.shortest), REST_MS.longest);
}
