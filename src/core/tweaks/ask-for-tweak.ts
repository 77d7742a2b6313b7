import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";
import { tweakFiles, tweaks } from "../../database/tables/tweaks.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import { queueMail } from "../emails/queue-mail.ts";
import {
  type AttachServices,
  removeStored,
  type StoredFile,
  type StoreOutcome,
  storeFiles,
} from "../files/attached-files.ts";
import type { SentFile } from "../files/judge-upload.ts";
import { maxFiles, tooManyFiles } from "../reviews/fields.ts";
import { lockSite, recordSiteEvent, type Site } from "../sites/sites.ts";
import { longestTold, tweaksADay } from "./fields.ts";
import { isNextFree } from "./included.ts";
import { tweakMails } from "./mails.ts";
import { liveSections } from "./sections.ts";
import { TWEAK_FILES } from "./tweak-files.ts";

type NewTweak = {
  siteId: string;
  /** Undefined for the website as a whole. */
  sectionId: string | undefined;
  text: string;
  /** Whether the form said that it is included. */
  saidFree: boolean;
  /** Of the form, so that sending it again adds nothing. */
  submissionId: string;
  files: readonly SentFile[];
};

export type AskOutcome =
  | { outcome: "asked" }
  /** It came before, and its answer was lost. */
  | { outcome: "there already" }
  /** The site is offline, cancelled, or was never live. */
  | { outcome: "not live" }
  /** What is live has no such section, or no longer. */
  | { outcome: "unknown section" }
  /** The month’s included one was used since the form was shown. */
  | { outcome: "not free" }
  /** As many as a day may have. */
  | { outcome: "too many" }
  | Extract<StoreOutcome, { outcome: "files refused" }>;

type AskServices = AttachServices & { config: { operatorEmail: string } };

/** Keeps what a customer wants changed on their live site, with all of its files, and tells the operators. */
export async function askForTweak(services: AskServices, tweak: NewTweak): Promise<AskOutcome> {
  const { files } = tweak;
  if (files.length > maxFiles) return { outcome: "files refused", problems: [`${tooManyFiles}.`] };
  const kept = await storeFiles(services, TWEAK_FILES, files);
  if (kept.outcome === "files refused") return kept;
  const { stored } = kept;
  const outcome = await services.database.transaction((tx) =>
    addTweak(tx, services.config, tweak, stored),
  );
  if (outcome.outcome !== "asked") await removeStored(services, TWEAK_FILES, stored);
  return outcome;
}

async function addTweak(
  tx: Transaction,
  { operatorEmail }: AskServices["config"],
  { siteId, sectionId, text, saidFree, submissionId }: NewTweak,
  stored: readonly StoredFile[],
): Promise<AskOutcome> {
  // One after another, or two at once would both be the month’s first.
  const site = await lockSite(tx, siteId);
  if (site?.status !== "live" || site.live_release === null) return { outcome: "not live" };
  if (await isThere(tx, siteId, submissionId)) return { outcome: "there already" };
  const section = sectionId && (await liveSections(tx, site)).find(({ id }) => id === sectionId);
  if (sectionId && !section) return { outcome: "unknown section" };
  const isFree = await isNextFree(tx, siteId);
  if (saidFree && !isFree) return { outcome: "not free" };
  if ((await countToday(tx, siteId)) >= tweaksADay) return { outcome: "too many" };
  const about = section ? section.name : null;
  const [added] = await tx
    .insert(tweaks)
    .values({
      ...{ site_id: siteId, release_id: site.live_release, about, text },
      ...{ is_free: isFree, submission_id: submissionId },
    })
    .returning({ id: tweaks.id });
  if (!added) throw new Error("the tweak was not stored");
  if (stored.length > 0) {
    await tx.insert(tweakFiles).values(stored.map((file) => ({ ...file, tweak_id: added.id })));
  }
  await recordSiteEvent(tx, { siteId, actor: "own-page", action: "site.tweak_asked" });
  await queueMail(tx, tweakMails["tweak-asked"], operatorEmail, {
    ...mailedOf(site),
    ...{ section: about, text: oneVisibleLine(text, longestTold), files: stored.length, isFree },
  });
  return { outcome: "asked" };
}

function mailedOf({ id: site, name, email }: Site) {
  return { site, name, email, replyTo: email };
}

async function isThere(tx: Transaction, siteId: string, submissionId: string): Promise<boolean> {
  const { site_id, submission_id } = tweaks;
  return (await tx.$count(tweaks, and(eq(site_id, siteId), eq(submission_id, submissionId)))) > 0;
}

function countToday(tx: Transaction, siteId: string): Promise<number> {
  const { site_id, created_at } = tweaks;
  const isOfToday = gt(created_at, sql`now() - interval '1 day'`);
  return tx.$count(tweaks, and(eq(site_id, siteId), isOfToday));
}
