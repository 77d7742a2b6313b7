import { filesField, maxFileBytes } from "../../../core/files/file-rules.ts";
import type { UploadAnswer } from "../../../core/files/refusals.ts";
import { type RoomServices, roomForUpload, statusOf } from "../../../core/files/upload-room.ts";
import { keepUpload, type UploadServices } from "../../../core/files/uploads.ts";
import { readMultipart } from "../../../platform/http/read-multipart.ts";
import { describeError } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";

type Services = UploadServices &
  RoomServices & {
    incomingDir: string;
    rateLimits: { uploadFile: RateLimit };
  };

const limits = { maxFieldBytes: 1000, maxFileBytes, maxFiles: 1 };

/**
 * Receives one file of a brief, uploaded by the form's script. Room for it is reserved as it arrives.
 *
 * @param visitor the address by which attempts and waiting files are counted.
 */
export async function receiveUpload(
  services: Services,
  request: Request,
  visitor: string,
): Promise<{ answer: UploadAnswer; status: number }> {
  try {
    const retryAfterSeconds = await services.rateLimits.uploadFile.secondsToWait(visitor);
    if (retryAfterSeconds > 0) {
      return { answer: { outcome: "too-many", retryAfterSeconds }, status: 429 };
    }
    await using room = roomForUpload(services, visitor);
    const incoming = { folder: services.incomingDir, hasRoomFor: room.hasRoomFor };
    await using reading = await readMultipart(request, incoming, limits);
    if (room.refusal) {
      const status = statusOf(room.refusal);
      if (room.refusal === "failed") return { answer: { outcome: "failed" }, status };
      return { answer: { outcome: "refused", refusal: room.refusal }, status };
    }
    if (reading.outcome === "unreadable") {
      return { answer: { outcome: "failed" }, status: reading.status };
    }
    const file = reading.files.find(({ field }) => field === filesField);
    if (!file) return { answer: { outcome: "refused", refusal: "empty" }, status: 422 };
    const kept = await keepUpload(services, file, visitor);
    return kept.outcome === "kept"
      ? { answer: { outcome: "uploaded", file: kept.file }, status: 201 }
      : { answer: kept, status: 422 };
  } catch (error) {
    services.log.error(describeError(error), "briefs: an upload failed");
    return { answer: { outcome: "failed" }, status: 503 };
  }
}
