import type { Database } from "../../database/client.ts";
import { listWaitlist, type WaitlistEntry } from "./waitlist.ts";

const BATCH = 500;

const columns: readonly [name: string, value: (entry: WaitlistEntry) => string | number | null][] =
  [
    ["position", ({ position }) => position],
    ["name", ({ name }) => name],
    ["email", ({ email }) => email],
    ["phone", ({ phone }) => phone],
    ["preferred_plan", ({ preferred_plan }) => preferred_plan],
    ["status", ({ status }) => status],
    ["joined", ({ created_at }) => created_at.toISOString()],
    ["source", ({ source }) => pairs(source)],
    ["idea", ({ idea }) => pairs(idea)],
  ];

/** The whole waitlist as CSV (RFC 4180), read and written in batches. */
export function waitlistCsv(services: { database: Database }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start(controller) {
      // Excel takes a file for UTF-8 only if it begins with a byte order mark.
      controller.enqueue(encoder.encode(`\ufeff${csvLine(columns.map(([name]) => name))}`));
    },
    async pull(controller) {
      const entries = await listWaitlist(services, { after, limit: BATCH });
      for (const entry of entries) {
        controller.enqueue(encoder.encode(csvLine(columns.map(([, value]) => value(entry)))));
        after = entry.position;
      }
      if (entries.length < BATCH) controller.close();
    },
  });
}

/** One line; every cell in quotes, and none that a spreadsheet would take for a formula. */
function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/**
 * Spreadsheets calculate what begins with = + - or @, also behind a tab or a line break, or in full
 * width: an apostrophe makes it text (OWASP, CSV Injection).
 */
function harmless(cell: string | number | null): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
}

function pairs(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}: ${value}`)
    .join("; ");
}
