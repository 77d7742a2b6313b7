import * as z from "zod";
import type { HostConfig } from "../../../core/sites/releases/hosts.ts";
import { UnknownVersion } from "../../../core/sites/revisions/revisions.ts";
import { beginTweak } from "../../../core/tweaks/begin-tweak.ts";
import { closeTweak } from "../../../core/tweaks/close-tweak.ts";
import { longest } from "../../../core/tweaks/fields.ts";
import type { Database } from "../../../database/client.ts";
import { readPost } from "../../../platform/http/posted-form.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import { lines } from "../../../platform/text-rules.ts";

export type TweakReceipt =
  | { outcome: "done"; did: "begun" | "done" | "closed" }
  /** `tweak` and `note` are what was typed, to show it again. */
  | { outcome: "refused"; status: number; reason: string; tweak?: string; note?: string };

type ChangeServices = { database: Database; config: HostConfig; log: Log };

type By = { siteId: string; actor: string };

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("begin") }),
  z.object({ intent: z.enum(["done", "closed"]), tweak: z.uuid(), note: z.string() }),
]);

const noteText = lines("What you tell them", { atMost: longest.note });

/** Receives the forms of a site’s tweaks. */
export async function receiveTweakChange(
  services: ChangeServices,
  request: Request,
  by: By,
): Promise<TweakReceipt> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return refused(post.status, post.reason);
  const typed = {
    ...{ intent: post.field("intent"), tweak: post.field("tweak"), note: post.field("note") },
  };
  const receipt = await change(services, typed, by).catch((error: unknown) => {
    if (error instanceof UnknownVersion) return refused(409, error.message);
    services.log.error(describeError(error), "tweaks: a change failed");
    return refused(503, "It couldn’t be saved. Please try again.");
  });
  return receipt.outcome === "done"
    ? receipt
    : { ...receipt, tweak: typed.tweak, note: typed.note };
}

async function change(
  services: ChangeServices,
  typed: Record<"intent" | "tweak" | "note", string>,
  { siteId, actor }: By,
): Promise<TweakReceipt> {
  const parsed = changeSchema.safeParse(typed);
  if (!parsed.success || !isUuid(siteId)) return refused(422, "We don’t recognise that form.");
  if (parsed.data.intent === "begin") {
    const begun = await beginTweak(services, { siteId, actor });
    return begun ? { outcome: "done", did: "begun" } : gone;
  }
  const { intent: as, tweak: tweakId } = parsed.data;
  const note = noteText.safeParse(parsed.data.note);
  if (!note.success) return refused(422, `${note.error.issues[0]?.message}.`);
  const closing = { siteId, tweakId, as, note: note.data, actor };
  const { outcome } = await closeTweak(services, closing);
  switch (outcome) {
    case "closed":
      return { outcome: "done", did: as };
    case "closed already":
      return refused(409, "Somebody else has just closed that one.");
    case "nothing new is live":
      return refused(
        409,
        "Nothing new has gone live since this was asked for, so it isn’t done yet. Publish the new version first. If nothing is to change, close it without a change.",
      );
    case "missing":
      return gone;
  }
}

const gone = refused(404, "That tweak doesn’t exist.");

function refused(status: number, reason: string) {
  return { outcome: "refused" as const, status, reason };
}
