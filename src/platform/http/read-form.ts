import { mediaType, readBody } from "./read-body.ts";

export type FormReading =
  | { outcome: "form"; form: FormData }
  | { outcome: "unreadable"; status: 400 | 413 | 415; reason: string };

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads the fields of a posted form without files, and stops if the body is too long.
 *
 * @param longest most bytes the body may have.
 */
export async function readForm(
  request: Request,
  { longest }: { longest: number },
): Promise<FormReading> {
  if (!FORM_TYPES.includes(mediaType(request))) {
    const reason = `The body must be ${FORM_TYPES.join(" or ")}.`;
    return { outcome: "unreadable", status: 415, reason };
  }
  const body = await readBody(request, { longest });
  if (!body) {
    const reason = `The form is longer than ${longest} bytes.`;
    return { outcome: "unreadable", status: 413, reason };
  }
  try {
    const headers = { "content-type": request.headers.get("content-type") ?? "" };
    return { outcome: "form", form: await new Response(body, { headers }).formData() };
  } catch {
    return { outcome: "unreadable", status: 400, reason: "The form could not be read." };
  }
}

/** As above, but as a value for a schema, like `readJson`; undefined if it isn't such a form. */
export async function readFields(
  request: Request,
  limits: { longest: number },
): Promise<Record<string, FormDataEntryValue> | undefined> {
  const reading = await readForm(request, limits);
  return reading.outcome === "form" ? Object.fromEntries(reading.form) : undefined;
}
