import * as z from "zod";

const uuid = z.guid();

/** Whether PostgreSQL takes a text for a UUID, of whatever version. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
