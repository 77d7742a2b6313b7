import { useEffect, useRef, useState } from "react";
import { type SitePicture, useEditor } from "./context.ts";
import { type PictureKind, sendPicture } from "./send-picture.ts";

export type PictureUpload = {
  id: string;
  file: File;
  state: "waiting" | "sending" | "failed";
  /** How much of it has been sent, from 0 to 1. */
  share: number;
  /** Why it failed. */
  message: string;
  canRetry: boolean;
};

type Options = {
  kind: PictureKind;
  /** Called with each picture that the site has now, while the field is there. */
  onAdded(picture: SitePicture): void;
};

/** Sends pictures of a field one after the other. Those that have arrived are no longer listed. */
export function usePictureUploads({ kind, onAdded }: Options) {
  const { siteId, setPictures, tell } = useEditor();
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const sending = useRef(Promise.resolve());
  // As the field is when the answer comes: what was typed meanwhile is in it.
  const latest = useRef<typeof onAdded>(undefined);
  useEffect(() => {
    latest.current = onAdded;
    return () => {
      latest.current = undefined;
    };
  });

  const set = (id: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send({ id, file }: PictureUpload): Promise<void> {
    set(id, { state: "sending", share: 0 });
    const sent = await sendPicture({ siteId, kind, file }, (share) => set(id, { share }));
    if (sent.outcome === "failed") {
      if (!latest.current) tell(`${file.name} was not added: ${sent.message}.`);
      return set(id, { ...sent, state: "failed" });
    }
    const { picture } = sent;
    setPictures((all) => [...all.filter(({ key }) => key !== picture.key), picture]);
    latest.current?.(picture);
    remove(id);
  }

  function queue(upload: PictureUpload): void {
    sending.current = sending.current.then(() => send(upload));
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = Array.from(files, (file): PictureUpload => {
        return {
          ...{ id: newId(), file, state: "waiting", share: 0 },
          ...{ message: "", canRetry: false },
        };
      });
      setUploads((all) => [...all, ...added]);
      for (const upload of added) queue(upload);
    },
    retry(upload: PictureUpload) {
      set(upload.id, { state: "waiting" });
      queue(upload);
    },
    remove,
  };
}

let count = 0;

function newId(): string {
  count++;
  return `upload-${count}`;
}
