import * as z from "zod";

const uuid = z.guid();

/** Whether PostgreSQL takes a text for a UUID, of whatever version. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}

/** When a UUID v7 was made: it starts with milliseconds since 1970 (RFC 9562, 5.7). */
export function timeOfUuid(id: string): number | undefined {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(id)
    ? Number.parseInt(id.replace("-", "").slice(0, 12), 16)
    : undefined;
}
