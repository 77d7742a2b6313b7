import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { DiskSpace } from "../../platform/disk-space.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { Refusal } from "./file-rules.ts";

const MB = 1024 * 1024;

/** What all files that no brief has claimed may take: this share of the disk, and no more than that. */
const MAX_WAITING_SHARE = 0.05;
const MAX_WAITING = 2048 * MB;

/** What those of one visitor may take: two briefs with as much as one can have. */
const MAX_WAITING_OF_VISITOR = 200 * MB;

export type RoomServices = {
  database: Database;
  log: Log;
  /** Of the disks that files, and the private PostgreSQL, lie on. */
  diskSpace(): Promise<DiskSpace>;
};

export type UploadRoom = AsyncDisposable &
  ({ outcome: "reserved" } | { outcome: "refused"; refusal: Refusal });

/**
 * Takes room for an upload that is about to be read, until what is returned is disposed of: by then
 * its bytes are counted by their rows, or are gone.
 *
 * @param bytes at most so many are read of it.
 * @throws Error when the database or the disk cannot be asked.
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

/** No room, for a reason. */
export function refusedRoom(refusal: Refusal): UploadRoom {
  return { outcome: "refused", refusal, [Symbol.asyncDispose]: async () => {} };
}

/** HTTP status of the answer to who gets no room: ours is the fault where the disk is full. */
export function statusOf(refusal: Refusal): 422 | 507 {
  return refusal === "noRoom" ? 507 : 422;
}
