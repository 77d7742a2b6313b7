import { mediaType } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { type Incoming, type ReceivedFile, readMultipart } from "./read-multipart.ts";

/**
 * Reads a form that may have files, and may come in either way that forms are sent; one of text alone
 * touches no disk.
 *
 * @param incoming where its files go.
 * @throws Error if they cannot be written there.
 */
export async function readFormWithFiles(
  request: Request,
  incoming: Incoming,
  limits: Parameters<typeof readMultipart>[2],
) {
  if (mediaType(request) === "multipart/form-data") return readMultipart(request, incoming, limits);
  const reading = await readForm(request, { longest: limits.maxFieldBytes });
  const files: ReceivedFile[] = [];
  return {
    form: new FormData(),
    ...reading,
    ...{ files, tooManyFiles: false, dropped: 0 },
    [Symbol.asyncDispose]: async () => {},
  };
}

/** Whether somebody chose it: browsers send a nameless file for a field that nobody used. */
export function isChosenFile({ field, name, bytes }: ReceivedFile, wanted: string): boolean {
  return field === wanted && (name !== "" || bytes > 0);
}
