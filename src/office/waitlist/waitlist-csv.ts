import { listWaitlist, type WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { csvLine, csvMark } from "../../platform/csv.ts";

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
    ["brought_later", ({ brought_later }) => brought_later.map(broughtLater).join(" | ")],
  ];

/** The whole waitlist as CSV (RFC 4180), read and written in batches. */
export function waitlistCsv(services: { database: Database }): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(csvMark + csvLine(columns.map(([name]) => name))));
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

function broughtLater(brought: WaitlistEntry["brought_later"][number]): string {
  const { idea, source, details, at } = brought;
  return pairs({ at, ...details, ...source, ...idea });
}

function pairs(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}: ${value}`)
    .join("; ");
}
