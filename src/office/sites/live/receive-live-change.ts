import * as z from "zod";
import {
  entitleSite,
  publishRelease,
  putBack,
  rollBack,
  takeDown,
} from "../../../core/sites/publish.ts";
import type { ReleaseServices } from "../../../core/sites/releases.ts";
import { chooseSlug } from "../../../core/sites/slugs.ts";
import { readFields } from "../../../platform/http/read-form.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import { isDone, type LiveDone, refusalWords } from "./live-words.ts";

const MAX_BODY_BYTES = 4096;

const changeSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("address"),
    slug: z.string().trim().toLowerCase(),
    confirmed: z.string().optional(),
  }),
  z.object({ intent: z.literal("publish"), release: z.string() }),
  z.object({ intent: z.enum(["entitle", "roll-back", "take-down", "put-back"]) }),
]);

type Asked = z.infer<typeof changeSchema>;

export type LiveReceipt =
  | { outcome: "done"; did: LiveDone }
  /** `slug` is what was typed, to show it again. */
  | { outcome: "refused"; status: 409 | 422 | 503; reason: string; slug?: string };

/** Receives the forms of a site’s page about being live. */
export async function receiveLiveChange(
  services: ReleaseServices & { log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<LiveReceipt> {
  const parsed = changeSchema.safeParse(await readFields(request, { longest: MAX_BODY_BYTES }));
  if (!parsed.success || !isUuid(siteId)) {
    return { outcome: "refused", status: 422, reason: "That form isn’t one of ours." };
  }
  const asked = parsed.data;
  const slug = asked.intent === "address" ? { slug: asked.slug } : {};
  try {
    const { outcome, ...about } = await change(services, asked, { siteId, actor });
    if (isDone(outcome)) {
      const renderedAgain = "renderedAgain" in about && about.renderedAgain;
      return { outcome: "done", did: renderedAgain ? "published again" : outcome };
    }
    const reason = refusalWords(outcome, "file" in about ? about.file : undefined);
    const status = asked.intent === "address" ? 422 : 409;
    return { outcome: "refused", status, reason, ...slug };
  } catch (error) {
    services.log.error(describeError(error), "sites: going live failed");
    const reason = "It couldn’t be saved. Please try again.";
    return { outcome: "refused", status: 503, reason, ...slug };
  }
}

type Change = { siteId: string; actor: string };

async function change(services: ReleaseServices, asked: Asked, by: Change) {
  switch (asked.intent) {
    case "address":
      return chooseSlug(services, {
        ...by,
        slug: asked.slug,
        confirmed: asked.confirmed === "yes",
      });
    case "publish":
      return publishRelease(services, { ...by, releaseId: asked.release });
    case "entitle":
      return entitleSite(services, by);
    case "roll-back": {
      const outcome = await rollBack(services, by);
      return outcome.outcome === "published" ? { outcome: "rolled back" as const } : outcome;
    }
    case "take-down": {
      const { outcome } = await takeDown(services, by);
      return { outcome: outcome === "moved" ? ("taken down" as const) : outcome };
    }
    case "put-back": {
      const { outcome } = await putBack(services, by);
      return { outcome: outcome === "moved" ? ("put back" as const) : outcome };
    }
  }
}
