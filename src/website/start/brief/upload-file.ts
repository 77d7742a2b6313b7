import {
  failedToUpload,
  failure,
  filesField,
  isPicture,
  type UploadResult,
} from "../../../core/files/file-rules.ts";
import { mayBeTakenLater, refusals, type UploadAnswer } from "../../../core/files/refusals.ts";
import { minutes } from "../../../platform/time/minutes.ts";

/**
 * Uploads one file ahead of its brief. Uses XMLHttpRequest, since fetch reports no progress.
 *
 * @param onProgress given the share that has been sent, from 0 to 1.
 */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append(filesField, file);
    request.open("POST", "/files");
    request.responseType = "json";
    request.timeout = 15 * 60_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(resultOf(file.name, request.response));
    request.onerror = request.ontimeout = request.onabort = () => resolve(failure(file.name));
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

function resultOf(name: string, answer: UploadAnswer | null): UploadResult {
  switch (answer?.outcome) {
    case "uploaded":
      return { ...answer.file, state: "kept" };
    case "refused":
      return answer.refusal in refusals
        ? {
            state: "failed",
            message: failedToUpload(name, refusals[answer.refusal]),
            canRetry: mayBeTakenLater(answer.refusal),
          }
        : failure(name);
    case "too-many": {
      const message = `Failed to upload ${name}: too many files at once. Please try again in ${minutes(answer.retryAfterSeconds)}.`;
      return { state: "failed", message, canRetry: true };
    }
    default:
      return failure(name);
  }
}

/** A thumbnail as a data URL; undefined if it isn't a picture or can't be shown. */
export async function thumbnailOf(file: File): Promise<string | undefined> {
  if (!isPicture(file)) return undefined;
  try {
    const picture = await createImageBitmap(file, { resizeHeight: 112, resizeQuality: "medium" });
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 112;
    const width = Math.max(picture.width, 112); // a tall one is cropped at the top and bottom
    const height = (picture.height * width) / picture.width;
    canvas
      .getContext("2d")
      ?.drawImage(picture, (112 - width) / 2, (112 - height) / 2, width, height);
    picture.close();
    return canvas.toDataURL("image/webp", 0.7);
  } catch {
    return undefined;
  }
}
