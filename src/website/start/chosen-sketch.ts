import type { ChosenSketch } from "../../core/briefs/briefs.ts";
import { choiceIn, readLook } from "../../core/sketches/draft-of-sketch.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { findSketch, type Sketch } from "../../core/sketches/sketches.ts";
import { describeError, type Log } from "../../platform/log.ts";

type Services = Parameters<typeof findSketch>[0] & { log: Log };

/**
 * The sketch that a link to the brief brings along, in the look that it says. Undefined without one
 * that is still there, or while the database is away, when the form still works.
 */
export async function tryFindChosenSketch(
  services: Services,
  query: URLSearchParams,
): Promise<ChosenSketch | undefined> {
  const token = query.get("sketch") ?? query.get("preview"); // as links had it before
  const found = token === null ? undefined : await tryFind(services, token);
  const look = readLook({
    design: query.get("design"),
    colour: query.get("colour"),
    like: query.get("like"),
  });
  return token !== null && found ? choiceIn({ ...found, ...look }, token) : undefined;
}

/** The sketch of a private link, for a page that names it; undefined as above. */
export async function tryFindSketch(
  services: Services,
  token: string | null,
): Promise<{ name: string; path: string } | undefined> {
  const found = token === null ? undefined : await tryFind(services, token);
  return found && { name: found.name, path: `${sketchPath}/${token}` };
}

async function tryFind(services: Services, token: string): Promise<Sketch | undefined> {
  try {
    return await findSketch(services, token);
  } catch (error) {
    services.log.error(describeError(error), "sketches: one could not be looked up");
    return undefined;
  }
}
