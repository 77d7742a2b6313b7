import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { networkOf } from "../../platform/client-address.ts";
import type { DiskSpace } from "../../platform/disk-space.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { Refusal } from "./refusals.ts";

const MB = 1024 * 1024;

/** What all unclaimed files together may take: this share of the disk, and at most this much. */
const MAX_WAITING_SHARE = 0.05;
const MAX_WAITING = 2048 * MB;

/** What one visitor's may take: enough for two briefs of the largest size. */
const MAX_WAITING_OF_VISITOR = 200 * MB;

/** How many uploads of one network may be on their way at once. */
const MAX_OPEN_OF_NETWORK = 30;

/** Room doubles as bytes arrive, between these: a file of 10 MB asks for it seven times. */
const LEAST_STEP = MB / 4;
const MAX_STEP = 4 * MB;

/** Room of which nobody has said for a minute that it is taken is free: see `reserve_upload_room`. */
const SAY_EVERY_MS = 20_000;

export type RoomServices = {
  database: Database;
  log: Log;
  /** The disks that hold the files and the private PostgreSQL. */
  diskSpace(): Promise<DiskSpace>;
};

export type UploadRoom = AsyncDisposable & {
  /** Why there is no room, or no more of it. */
  readonly refusal: Refusal | undefined;
  /** Reserves room for as many bytes as have arrived. @returns whether there is. */
  hasRoomFor(bytes: number): Promise<boolean>;
};

/**
 * Room for an upload, reserved as its bytes arrive, until the result is disposed of. By then they
 * are counted by their rows, or gone.
 */
export function roomForUpload(services: RoomServices, visitor: string): UploadRoom {
  let refusal: Refusal | undefined;
  let reservation: string | null = null;
  let reserved = 0;
  const saying = setInterval(() => {
    if (reservation) void sayOnItsWay(services, reservation);
  }, SAY_EVERY_MS).unref();
  return {
    get refusal() {
      return refusal;
    },
    async hasRoomFor(bytes) {
      if (refusal || bytes <= reserved) return !refusal;
      const wanted = Math.max(bytes, reserved + Math.min(Math.max(reserved, LEAST_STEP), MAX_STEP));
      const answer = await reserve(services, { visitor, bytes: wanted, reservation }).catch(
        (error: unknown) => {
          services.log.warn(describeError(error), "files: nobody could say whether there is room");
          return { reservation, refusal: "failed" } as const;
        },
      );
      reservation = answer.reservation;
      refusal = answer.refusal;
      reserved = wanted;
      return !refusal;
    },
    async [Symbol.asyncDispose]() {
      clearInterval(saying);
      if (!reservation) return;
      await services.database
        .execute(sql`delete from upload_reservations where id = ${reservation}`)
        .catch((error: unknown) => {
          const message = "files: room that was taken is free again in a minute";
          services.log.warn(describeError(error), message);
        });
    },
  };
}

async function sayOnItsWay({ database, log }: RoomServices, reservation: string): Promise<void> {
  await database
    .execute(sql`update upload_reservations set seen_at = now() where id = ${reservation}`)
    .catch((error: unknown) => {
      log.warn(describeError(error), "files: nobody could say that an upload is on its way");
    });
}

/** The HTTP status for no room: if the disk is full or the database away, the fault is ours. */
export function statusOf(refusal: Refusal): 422 | 503 | 507 {
  if (refusal === "failed") return 503;
  return refusal === "noRoom" ? 507 : 422;
}

/** @throws Error if the database or the disk cannot be asked. */
async function reserve(
  { database, diskSpace }: RoomServices,
  { visitor, bytes, reservation }: { visitor: string; bytes: number; reservation: string | null },
): Promise<{ reservation: string | null; refusal?: Refusal }> {
  const { size, toSpare } = await diskSpace();
  const most = Math.floor(Math.min(size * MAX_WAITING_SHARE, MAX_WAITING));
  const { rows } = await database.execute<{ reservation: string | null; refusal: string | null }>(
    sql`select * from reserve_upload_room(
      ${visitor}, ${bytes}, ${most}, ${MAX_WAITING_OF_VISITOR}, ${Math.floor(toSpare)},
      ${reservation}, ${networkOf(visitor)}, ${MAX_OPEN_OF_NETWORK}
    )`,
  );
  const answer = rows[0];
  if (answer?.reservation) return { reservation: answer.reservation };
  return { reservation, refusal: answer?.refusal === "manyWaiting" ? "manyWaiting" : "noRoom" };
}
