import { useEffect, useRef, useState } from "react";
import {
  earlyRefusals,
  failedToUpload,
  failure,
  maxFileBytes,
  maxFiles,
  type UploadResult,
} from "../../../core/files/file-rules.ts";
import type { RememberedFile } from "./form-memory.ts";

/** Loaded with the first file: most briefs have none. */
const sender = () => import("./upload-file.ts");

/** At a time; the others wait, so that a slow connection finishes them one by one. */
const AT_ONCE = 3;

export type Upload = {
  id: string;
  name: string;
  bytes: number;
  thumbnail?: string | undefined;
  file?: File;
} & ({ state: "waiting" } | { state: "sending"; share: number } | UploadResult);

/** The files of a form, each uploaded as soon as it is added. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const sends = useRef(new Map<string, AbortController>());

  const change = (id: string, changes: (upload: Upload) => Upload) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? changes(upload) : upload)));

  useEffect(() => {
    const free = AT_ONCE - sends.current.size;
    for (const { id, file } of uploads.filter(isWaiting).slice(0, free)) {
      if (file && !sends.current.has(id)) void send(id, file);
    }
  });

  async function send(id: string, file: File): Promise<void> {
    const sending = new AbortController();
    sends.current.set(id, sending);
    change(id, (sent) => ({ ...sent, state: "sending", share: 0 }));
    const progressed = (share: number) =>
      change(id, (sent) => (sent.state === "sending" ? { ...sent, share } : sent));
    const result = await sender()
      .then(({ uploadFile }) => uploadFile(file, progressed, sending.signal))
      .catch(() => failure(file.name));
    if (sending.signal.aborted) {
      if (result.state === "kept") takeBack(result.key);
      return;
    }
    sends.current.delete(id);
    change(id, (sent) => ({ ...sent, ...result }));
  }

  function add(files: Iterable<File>): void {
    let room = maxFiles - uploads.filter(({ state }) => state !== "failed").length;
    const chosen = Array.from(files, (file) => {
      const upload = newUpload(file, room);
      if (upload.state === "waiting") room--;
      return upload;
    });
    setUploads((all) => [...all, ...chosen]);
    for (const { id, file, state } of chosen) {
      if (!file || state !== "waiting") continue;
      sender()
        .then(({ thumbnailOf }) => thumbnailOf(file))
        .then(
          (thumbnail) => change(id, (shown) => ({ ...shown, thumbnail })),
          () => {}, // it shows as a sheet of paper
        );
    }
  }

  function remove(id: string): void {
    sends.current.get(id)?.abort();
    sends.current.delete(id);
    const removed = uploads.find((upload) => upload.id === id);
    if (removed?.state === "kept") takeBack(removed.key);
    setUploads((all) => all.filter((upload) => upload.id !== id));
  }

  return {
    uploads,
    kept: uploads.filter((upload) => upload.state === "kept"),
    failures: uploads.flatMap((upload) => (upload.state === "failed" ? [upload.message] : [])),
    isBusy: uploads.some((upload) => isWaiting(upload) || upload.state === "sending"),
    add,
    remove,
    retry: (id: string) => change(id, (upload) => ({ ...upload, state: "waiting" })),
    restore: (files: readonly RememberedFile[]) => setUploads(files.map(keptUpload)),
    /** Drops files that the server no longer has. */
    forget: (keys: readonly string[]) =>
      setUploads((all) => all.filter((one) => one.state !== "kept" || !keys.includes(one.key))),
    clear() {
      for (const { id } of uploads) remove(id);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function isWaiting({ state }: Upload): boolean {
  return state === "waiting";
}

/** Withdraws a file. If that fails, nobody claims it and it is removed within a day. */
function takeBack(key: string): void {
  fetch(`/files/${key}`, { method: "DELETE" }).catch(() => {});
}

function keptUpload(file: RememberedFile): Upload {
  return { ...file, id: file.key, state: "kept" };
}

let added = 0;

/** A newly added file, refused at once if that needs no upload. */
function newUpload(file: File, room: number): Upload {
  const refusal =
    file.size === 0
      ? earlyRefusals.empty
      : file.size > maxFileBytes
        ? earlyRefusals.tooLong
        : room < 1
          ? earlyRefusals.tooMany
          : undefined;
  const about = { id: `new-${++added}`, name: file.name, bytes: file.size, file };
  return refusal
    ? { ...about, state: "failed", message: failedToUpload(file.name, refusal), canRetry: false }
    : { ...about, state: "waiting" };
}
