import type { ChosenPreview } from "../../core/briefs/briefs.ts";
import { choiceIn, readLook } from "../../core/previews/draft-of-preview.ts";
import { findPreview } from "../../core/previews/previews.ts";
import { describeError, type Log } from "../../platform/log.ts";

/**
 * The preview that a link to the brief brings along, in the look that it says. Undefined without one
 * that is still there, or while the database is away, when the form still works.
 */
export async function tryFindChosenPreview(
  services: Parameters<typeof findPreview>[0] & { log: Log },
  query: URLSearchParams,
): Promise<ChosenPreview | undefined> {
  const token = query.get("preview");
  if (token === null) return undefined;
  try {
    const found = await findPreview(services, token);
    const look = readLook({
      design: query.get("design"),
      colour: query.get("colour"),
      like: query.get("like"),
    });
    return found && choiceIn({ ...found, ...look });
  } catch (error) {
    services.log.error(describeError(error), "previews: one could not be looked up");
    return undefined;
  }
}
