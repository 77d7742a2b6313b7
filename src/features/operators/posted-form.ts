import { readForm } from "../../platform/read-form.ts";

/** Far more than the longest form of the admin. */
const LONGEST_BODY = 64 * 1024;

/**
 * The text fields of a posted form; a field that is missing or a file reads as empty.
 *
 * @returns undefined when the body is no form, or too long for one of ours.
 */
export async function postedFields(
  request: Request,
): Promise<((field: string) => string) | undefined> {
  const reading = await readForm(request, { longest: LONGEST_BODY });
  if (reading.outcome === "unreadable") return undefined;
  return (field) => {
    const value = reading.form.get(field);
    return typeof value === "string" ? value : "";
  };
}
