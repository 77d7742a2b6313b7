import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Content } from "../../../core/sites/merge.ts";
import { forgetCopy, forgetOldCopies, keepCopy, keptCopyKey, recallCopy } from "./kept-copy.ts";
import { createSaver, type MergedSave, type SaveState } from "./saver.ts";

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
};

/** Saves what is edited, and keeps it in this browser until it is saved. */
export function useSaving(options: SavingOptions): SaveState {
  const { siteId, operatorId, revision, content, isGood, ...rest } = options;
  const [state, setState] = useState<SaveState>("saved");
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);
  const onRestored = useEffectEvent(rest.onRestored);
  const onMerged = useEffectEvent(rest.onMerged);
  const opened = useRef(content);

  useEffect(() => {
    const key = keptCopyKey(operatorId, siteId);
    const own = createSaver({
      siteId,
      base: revision,
      saved: opened.current,
      onMerged,
      onState(state, unsaved) {
        setState(state);
        if (state === "saved" || state === "base missing") forgetCopy(key);
        else if (unsaved) keepCopy(key, unsaved);
      },
    });
    saver.current = own;
    forgetOldCopies();
    const kept = recallCopy(key);
    if (kept && JSON.stringify(kept.content) !== JSON.stringify(opened.current)) {
      own.rebase(kept.base);
      onRestored(kept.content, kept.at);
    }
    return () => own.stop();
  }, [siteId, operatorId, revision]);

  useEffect(() => saver.current?.changed(content, isGood), [content, isGood]);

  const isLost = state === "wrong" || state === "base missing";
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => void saver.current?.save({ leaving: true });
    const hide = () => document.visibilityState === "hidden" && leave();
    document.addEventListener("visibilitychange", hide, { signal });
    addEventListener("pagehide", leave, { signal });
    addEventListener("online", () => void saver.current?.save(), { signal });
    // What breaks a rule is kept nowhere else.
    addEventListener("beforeunload", (event) => isLost && event.preventDefault(), { signal });
    return () => listening.abort();
  }, [isLost]);

  return state;
}
