import { UnknownVersion } from "../../core/sites/revisions/revisions.ts";

/** What is read, unless a newer version of this program wrote it. */
export async function unlessUnknown<Value>(
  reading: Promise<Value>,
): Promise<Value | "unknown version"> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UnknownVersion) return "unknown version";
    throw error;
  }
}
