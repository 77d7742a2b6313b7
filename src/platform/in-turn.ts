import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

const oneAtATime = pLimit(1);

/**
 * Thinks on this process’s only thread, about one thing at a time, and lets everything else have its
 * turn before: pages are served, and connections taken, while 200 people wait.
 */
export function inTurn<Answer>(think: () => Answer | Promise<Answer>): Promise<Answer> {
  return oneAtATime(async () => {
    await nextTurn();
    return think();
  });
}
