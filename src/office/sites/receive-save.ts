import * as z from "zod";
import { contentVersion } from "../../blocks/versions.ts";
import { findActorNames } from "../../core/operators/find-operators.ts";
import { type Problem, readContent } from "../../core/sites/revisions/read-content.ts";
import {
  type MergedRevision,
  type SaveOutcome,
  saveRevision,
  UnknownVersion,
} from "../../core/sites/revisions/revisions.ts";
import type { Database } from "../../database/client.ts";
import { mediaType, readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { authorInWords } from "./author-in-words.ts";
import { changesInWords } from "./changes-in-words.ts";
import { unknownVersionWords } from "./unknown-version-notice.tsx";

/** Far more than 30 pages of text. */
const MAX_BODY_BYTES = 1024 * 1024;

const saveSchema = z.strictObject({
  base: z.int().positive().max(1_000_000_000),
  document: z.unknown(),
  facts: z.unknown(),
});

/** What the editor is told. A refusal has an error in words; “wrong” says what and where. */
type SaveAnswer =
  | Exclude<SaveOutcome, MergedRevision>
  | MergeAnswer
  | { error: string }
  | { outcome: "unknown version"; error: string }
  | { outcome: "wrong"; problems: Problem[] };

/** What others changed, and who they are. */
type MergeAnswer = Omit<MergedRevision, "base" | "since"> & {
  changes: string[];
  since: { number: number; author: string; at: Date }[];
};

/** Receives a change of a site from its editor. */
export async function receiveSave(
  services: { database: Database; log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<{ status: number; answer: SaveAnswer }> {
  // Astro compares the origin of posts that a form can make; no other page can send this type.
  if (mediaType(request) !== "application/json") {
    return { status: 415, answer: { error: "The body must be application/json" } };
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) {
    return { status: 413, answer: { error: `The body is longer than ${MAX_BODY_BYTES} bytes` } };
  }
  const sent = saveSchema.safeParse(await readJson(request, { longest: MAX_BODY_BYTES }));
  if (!sent.success) {
    const error = "The body must be JSON of at most 1 MB with base, document and facts";
    return { status: 422, answer: { error } };
  }
  const read = readContent(sent.data);
  if (read.outcome === "wrong") return { status: 422, answer: read };
  if (read.outcome === "unknown version") return unknownVersion;
  if (!isUuid(siteId)) return { status: 404, answer: { outcome: "missing" } };
  try {
    const isEditorCurrent = current.safeParse(sent.data.document).success;
    const save = { siteId, base: sent.data.base, actor, isEditorCurrent, ...read.content };
    const saved = await saveRevision(services, save);
    const answer = saved.outcome === "merged" ? await describeMerge(services, saved) : saved;
    return { status: statusOf[saved.outcome], answer };
  } catch (error) {
    if (error instanceof UnknownVersion) return unknownVersion;
    services.log.error(describeError(error), "sites: a change could not be saved");
    return { status: 503, answer: { error: "The change couldn’t be saved. Try again." } };
  }
}

const current = z.looseObject({ version: z.literal(contentVersion) });

/** What was sent, or what is stored, is newer than this program. The editor keeps it and tries again. */
const unknownVersion = {
  status: 409,
  answer: { outcome: "unknown version", error: `It isn’t saved. ${unknownVersionWords}` },
} as const;

async function describeMerge(
  { database }: { database: Database },
  { base, since, ...merged }: MergedRevision,
): Promise<MergeAnswer> {
  const names = await findActorNames(
    database,
    since.map(({ author }) => author),
  );
  return {
    ...merged,
    changes: changesInWords(base, merged.theirs).flatMap(({ changes }) =>
      changes.map(({ what, change }) => `${what}: ${change}`),
    ),
    since: since.map(({ number, author, createdAt }) => ({
      ...{ number, author: authorInWords(names, author), at: createdAt },
    })),
  };
}

const statusOf: Record<SaveOutcome["outcome"], number> = {
  saved: 200,
  unchanged: 200,
  merged: 409,
  "kept apart": 409,
  "editor outdated": 409,
  "base missing": 409,
  closed: 409,
  missing: 404,
};
