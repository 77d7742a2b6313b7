import { maxFileBytes } from "../../core/briefs/file-rules.ts";
import {
  type RoomServices,
  refusedRoom,
  reserveRoom,
  type UploadRoom,
} from "../../core/briefs/upload-room.ts";
import { filesField, maxFiles, tooManyFiles } from "../../core/reviews/fields.ts";
import { describeError } from "../../platform/log.ts";
import { declaredBytes, mediaType } from "../../platform/read-body.ts";
import { isChosenFile, readFormWithFiles } from "../../platform/read-form-with-files.ts";
import { maxBodyBytesOf, type ReceivedFile } from "../../platform/read-multipart.ts";

const limits = {
  /** Far more than the longest comment, whose letters may take nine bytes each. */
  maxFieldBytes: 64 * 1024,
  maxFileBytes,
  maxFiles,
};

export type Typed = Partial<Record<string, string>>;

/** A posted form, whose files are there until it is disposed of. */
type ReadPost = AsyncDisposable & {
  typed: Typed;
  files: ReceivedFile[];
  /** Why files were dropped before they were read. */
  filesRefused: string | undefined;
  hadFiles: boolean;
  unreadable: { status: number; reason: string } | undefined;
};

/**
 * Reads a form of a review’s page. Room for its files is reserved before they are read.
 *
 * @param visitor the address by which waiting files are counted.
 */
export async function readPost(
  services: RoomServices & { incomingDir: string },
  request: Request,
  visitor: string,
): Promise<ReadPost> {
  await using open = new AsyncDisposableStack();
  const room = open.use(await roomFor(services, request, visitor));
  const folder = room.outcome === "reserved" ? services.incomingDir : undefined;
  const reading = open.use(await readFormWithFiles(request, folder, limits));
  const isRead = reading.outcome === "form";
  const files = isRead ? reading.files.filter((file) => isChosenFile(file, filesField)) : [];
  const filesRefused = isRead ? refusalOf(reading, room) : undefined;
  const held = open.move();
  return {
    ...{ typed: typedIn(reading.form), files, filesRefused },
    hadFiles: files.length > 0 || filesRefused !== undefined,
    unreadable: isRead ? undefined : reading,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** What was typed into a form that nothing can be done with. */
export async function readTyped(request: Request): Promise<Typed> {
  await using reading = await readFormWithFiles(request, undefined, limits);
  return typedIn(reading.form);
}

/** Room for the files of a form. If this fails, what was typed must still be read. */
async function roomFor(services: RoomServices, request: Request, visitor: string) {
  if (mediaType(request) !== "multipart/form-data") return refusedRoom("failed");
  const bytes = declaredBytes(request, maxBodyBytesOf(limits));
  return reserveRoom(services, { visitor, bytes }).catch((error: unknown) => {
    services.log.warn(describeError(error), "files: nobody could say whether there is room");
    return refusedRoom("failed");
  });
}

function refusalOf(
  { tooManyFiles: isTooMany, dropped }: { tooManyFiles: boolean; dropped: number },
  room: UploadRoom,
): string | undefined {
  if (isTooMany) return `${tooManyFiles}.`;
  if (dropped === 0 || room.outcome === "reserved") return undefined;
  return "We have no room for files right now. You can still send your comment without them.";
}

function typedIn(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  return typed;
}
