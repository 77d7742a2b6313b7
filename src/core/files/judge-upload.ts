import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { VirusScanner } from "../../platform/files/clamd.ts";
import type { ReceivedFile } from "../../platform/http/read-multipart.ts";
import type { Log } from "../../platform/log.ts";
import { type FileType, maxFileBytes } from "./file-rules.ts";
import { inspectFile } from "./inspect-file.ts";
import type { Refusal } from "./refusals.ts";

export type SentFile = Pick<ReceivedFile, "name" | "path" | "bytes" | "tooLong">;

/** A file that we take, as it is to be stored. */
export type TakenUpload = {
  /** Safe to show. */
  name: string;
  type: FileType;
  bytes: number;
  /** There is a virus scanner, and it did not answer. */
  unscanned: boolean;
  content(): Readable;
};

export type JudgeServices = {
  log: Log;
  /** Unset: files are not scanned. */
  scanner?: VirusScanner | undefined;
};

type Judgement =
  | { outcome: "taken"; upload: TakenUpload }
  | { outcome: "refused"; refusal: Refusal };

/**
 * Whether we take a received file: by its length, by what it is, and by what a virus scanner says of
 * it, if it says anything.
 *
 * @param sender by whom files are counted.
 * @throws Error if it could not be inspected.
 */
export async function judgeUpload(
  { log, scanner }: JudgeServices,
  received: SentFile,
  sender?: string,
): Promise<Judgement> {
  const { path } = received;
  if (received.tooLong || received.bytes > maxFileBytes) {
    return { outcome: "refused", refusal: "tooLong" };
  }
  if (received.bytes === 0) return { outcome: "refused", refusal: "empty" };
  const inspection = await inspectFile(path, received.bytes, sender);
  if (inspection.outcome === "refused") {
    const { refusal } = inspection;
    if (refusal === "undrawable") {
      log.info({ reason: inspection.reason }, "files: an SVG could not be drawn");
    }
    return { outcome: "refused", refusal };
  }
  const scan = await scanner?.scan(path);
  if (scan?.outcome === "infected") return { outcome: "refused", refusal: "infected" };
  if (scan?.outcome === "unanswered") {
    log.warn({ reason: scan.reason }, "files: one is kept that the virus scanner did not look at");
  }
  const { type, drawn } = inspection;
  const name = harmlessName(received.name);
  return {
    outcome: "taken",
    upload: {
      type,
      name: drawn ? `${name.replace(/\.svg$/i, "")}.png` : name,
      bytes: drawn?.length ?? received.bytes,
      unscanned: scan?.outcome === "unanswered",
      content: () => (drawn ? Readable.from([drawn]) : createReadStream(path)),
    },
  };
}

/** The name without folders, control characters and direction marks; at most 120 long. */
export function harmlessName(name: string): string {
  const cleaned = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|\s+$/g, "");
  const extension = /\.[^.]{1,10}$/.exec(cleaned)?.[0] ?? "";
  const stem = cleaned.slice(0, cleaned.length - extension.length);
  const shortened = stem.slice(0, 120 - extension.length).toWellFormed();
  return shortened + extension || "file";
}
