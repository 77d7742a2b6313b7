import { and, eq, getTableColumns } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database, Transaction } from "../../database/client.ts";
import { type ChosenSketch, isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { hasMail, queueFormMail, queueMail } from "../emails/queue-mail.ts";
import { claimFiles } from "../files/claim-files.ts";
import { type BriefFile, listFiles } from "../files/list-files.ts";
import { queueThumbnails } from "../files/make-thumbnail.ts";
import { isFileKey } from "../files/uploads.ts";
import { hasAnswered } from "../waitlist/has-answered.ts";
import { takePlace } from "../waitlist/places.ts";
import { queueDraft } from "./drafts.ts";
import { briefMails } from "./mails.ts";
import type { BriefInput } from "./schema.ts";
import type { SentBrief } from "./sent-form.ts";

// One identifies a repeated submission, the other is as long as the brief; no list needs them.
const { submission_id, readings, ...columns } = getTableColumns(siteBriefs);

/** A brief's columns. */
export const briefColumns = columns;

export type { ChosenSketch } from "../../database/tables/briefs.ts";
export type Brief = Omit<typeof siteBriefs.$inferSelect, "submission_id" | "readings">;
export type BriefStatus = Brief["status"];
export const briefStatuses = siteBriefs.status.enumValues;

/** The name that we write to a customer by: their own, or else their business's. */
export function addresseeOf(brief: Pick<Brief, "contact_name" | "business_name">): string {
  return brief.contact_name ?? brief.business_name;
}

type BriefServices = { database: Database };

type Submission = {
  brief: BriefInput;
  /** Keys of the uploads for this brief, in the order the person gave them. */
  fileKeys: string[];
  handOff: HandOff;
  /** The waitlist entry of somebody who answers their invitation with it. */
  invitedAs?: string | undefined;
  /** The plan that led to the form. */
  preferredPlan?: Brief["preferred_plan"] | undefined;
  /** The sketch that led to the form. */
  chosenSketch?: ChosenSketch | undefined;
  /** Files that could not be kept, each with the reason. */
  droppedFiles?: string[];
  /** See `submissionField`. */
  submissionId?: string | undefined;
  /** Came with a filled trap field: kept apart, without a mail, until `letInBrief`. */
  suspected?: boolean;
};

/** `emailHeld`: no receipt goes out, since the address has had its mails of the day. */
type Submitted = { outcome: "submitted"; brief: SentBrief; emailHeld?: true };

type AnnounceServices = BriefServices & { config: { operatorEmail: string } };

/**
 * Stores a brief with its files and queues the operator's mail, the customer's receipt, the small
 * copies of images and the draft of the site: all of it or nothing. The same submission again changes nothing and gives the
 * brief as it is.
 *
 * @param publicUrl the origin of links to files.
 * @throws Error "Failed to submit brief" if the database does not accept it.
 */
export async function submitBrief(
  { database, config }: AnnounceServices & { config: { publicUrl: string } },
  submission: Submission,
): Promise<
  Submitted | { outcome: "kept-apart" } | { outcome: "files-gone"; missingKeys: string[] }
> {
  const { brief, fileKeys, handOff, invitedAs, preferredPlan, droppedFiles, submissionId } =
    submission;
  const strange = fileKeys.filter((key) => !isFileKey(key));
  if (strange.length > 0) return { outcome: "files-gone", missingKeys: strange };
  try {
    return await database.transaction(async (tx) => {
      const [stored] = await tx
        .insert(siteBriefs)
        .values({
          ...brief,
          preferred_plan: preferredPlan ?? null,
          chosen_preview: submission.chosenSketch ?? null,
          file_urls: fileKeys.map((key) => `${config.publicUrl}/files/${key}`),
          dropped_files: droppedFiles ?? [],
          ...handOff,
          submission_id: submissionId ?? null,
          suspected: submission.suspected ?? false,
        })
        .onConflictDoNothing({ target: siteBriefs.submission_id })
        .returning(briefColumns);
      if (!stored) {
        const earlier = await findSubmission(tx, submissionId);
        if (earlier.suspected) return { outcome: "kept-apart" };
        return { outcome: "submitted", brief: earlier };
      }

      const claimed = await claimFiles(tx, stored.id, fileKeys);
      const missingKeys = fileKeys.filter((key) => !claimed.some((file) => file.key === key));
      if (missingKeys.length > 0) throw new FilesGone(missingKeys);

      if (stored.suspected) return { outcome: "kept-apart" };
      if (invitedAs) await takePlace(tx, invitedAs);
      const { idea, source, chosen_preview, ...sent } = stored;
      const news = { brief: sent, files: claimed, hasSketch: chosen_preview !== null };
      const mailed = await announceBrief(tx, news, config.operatorEmail);
      return { outcome: "submitted", brief: sent, ...(!mailed && { emailHeld: true }) };
    });
  } catch (error) {
    if (error instanceof FilesGone) {
      return { outcome: "files-gone", missingKeys: error.missingKeys };
    }
    throw new Error("Failed to submit brief", { cause: error });
  }
}

/**
 * Queues what follows a brief: the operator's mail, the customer's receipt, the small copies of images
 * and the draft of the site.
 *
 * @returns whether the receipt goes out.
 */
export async function announceBrief(
  tx: Transaction,
  {
    brief,
    files,
    hasSketch,
  }: { brief: SentBrief; files: readonly BriefFile[]; hasSketch: boolean },
  operatorEmail: string,
): Promise<boolean> {
  await queueNotification(tx, brief, files, operatorEmail);
  await queueThumbnails(tx, files);
  await queueDraft(tx, brief.id);
  // Anybody can type anybody's address, so the receipt has no word of what was typed.
  const receipt = { id: brief.id, hasSketch };
  return queueFormMail(tx, briefMails["brief-receipt"], brief.email, receipt, {
    hasAnswered: await hasAnswered(tx, brief.email),
  });
}

/**
 * Queues the operator's mail about a brief that has none; `submitBrief` has queued that of every
 * brief it stored. Once or often comes to the same.
 *
 * @returns whether there is such a brief.
 */
export async function notifyOfBrief(
  { database, config }: AnnounceServices,
  id: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [brief] = await tx
      .select(briefColumns)
      .from(siteBriefs)
      .where(and(eq(siteBriefs.id, id), isLetIn(siteBriefs)))
      .for("update"); // or two could both find no mail
    if (!brief) return false;
    const notification = briefMails["send-brief-notifications"];
    if (await hasMail(tx, notification, { about: brief.email, data: { id } })) return true;
    const files = await listFiles(tx, [id]);
    const { idea, source, chosen_preview, ...sent } = brief;
    await queueNotification(tx, sent, files, config.operatorEmail);
    return true;
  });
}

async function findSubmission(tx: Transaction, submissionId = ""): Promise<SentBrief> {
  const [stored] = await tx
    .select(briefColumns)
    .from(siteBriefs)
    .where(eq(siteBriefs.submission_id, submissionId));
  if (!stored) throw new Error("the submission was erased in the meantime");
  const { idea, source, chosen_preview, ...sent } = stored;
  return sent;
}

async function queueNotification(
  tx: Transaction,
  brief: SentBrief,
  files: readonly BriefFile[],
  operatorEmail: string,
): Promise<void> {
  await queueMail(tx, briefMails["send-brief-notifications"], operatorEmail, {
    ...brief,
    files: files.map((file) => ({ name: file.original_name, key: file.key })),
  });
}

/** Undoes the transaction. */
class FilesGone extends Error {
  readonly missingKeys: string[];

  constructor(missingKeys: string[]) {
    super("some files are no longer there");
    this.missingKeys = missingKeys;
  }
}
