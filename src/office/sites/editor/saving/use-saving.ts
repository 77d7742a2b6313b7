import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import {
  forgetCopy,
  forgetOldCopies,
  holdCopy,
  keepCopy,
  ownCopyKey,
  takeLeftCopy,
} from "./kept-copy.ts";
import { createSaver, type KeptApart, type MergedSave, type SaveState } from "./saver.ts";

/** How often an open editor asks what others have changed. */
const LOOK_MS = 30_000;

type SavingOptions = {
  siteId: string;
  operatorId: string;
  /** The number of the revision that was opened. */
  revision: number;
  content: Content;
  /** Whether the content breaks no rule. */
  isGood: boolean;
  /** Called once with what an earlier visit could not save. */
  onRestored(content: Content, at: Date): void;
  onMerged(about: MergedSave): void;
  onKeptApart(about: KeptApart): void;
};

/** Saves what is edited, and keeps it in this browser until it is saved. */
export function useSaving(options: SavingOptions): SaveState {
  const { siteId, operatorId, revision, content, isGood, ...rest } = options;
  const [state, setState] = useState<SaveState>("saved");
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);
  const onRestored = useEffectEvent(rest.onRestored);
  const onMerged = useEffectEvent(rest.onMerged);
  const onKeptApart = useEffectEvent(rest.onKeptApart);
  const opened = useRef(content);
  const [key] = useState(() => ownCopyKey(operatorId, siteId));

  useLayoutEffect(() => {
    forgetOldCopies();
    const own = createSaver({
      siteId,
      base: revision,
      saved: opened.current,
      onMerged,
      onKeptApart,
      onState(state, unsaved) {
        setState(state);
        if (state === "saved" || state === "base missing") forgetCopy(key);
        else if (unsaved) keepCopy(key, unsaved);
      },
    });
    saver.current = own;
    return () => own.stop();
  }, [siteId, revision, key]);

  useHeldCopy(key);

  // One after the other: each is a change of a different revision.
  const restoreNext = useEffectEvent(async () => {
    const kept = await takeLeftCopy(operatorId, siteId);
    if (!kept || JSON.stringify(kept.content) === JSON.stringify(content)) return;
    keepCopy(key, kept);
    saver.current?.rebase(kept.base);
    onRestored(kept.content, kept.at);
  });
  useEffect(() => {
    if (state === "saved") void restoreNext();
  }, [state]);

  // Before it is painted, or “Saved” would be beside a change for a frame.
  useLayoutEffect(() => saver.current?.changed(content, isGood), [content, isGood]);

  const isLost = ["wrong", "held back", "base missing"].includes(state);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => void saver.current?.save({ leaving: true });
    const look = () =>
      document.visibilityState === "visible" && saver.current?.save({ looking: true });
    document.addEventListener(
      "visibilitychange",
      () => (document.visibilityState === "hidden" ? leave() : look()),
      { signal },
    );
    const looking = setInterval(look, LOOK_MS);
    addEventListener("pagehide", leave, { signal });
    addEventListener("online", () => void saver.current?.save(), { signal });
    // What breaks a rule is kept nowhere else.
    addEventListener("beforeunload", (event) => isLost && event.preventDefault(), { signal });
    return () => {
      listening.abort();
      clearInterval(looking);
    };
  }, [isLost]);

  return state;
}

/** From opening the page to leaving it; a page that comes back from the browser’s memory holds it anew. */
function useHeldCopy(key: string): void {
  useEffect(() => {
    const listening = new AbortController();
    let release = holdCopy(key);
    addEventListener("pagehide", () => release(), { signal: listening.signal });
    addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) release = holdCopy(key);
      },
      { signal: listening.signal },
    );
    return () => {
      listening.abort();
      release();
    };
  }, [key]);
}
