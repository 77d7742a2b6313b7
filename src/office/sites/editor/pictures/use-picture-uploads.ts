import { useEffect, useRef, useState } from "react";
import type { PictureUpload, PictureUploads, SitePicture } from "./pictures.ts";
import { sendPicture } from "./send-picture.ts";

type Options = {
  siteId: string;
  /** Called with each picture that the site has now. */
  onArrived(picture: SitePicture, upload: PictureUpload): void;
};

/** Sends the pictures of a site one after the other, whichever section is on the screen in the meantime. */
export function usePictureUploads({ siteId, onArrived }: Options): PictureUploads {
  const [list, setList] = useState<readonly PictureUpload[]>([]);
  const sending = useRef(Promise.resolve());
  // As the site is when the answer comes: what was changed in the meantime is in it.
  const latest = useRef(onArrived);
  useEffect(() => {
    latest.current = onArrived;
  });
  useWarningWhile(list.some(isOnItsWay));

  const set = (id: string, change: Partial<PictureUpload>) =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const remove = (id: string) => setList((all) => all.filter((one) => one.id !== id));

  async function send(upload: PictureUpload): Promise<void> {
    const { id, file, kind } = upload;
    set(id, { state: "sending", share: 0 });
    const sent = await sendPicture({ siteId, kind, file }, (share) => set(id, { share }));
    if (sent.outcome === "failed") return set(id, { ...sent, state: "failed" });
    latest.current(sent.picture, upload);
    remove(id);
  }

  function queue(upload: PictureUpload): void {
    sending.current = sending.current.then(() => send(upload));
  }

  return {
    list,
    add(files, kind, target) {
      const added = Array.from(files, (file): PictureUpload => {
        return {
          ...{ id: newId(), file, kind, target, state: "waiting", share: 0 },
          ...{ message: "", canRetry: false },
        };
      });
      setList((all) => [...all, ...added]);
      for (const upload of added) queue(upload);
    },
    retry(upload) {
      set(upload.id, { state: "waiting" });
      queue(upload);
    },
    remove,
  };
}

export function isOnItsWay({ state }: PictureUpload): boolean {
  return state !== "failed";
}

/** A browser asks before it leaves a page that still sends pictures: they are kept nowhere else. */
function useWarningWhile(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const listening = new AbortController();
    addEventListener("beforeunload", (event) => event.preventDefault(), {
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [isSending]);
}

let count = 0;

function newId(): string {
  count++;
  return `upload-${count}`;
}
