import { setImmediate as afterEvents } from "node:timers/promises";
import pLimit from "p-limit";

const oneATurn = pLimit(1);

/**
 * Waits for a turn of the event loop that nobody else began: built pages are served, and connections
 * taken, between any two who wait here.
 */
export function nextTurn(): Promise<void> {
  return oneATurn(() => afterEvents());
}

const oneAtATime = pLimit(1);

/** Thinks on this process’s only thread, about one thing at a time, and lets others have a turn before. */
export function inTurn<Answer>(think: () => Answer | Promise<Answer>): Promise<Answer> {
  return oneAtATime(async () => {
    await nextTurn();
    return think();
  });
}
