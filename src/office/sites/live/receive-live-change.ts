import * as z from "zod";
import { renewLook } from "../../../core/reviews/reviews.ts";
import { cancelSite, takeBackCancellation } from "../../../core/sites/cancelling/cancel-site.ts";
import {
  entitleSite,
  publishRelease,
  putBack,
  rollBack,
  takeDown,
} from "../../../core/sites/releases/publish.ts";
import type { ReleaseServices } from "../../../core/sites/releases/releases.ts";
import { chooseSlug } from "../../../core/sites/releases/slugs.ts";
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
  z.object({ intent: z.literal("cancel"), phone: z.string().optional() }),
  z.object({
    intent: z.enum(["entitle", "roll-back", "renew-look", "take-down", "put-back", "take-back"]),
  }),
]);

type LiveServices = ReleaseServices & { config: { operatorEmail: string } };

type Asked = z.infer<typeof changeSchema>;

export type LiveReceipt =
  | { outcome: "done"; did: LiveDone }
  /** `slug` is what was typed, to show it again. */
  | { outcome: "refused"; status: 409 | 422 | 503; reason: string; slug?: string };

/** Receives the forms of a site’s page about being live. */
export async function receiveLiveChange(
  services: LiveServices & { log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<LiveReceipt> {
  const parsed = changeSchema.safeParse(await readFields(request, { longest: MAX_BODY_BYTES }));
  if (!parsed.success || !isUuid(siteId)) {
    return { outcome: "refused", status: 422, reason: "We don’t recognise that form." };
  }
  const asked = parsed.data;
  const slug = asked.intent === "address" ? { slug: asked.slug } : {};
  try {
    const changed = await change(services, asked, { siteId, actor });
    if (isDone(changed)) {
      const renderedAgain = "renderedAgain" in changed && changed.renderedAgain;
      return { outcome: "done", did: renderedAgain ? "published again" : changed.outcome };
    }
    const reason = refusalWords(changed);
    const status = asked.intent === "address" ? 422 : 409;
    return { outcome: "refused", status, reason, ...slug };
  } catch (error) {
    services.log.error(describeError(error), "sites: going live failed");
    const reason = "It couldn’t be saved. Please try again.";
    return { outcome: "refused", status: 503, reason, ...slug };
  }
}

type Change = { siteId: string; actor: string };

async function change(services: LiveServices, asked: Asked, by: Change) {
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
    case "renew-look":
      return renewLook(services, by);
    case "take-down": {
      const taken = await takeDown(services, by);
      return taken.outcome === "moved" ? { outcome: "taken down" as const } : taken;
    }
    case "cancel":
      return cancelSite(services, { ...by, showsPhone: asked.phone === "yes" });
    case "take-back":
      return takeBackCancellation(services, by);
    case "put-back": {
      const put = await putBack(services, by);
      return put.outcome === "moved" ? { outcome: "put back" as const } : put;
    }
  }
}
