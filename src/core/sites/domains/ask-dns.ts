import { Resolver } from "node:dns/promises";
import { oneVisibleLine } from "../../../platform/visible-text.ts";
import { type FoundRecord, type FoundRecords, tokenName, type Wanted } from "./records.ts";

/** For all that is asked of one domain. */
const DEADLINE_MS = 5_000;
/** Of what a stranger’s name server says, which may be 64 KB an answer. */
const MOST_SHOWN = 4;
const LONGEST_SHOWN = 100;

/** Asks DNS whether a domain’s records are as they must be. Never rejects, within five seconds. */
export type AskDns = (wanted: Wanted) => Promise<FoundRecords>;

/** @param dnsServers addresses with an optional port; empty for the system’s resolver. */
export function createAskDns(dnsServers: readonly string[]): AskDns {
  return async ({ name, token, addresses }) => {
    // One for each question, since giving up ends all that a resolver is asking.
    const resolver = new Resolver({ timeout: 1_500, tries: 2 });
    if (dnsServers.length > 0) resolver.setServers(dnsServers);
    const impatience = setTimeout(() => resolver.cancel(), DEADLINE_MS);
    try {
      const www = `www.${name}`;
      const [texts, apex, ofWww, aliases] = await Promise.all([
        answerOf(resolver.resolveTxt(tokenName(name))),
        addressesOf(resolver, name),
        addressesOf(resolver, www),
        answerOf(resolver.resolveCname(www)),
      ]);
      const said = texts?.map((parts) => parts.join("").trim());
      return {
        txt: found(said, (all) => all.includes(token)),
        apex: found(apex, (all) => leadHere(all, addresses)),
        www: {
          ...found(ofWww, (all) => leadHere(all, addresses)),
          now: shown([...(aliases ?? []), ...(ofWww ?? [])]),
        },
      };
    } finally {
      clearTimeout(impatience);
    }
  };
}

/** Both kinds, or undefined if either is unknown: one of them that leads elsewhere loses visitors. */
async function addressesOf(resolver: Resolver, name: string): Promise<string[] | undefined> {
  const [four, six] = await Promise.all([
    answerOf(resolver.resolve4(name)),
    answerOf(resolver.resolve6(name)),
  ]);
  return four && six && [...four, ...six];
}

/** @returns nothing for a name that is not there, or has none; undefined without an answer. */
function answerOf<Said>(asking: Promise<Said[]>): Promise<Said[] | undefined> {
  return asking.catch((error: { code?: string }) =>
    error.code === "ENOTFOUND" || error.code === "ENODATA" ? [] : undefined,
  );
}

/** All of them: a browser takes any. */
function leadHere(found: readonly string[], ours: readonly string[]): boolean {
  return found.length > 0 && found.every((address) => ours.includes(address));
}

function found(said: string[] | undefined, isRight: (said: string[]) => boolean): FoundRecord {
  if (!said) return { state: "unanswered", now: [] };
  return { state: isRight(said) ? "right" : "wrong", now: shown(said) };
}

/** Short enough for a page, and without what could hide or turn around the rest. */
function shown(said: readonly string[]): string[] {
  return said.slice(0, MOST_SHOWN).map((text) => oneVisibleLine(text, LONGEST_SHOWN));
}
