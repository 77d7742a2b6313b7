import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/client.ts";
import { siteFiles } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { isPicture, maxFileBytes } from "../../files/file-rules.ts";
import { inspectFile } from "../../files/inspect-file.ts";
import { harmlessName } from "../../files/judge-upload.ts";
import { isClosed, lockSite, recordSiteEvent } from "../sites.ts";
import { maxPictures, type PictureRefusal } from "./picture-refusals.ts";
import { describePicture, storeCopies } from "./prepare-picture.ts";
import { pdfType, placeOfPdf, removeCopies, type SiteFile } from "./site-files.ts";

/** A received file, and what it is to be. */
export type NewPicture = {
  siteId: string;
  kind: "photo" | "logo" | "file";
  /** As on the device that it came from. */
  name: string;
  path: string;
  bytes: number;
  /** It had more bytes than were read. */
  tooLong: boolean;
  /** An operator’s id. */
  actor: string;
};

export type Adding =
  | { outcome: "added"; picture: SiteFile }
  /** The site has had this very file before; it can be chosen again where it was removed. */
  | { outcome: "known"; picture: SiteFile }
  | { outcome: "refused"; refusal: PictureRefusal }
  /** Its customer cancelled, or it is deleted. */
  | { outcome: "closed" }
  | { outcome: "missing" };

type PictureServices = { database: Database; files: FileStore };

/**
 * Adds a picture to a site, made ready for pages, or a PDF as it is. The same file sent again is the
 * same picture. What a crash leaves of one is files without a row, which the sweep takes.
 *
 * @throws Error if the database or the store is away, or if the process that reads the picture ended.
 */
export async function addPicture(services: PictureServices, sent: NewPicture): Promise<Adding> {
  const { siteId, kind, actor } = sent;
  const read = await readPicture(sent);
  if (read.outcome === "refused") return read;
  const { content, id } = read;
  const before = await services.database.transaction((tx) => findRoom(tx, { ...sent, id }));
  if (before.outcome !== "free") return before;

  const { rows } = await services.database.execute<{ key: string }>(sql`select uuidv7() as key`);
  const key = rows[0]?.key;
  if (!key) throw new Error("the database makes no keys");
  const stored =
    kind === "file"
      ? await storePdf(services, content, key)
      : await storePicture(services, content, { key, kind });
  if (stored.outcome === "refused") return stored;

  const { widths, width, height } = stored;
  const outcome = await services.database.transaction(async (tx): Promise<Adding> => {
    const room = await findRoom(tx, { ...sent, id });
    if (room.outcome !== "free") return room;
    const original_name = nameOf(sent);
    const row = { id, site_id: siteId, kind, key, original_name, widths, width, height };
    const [added] = await tx.insert(siteFiles).values(row).returning();
    if (!added) throw new Error("a picture was not added");
    await recordSiteEvent(tx, { siteId, actor, action: "site.picture_added", detail: kind });
    return { outcome: "added", picture: added };
  });
  if (outcome.outcome !== "added") await removeCopies(services.files, { key, widths });
  return outcome;
}

/** Whole, as it came. */
async function storePdf({ files }: PictureServices, content: Buffer, key: string) {
  const about = { bytes: content.length, type: pdfType };
  await files.put(placeOfPdf(key), Readable.from([content]), about);
  const widths: number[] = [];
  return { outcome: "stored", widths, width: 0, height: 0 } as const;
}

async function storePicture(
  services: PictureServices,
  picture: Buffer,
  { key, kind }: { key: string; kind: "photo" | "logo" },
) {
  const described = await describePicture(picture);
  if (described.outcome !== "described") return refused(described);
  const { about } = described;
  if (about.isAnimated) return { outcome: "refused", refusal: "animated" } as const;
  const stored = await storeCopies(services, picture, { key, kind, about });
  if (stored.outcome !== "stored") return refused(stored);
  const { widths, width, height } = stored.photo;
  return { outcome: "stored", widths, width, height } as const;
}

/** What a file is by its content, if it is one that we take; `id` follows from its bytes. */
async function readPicture({ siteId, kind, path, bytes, tooLong }: NewPicture) {
  const refuse = (refusal: PictureRefusal) => ({ outcome: "refused", refusal }) as const;
  if (tooLong || bytes > maxFileBytes) return refuse("tooLong");
  if (bytes === 0) return refuse("empty");
  const wrongType = kind === "file" ? "notPdf" : "notPicture";
  const inspection = await inspectFile(path, bytes);
  if (inspection.outcome === "refused") {
    const { refusal } = inspection;
    return refuse(kind === "file" || refusal === "unsafe" ? wrongType : refusal);
  }
  const { type, drawn } = inspection;
  if (kind !== "file" && type.extension === "heic") return refuse("heic");
  const isTaken = kind === "file" ? type.type === pdfType : isPicture(type);
  if (!isTaken) return refuse(wrongType);
  if (drawn && kind === "photo") return refuse("svgIsLogo");
  const sent = await readFile(path);
  const id = idOf(`${siteId} ${kind} `, sent);
  return { outcome: "read", id, content: drawn ?? sent } as const;
}

/** As it is shown. A PDF is saved under it, so it never ends like a program or a page. */
function nameOf({ kind, name }: NewPicture): string {
  const harmless = harmlessName(name);
  const isLacking = kind === "file" && !/\.pdf$/i.test(harmless);
  return isLacking ? harmlessName(`${harmless}.pdf`) : harmless;
}

/** A UUID of our own making (RFC 9562, 5.8): another site, or another kind, makes another one. */
function idOf(prefix: string, content: Buffer): string {
  const hash = createHash("sha256").update(prefix).update(content).digest("hex").slice(0, 32);
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

type Room = Exclude<Adding, { outcome: "added" }> | { outcome: "free" };

/** Whether the site takes this file as one more picture. Until `tx` ends nobody else adds one. */
async function findRoom(
  tx: Transaction,
  { siteId, id, kind }: NewPicture & { id: string },
): Promise<Room> {
  const site = await lockSite(tx, siteId);
  if (!site) return { outcome: "missing" };
  if (isClosed(site)) return { outcome: "closed" };
  const [known] = await tx.update(siteFiles).set({ kind }).where(eq(siteFiles.id, id)).returning();
  if (known) return { outcome: "known", picture: known };
  const chosen = and(eq(siteFiles.site_id, siteId), ne(siteFiles.kind, "removed"));
  if ((await tx.$count(siteFiles, chosen)) >= maxPictures) {
    return { outcome: "refused", refusal: "tooMany" };
  }
  return { outcome: "free" };
}

function refused(answer: {
  outcome: "unreadable" | "too-large" | "died";
  reason?: string;
}): Extract<Adding, { outcome: "refused" }> {
  if (answer.outcome === "died") throw new Error(`the picture process ended: ${answer.reason}`);
  const refusal = answer.outcome === "too-large" ? "tooManyPixels" : "damaged";
  return { outcome: "refused", refusal };
}
