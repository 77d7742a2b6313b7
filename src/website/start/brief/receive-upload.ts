import { filesField } from "../../../core/briefs/fields.ts";
import { maxFileBytes } from "../../../core/briefs/file-rules.ts";
import type { UploadAnswer } from "../../../core/briefs/refusals.ts";
import { type RoomServices, reserveRoom, statusOf } from "../../../core/briefs/upload-room.ts";
import { keepUpload, type UploadServices } from "../../../core/briefs/uploads.ts";
import { describeError } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { declaredBytes } from "../../../platform/read-body.ts";
import { maxBodyBytesOf, readMultipart } from "../../../platform/read-multipart.ts";

type Services = UploadServices &
  RoomServices & {
    incomingDir: string;
    rateLimits: { uploadFile: RateLimit };
  };

const limits = { maxFieldBytes: 1000, maxFileBytes, maxFiles: 1 };

/**
 * Receives one file of a brief, uploaded by the form's script. Room for it is reserved before it is
 * read.
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
    const bytes = declaredBytes(request, maxBodyBytesOf(limits));
    await using room = await reserveRoom(services, { visitor, bytes });
    // Read to the end even if there is no room: a browser that is still sending would not see the
    // answer.
    const folder = room.outcome === "refused" ? undefined : services.incomingDir;
    await using reading = await readMultipart(request, folder, limits);
    if (room.outcome === "refused") {
      return {
        answer: { outcome: "refused", refusal: room.refusal },
        status: statusOf(room.refusal),
      };
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
