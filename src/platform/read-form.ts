export type FormReading =
  | { outcome: "form"; form: FormData }
  | { outcome: "unreadable"; status: 400 | 413 | 415; reason: string };

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads the fields of a posted form without files, and stops reading where the body is too long.
 *
 * @param longest most bytes the body may have.
 */
export async function readForm(
  request: Request,
  { longest }: { longest: number },
): Promise<FormReading> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!FORM_TYPES.includes(contentType.split(";")[0]?.trim().toLowerCase() ?? "")) {
    const reason = `The body must be ${FORM_TYPES.join(" or ")}.`;
    return { outcome: "unreadable", status: 415, reason };
  }
  const tooLong = {
    outcome: "unreadable",
    status: 413,
    reason: `The form is longer than ${longest} bytes.`,
  } as const;
  if (Number(request.headers.get("content-length")) > longest) return tooLong;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longest) return tooLong;
    chunks.push(new Uint8Array(chunk));
  }
  try {
    const form = await new Response(new Blob(chunks), {
      headers: { "content-type": contentType },
    }).formData();
    return { outcome: "form", form };
  } catch {
    return { outcome: "unreadable", status: 400, reason: "The form could not be read." };
  }
}
