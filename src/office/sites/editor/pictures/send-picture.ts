import { maxFileBytes } from "../../../../core/files/file-rules.ts";
import {
  type PictureRefusal,
  pictureRefusals,
} from "../../../../core/sites/pictures/picture-refusals.ts";
import type { PictureAnswer } from "../../receive-picture.ts";
import type { PictureKind, SitePicture } from "./pictures.ts";

/** How sending a picture ends. */
export type SentPicture =
  | { outcome: "added"; picture: SitePicture }
  /** @param message says why, for people */
  | { outcome: "failed"; message: string; canRetry: boolean };

/**
 * Sends a picture for a site. Sent again after a lost answer, it is the same picture. Uses
 * XMLHttpRequest, since fetch reports no progress.
 *
 * @param onProgress given the share that has been sent, from 0 to 1.
 */
export function sendPicture(
  { siteId, kind, file }: { siteId: string; kind: PictureKind; file: File },
  onProgress: (share: number) => void,
): Promise<SentPicture> {
  const early = refusalBeforeSending(file);
  if (early) return Promise.resolve(refused(early));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("kind", kind);
    form.append("file", file);
    request.open("POST", `/admin/sites/${siteId}/files`);
    request.responseType = "json";
    request.timeout = 15 * 60_000;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      resolve(/\/admin\/sign-in/.test(request.responseURL) ? signedOut : ended(request.response));
    request.onerror = request.ontimeout = request.onabort = () => resolve(lost);
    request.send(form);
  });
}

/** What need not be sent to be refused. */
function refusalBeforeSending({ size, name }: File): PictureRefusal | undefined {
  if (size === 0) return "empty";
  if (size > maxFileBytes) return "tooLong";
  return /\.hei[cf]$/i.test(name) ? "heic" : undefined;
}

function ended(answer: PictureAnswer | null): SentPicture {
  switch (answer?.outcome) {
    case "added":
    case "known":
      return { outcome: "added", picture: answer.picture };
    case "refused":
      return refused(answer.refusal);
    case "closed":
    case "missing":
      return { outcome: "failed", message: "this site is read-only", canRetry: false };
    default:
      return lost;
  }
}

function refused(refusal: PictureRefusal): SentPicture {
  const canRetry = refusal === "noRoom" || refusal === "tooMany";
  return { outcome: "failed", message: pictureRefusals[refusal], canRetry };
}

const lost: SentPicture = {
  ...{ outcome: "failed", canRetry: true },
  message: "it didn’t get through",
};

const signedOut: SentPicture = {
  ...{ outcome: "failed", canRetry: true },
  message: "you’re signed out. Sign in again in another tab, then retry",
};
