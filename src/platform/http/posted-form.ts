import { mediaType } from "./read-body.ts";
import { type FormReading, readForm } from "./read-form.ts";

/** Far more than the longest form of the admin. */
const MAX_BODY_BYTES = 16 * 1024;

/** Why a post could not be read, as a message for its sender. */
export type Unreadable = Extract<FormReading, { outcome: "unreadable" }>;

/** A field's text; "" if it is missing. */
export type Field = (name: string) => string;

/**
 * The fields of a posted admin form. None has files, so only url-encoded forms are accepted;
 * anything else is refused before it is read.
 */
export async function readPost(
  request: Request,
): Promise<{ outcome: "form"; field: Field } | Unreadable> {
  if (mediaType(request) !== "application/x-www-form-urlencoded") {
    const reason = "This form can only be sent as application/x-www-form-urlencoded.";
    return { outcome: "unreadable", status: 415, reason };
  }
  const reading = await readForm(request, { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") return reading;
  const field = (name: string) => {
    const value = reading.form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { outcome: "form", field };
}
