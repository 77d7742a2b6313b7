import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { DiskSpace } from "../../platform/disk-space.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { Refusal } from "./refusals.ts";

const MB = 1024 * 1024;

/** What all unclaimed files together may take: this share of the disk, and at most this much. */
const MAX_WAITING_SHARE = 0.05;
const MAX_WAITING = 2048 * MB;

/** What one visitor's may take: enough for two briefs of the largest size. */
const MAX_WAITING_OF_VISITOR = 200 * MB;

export type RoomServices = {
  database: Database;
  log: Log;
  /** The disks that hold the files and the private PostgreSQL. */
  diskSpace(): Promise<DiskSpace>;
};

export type UploadRoom = AsyncDisposable &
  ({ outcome: "reserved" } | { outcome: "refused"; refusal: Refusal });

/**
 * Reserves room for an upload before it is read, until the result is disposed of. By then its bytes
 * are counted by their rows, or gone.
 *
 * @param bytes at most this many will be read.
 * @throws Error if the database or the disk cannot be asked.
 */
export async function reserveRoom(
  { database, log, diskSpace }: RoomServices,
  { visitor, bytes }: { visitor: string; bytes: number },
): Promise<UploadRoom> {
  const { size, toSpare } = await diskSpace();
  const most = Math.floor(Math.min(size * MAX_WAITING_SHARE, MAX_WAITING));
  const { rows } = await database.execute<{
    reservation: string | null;
    refusal: string | null;
  }>(sql`
    select * from reserve_upload_room(
      ${visitor}, ${bytes}, ${most}, ${MAX_WAITING_OF_VISITOR}, ${Math.floor(toSpare)}
    )
  `);
  const reservation = rows[0]?.reservation;
  if (!reservation) {
    return refusedRoom(rows[0]?.refusal === "manyWaiting" ? "manyWaiting" : "noRoom");
  }
  return {
    outcome: "reserved",
    async [Symbol.asyncDispose]() {
      await database
        .execute(sql`delete from upload_reservations where id = ${reservation}`)
        .catch((error: unknown) => {
          log.warn(describeError(error), "files: room that was taken is free again in 20 minutes");
        });
    },
  };
}

/** No room, and why. */
export function refusedRoom(refusal: Refusal): UploadRoom {
  return { outcome: "refused", refusal, [Symbol.asyncDispose]: async () => {} };
}

/** The HTTP status for no room: if the disk is full, the fault is ours. */
export function statusOf(refusal: Refusal): 422 | 507 {
  return refusal === "noRoom" ? 507 : 422;
}
