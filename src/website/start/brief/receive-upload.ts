import { describeError } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { readMultipart } from "../../platform/read-multipart.ts";
import { filesField } from "./fields.ts";
import { longestFile, type UploadAnswer } from "./file-rules.ts";
import { keepUpload, type UploadServices } from "./uploads.ts";

type Services = UploadServices & {
  incomingDir: string;
  rateLimits: { uploadFile: RateLimit };
};

/**
 * Takes one file of a brief, sent ahead by the form's script, from the wire to the answer.
 *
 * @param visitor address that attempts are counted by.
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
    await using reading = await readMultipart(request, services.incomingDir, {
      longestField: 1000,
      longestFile,
      mostFiles: 1,
    });
    if (reading.outcome === "unreadable") {
      return { answer: { outcome: "failed" }, status: reading.status };
    }
    const file = reading.files.find(({ field }) => field === filesField);
    if (!file) return { answer: { outcome: "refused", refusal: "empty" }, status: 422 };
    const kept = await keepUpload(services, file);
    return kept.outcome === "kept"
      ? { answer: { outcome: "uploaded", file: kept.file }, status: 201 }
      : { answer: kept, status: 422 };
  } catch (error) {
    services.log.error(describeError(error), "briefs: an upload failed");
    return { answer: { outcome: "failed" }, status: 503 };
  }
}
