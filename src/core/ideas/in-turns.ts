import { inTurn } from "../../platform/in-turn.ts";
import type { IdeaWriter } from "./idea-writer.ts";

/** A writer that thinks in turn. */
export function inTurns(writer: IdeaWriter): IdeaWriter {
  return {
    startup: (...asked) => inTurn(() => writer.startup(...asked)),
    local: (...asked) => inTurn(() => writer.local(...asked)),
  };
}
