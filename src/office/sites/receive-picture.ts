import { maxFileBytes } from "../../core/files/file-rules.ts";
import { type Adding, addPicture } from "../../core/sites/pictures/add-picture.ts";
import type { PictureRefusal } from "../../core/sites/pictures/picture-refusals.ts";
import type { Database } from "../../database/client.ts";
import type { DiskSpace } from "../../platform/disk-space.ts";
import type { VirusScanner } from "../../platform/files/clamd.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { readMultipart } from "../../platform/http/read-multipart.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { SitePicture } from "./editor/pictures/pictures.ts";
import { pictureOf } from "./open-site.ts";

type Services = {
  database: Database;
  files: FileStore;
  log: Log;
  scanner: VirusScanner | undefined;
  incomingDir: string;
  diskSpace(): Promise<DiskSpace>;
};

/** What the editor is told of a picture that it sent. */
export type PictureAnswer =
  | { outcome: "added" | "known"; picture: SitePicture }
  | { outcome: "refused"; refusal: PictureRefusal }
  | { outcome: "closed" | "missing" | "failed" };

const limits = { maxFieldBytes: 1000, maxFileBytes, maxFiles: 1 };

/** Receives a picture or a PDF for a site: a form with `kind`, “photo”, “logo” or “file”, and one file. */
export async function receivePicture(
  services: Services,
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<{ status: number; answer: PictureAnswer }> {
  try {
    const { toSpare } = await services.diskSpace();
    const folder = services.incomingDir;
    const hasRoomFor = (bytes: number) => bytes <= toSpare;
    await using reading = await readMultipart(request, { folder, hasRoomFor }, limits);
    if (reading.outcome === "unreadable") {
      return { status: reading.status, answer: { outcome: "failed" } };
    }
    if (reading.dropped > 0)
      return { status: 507, answer: { outcome: "refused", refusal: "noRoom" } };
    if (!isUuid(siteId)) return { status: 404, answer: { outcome: "missing" } };
    const kind = reading.form.get("kind");
    const [file] = reading.files;
    if ((kind !== "photo" && kind !== "logo" && kind !== "file") || !file) {
      return { status: 422, answer: { outcome: "failed" } };
    }
    // A picture is made anew of what is seen on it, and a PDF stays as it came.
    const scan = kind === "file" ? await services.scanner?.scan(file.path) : undefined;
    if (scan?.outcome === "infected") {
      return { status: 422, answer: { outcome: "refused", refusal: "infected" } };
    }
    if (scan?.outcome === "unanswered") {
      services.log.warn({ reason: scan.reason }, "sites: a PDF is kept that no scanner looked at");
    }
    const adding = await addPicture(services, { ...file, siteId, kind, actor });
    return { status: statusOf[adding.outcome], answer: answerOf(adding) };
  } catch (error) {
    services.log.error(describeError(error), "sites: a picture could not be added");
    return { status: 503, answer: { outcome: "failed" } };
  }
}

const statusOf: Record<Adding["outcome"], number> = {
  added: 201,
  known: 200,
  refused: 422,
  closed: 409,
  missing: 404,
};

function answerOf(adding: Adding): PictureAnswer {
  return "picture" in adding ? { ...adding, picture: pictureOf(adding.picture) } : adding;
}
