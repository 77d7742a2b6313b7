import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** Reads a header of a request by its name in lower case. */
export type ReadHeader = (name: string) => string | null | undefined;

/**
 * Whether a request may add to any count: not that of a program, and not that of somebody who asks
 * not to be followed, by Do Not Track or Global Privacy Control.
 */
export function mayBeCounted(header: ReadHeader): boolean {
  return header("dnt") !== "1" && header("sec-gpc") !== "1" && !isProgram(header("user-agent"));
}

/** The test of one name takes as long as the rest of a page's answer; most visitors share a few. */
const remembered = new LRUCache<string, boolean>({ max: 500 });

function isProgram(userAgent: string | null | undefined): boolean {
  if (!userAgent) return true; // every browser has one
  const name = userAgent.slice(0, 300);
  let answer = remembered.get(name);
  if (answer === undefined) {
    answer = isbot(name);
    remembered.set(name, answer);
  }
  return answer;
}
