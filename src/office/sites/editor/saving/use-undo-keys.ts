import { useEffect, useEffectEvent } from "react";
import { undoKey } from "./undo-keys.ts";

/** Undo and redo by keys, in fields too, whose own undo knows one field alone. */
export function useUndoKeys(step: (way: "undo" | "redo") => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = undoKey(event);
    if (!way) return;
    event.preventDefault();
    step(way);
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener("keydown", (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
