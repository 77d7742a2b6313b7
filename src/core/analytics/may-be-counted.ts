import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** Reads a request header by its lower-case name. */
export type ReadHeader = (name: string) => string | null | undefined;

/**
 * Whether a request may be counted: not if it is a bot's, or if the visitor sends Do Not Track or
 * Global Privacy Control.
 */
export function mayBeCounted(header: ReadHeader): boolean {
  return header("dnt") !== "1" && header("sec-gpc") !== "1" && !isProgram(header("user-agent"));
}

/**
 * Testing a user agent takes as long as the rest of a page's answer, and most visitors share a few.
 */
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
