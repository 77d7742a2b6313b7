import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";
import type { IdeaWriter } from "../idea-writer.ts";

/**
 * A writer that thinks on this process’s only thread, made to think about one idea at a time and to
 * let everything else have its turn before the next: pages are served while 200 people wait.
 */
export function inTurns(writer: IdeaWriter): IdeaWriter {
  const oneAtATime = pLimit(1);
  function inTurn<Answer>(think: () => Promise<Answer>): Promise<Answer> {
    return oneAtATime(async () => {
      await nextTurn();
      return think();
    });
  }
  return {
    startup: (...asked) => inTurn(() => writer.startup(...asked)),
    local: (...asked) => inTurn(() => writer.local(...asked)),
  };
}
