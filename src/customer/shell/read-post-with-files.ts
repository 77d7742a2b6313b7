import { maxFileBytes } from "../../core/files/file-rules.ts";
import { type RoomServices, roomForUpload } from "../../core/files/upload-room.ts";
import { filesField, maxFiles, tooManyFiles } from "../../core/reviews/fields.ts";
import { isChosenFile, readFormWithFiles } from "../../platform/http/read-form-with-files.ts";
import type { ReceivedFile } from "../../platform/http/read-multipart.ts";

const limits = {
  /** Far more than the longest text, whose letters may take nine bytes each. */
  maxFieldBytes: 64 * 1024,
  maxFileBytes,
  maxFiles,
};

export type Typed = Partial<Record<string, string>>;

/** A posted form, whose files are there until it is disposed of. */
type PostWithFiles = AsyncDisposable & {
  typed: Typed;
  files: ReceivedFile[];
  /** Why files were dropped before they were read. */
  filesRefused: string | undefined;
  hadFiles: boolean;
  unreadable: { status: number; reason: string } | undefined;
};

/**
 * Reads a form that may have files. Room for its files is reserved as they arrive.
 *
 * @param visitor the address by which waiting files are counted.
 */
export async function readPostWithFiles(
  services: RoomServices & { incomingDir: string },
  request: Request,
  visitor: string,
): Promise<PostWithFiles> {
  await using open = new AsyncDisposableStack();
  const { hasRoomFor } = open.use(roomForUpload(services, visitor));
  const incoming = { folder: services.incomingDir, hasRoomFor };
  const reading = open.use(await readFormWithFiles(request, incoming, limits));
  const isRead = reading.outcome === "form";
  const files = isRead ? reading.files.filter((file) => isChosenFile(file, filesField)) : [];
  const filesRefused = isRead ? refusalOf(reading) : undefined;
  const held = open.move();
  return {
    ...{ typed: typedIn(reading.form), files, filesRefused },
    hadFiles: files.length > 0 || filesRefused !== undefined,
    unreadable: isRead ? undefined : reading,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** What was typed into a form that nothing can be done with. */
export async function readTyped(
  { incomingDir: folder }: { incomingDir: string },
  request: Request,
): Promise<Typed> {
  const incoming = { folder, hasRoomFor: () => false };
  await using reading = await readFormWithFiles(request, incoming, limits);
  return typedIn(reading.form);
}

function refusalOf(reading: { tooManyFiles: boolean; dropped: number }): string | undefined {
  if (reading.tooManyFiles) return `${tooManyFiles}.`;
  if (reading.dropped === 0) return undefined;
  return "We have no room for files right now. You can still send your words without them.";
}

function typedIn(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  return typed;
}
