/** Reads a body into memory; undefined if it is too long or breaks off. */
export async function readBody(
  request: Request,
  { longest }: { longest: number },
): Promise<Blob | undefined> {
  if (Number(request.headers.get("content-length")) > longest) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > longest) return undefined;
      chunks.push(new Uint8Array(chunk));
    }
  } catch {
    return undefined; // the sender is gone
  }
  return new Blob(chunks);
}

/** A parsed JSON body; undefined if it is invalid or too long. */
export async function readJson(request: Request, limits: { longest: number }): Promise<unknown> {
  const body = await readBody(request, limits);
  try {
    return body && JSON.parse(await body.text());
  } catch {
    return undefined;
  }
}

/** A request's content type, without parameters, in lower case. */
export function mediaType(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}
