import * as z from "zod";
import { setPictureKind } from "../../core/sites/pictures/remove-picture.ts";
import type { Database } from "../../database/client.ts";
import { mediaType, readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";

const changeSchema = z.strictObject({ kind: z.enum(["photo", "logo", "file", "removed"]) });

type ChangeAnswer = { outcome: "changed" | "missing" } | { error: string };

/** Receives what one of a site’s pictures is to be: “removed”, or “photo”, “logo” or “file” again. */
export async function receivePictureChange(
  services: { database: Database; log: Log },
  request: Request,
  { siteId, key, actor }: { siteId: string; key: string; actor: string },
): Promise<{ status: number; answer: ChangeAnswer }> {
  // Astro compares the origin of posts that a form can make; no other page can send this type.
  if (mediaType(request) !== "application/json") {
    return { status: 415, answer: { error: "The body must be application/json" } };
  }
  const sent = changeSchema.safeParse(await readJson(request, { longest: 1000 }));
  if (!sent.success) {
    const error = "The body must be JSON with kind: photo, logo, file or removed";
    return { status: 422, answer: { error } };
  }
  if (!isUuid(siteId) || !/^[a-z0-9-]{1,64}$/.test(key)) return missing;
  try {
    const isThere = await setPictureKind(services, { siteId, key, actor, ...sent.data });
    return isThere ? { status: 200, answer: { outcome: "changed" } } : missing;
  } catch (error) {
    services.log.error(describeError(error), "sites: a picture could not be changed");
    return { status: 503, answer: { error: "It couldn’t be changed. Try again." } };
  }
}

const missing = { status: 404, answer: { outcome: "missing" } } as const;
