import type { ChosenSketch } from "../../core/briefs/briefs.ts";
import { choiceIn, readLook } from "../../core/sketches/draft-of-sketch.ts";
import { findSketch } from "../../core/sketches/sketches.ts";
import { describeError, type Log } from "../../platform/log.ts";

/**
 * The sketch that a link to the brief brings along, in the look that it says. Undefined without one
 * that is still there, or while the database is away, when the form still works.
 */
export async function tryFindChosenSketch(
  services: Parameters<typeof findSketch>[0] & { log: Log },
  query: URLSearchParams,
): Promise<ChosenSketch | undefined> {
  const token = query.get("sketch") ?? query.get("preview"); // as links had it before
  if (token === null) return undefined;
  try {
    const found = await findSketch(services, token);
    const look = readLook({
      design: query.get("design"),
      colour: query.get("colour"),
      like: query.get("like"),
    });
    return found && choiceIn({ ...found, ...look });
  } catch (error) {
    services.log.error(describeError(error), "sketches: one could not be looked up");
    return undefined;
  }
}
