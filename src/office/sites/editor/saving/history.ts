import { type Content, mergeContent } from "../../../../core/sites/revisions/merge.ts";

/** What is being edited, with the way back and forth. */
export type History = {
  content: Content;
  /** Latest last. */
  past: readonly Content[];
  /** Next first. */
  future: readonly Content[];
  /** Where the last change was made, if the next one there belongs to the same step. */
  openStep: string | undefined;
};

export type HistoryAction =
  /** @param step names a field: typing on in it is one step. */
  | { type: "change"; change: (content: Content) => Content; step?: string | undefined }
  | { type: "undo" }
  | { type: "redo" }
  /** What comes next is its own step. */
  | { type: "rest" }
  /** The server has put somebody else’s changes to what was sent. */
  | { type: "merge"; sent: Content; merged: Content };

const MAX_STEPS = 200;

export function startHistory(content: Content): History {
  return { content, past: [], future: [], openStep: undefined };
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { content, past, future } = history;
  switch (action.type) {
    case "change": {
      const changed = action.change(content);
      if (changed === content) return history;
      const isSameStep = action.step !== undefined && action.step === history.openStep;
      return {
        content: changed,
        past: isSameStep ? past : [...past, content].slice(-MAX_STEPS),
        future: [],
        openStep: action.step,
      };
    }
    case "undo": {
      const before = past.at(-1);
      if (!before) return history;
      const next = [content, ...future];
      return { content: before, past: past.slice(0, -1), future: next, openStep: undefined };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (!after) return history;
      return { content: after, past: [...past, content], future: rest, openStep: undefined };
    }
    case "rest":
      return { ...history, openStep: undefined };
    case "merge": {
      // Into every step, so that undoing one’s own change doesn’t take back somebody else’s.
      const rebase = (step: Content): Content => {
        const { document, facts } = mergeContent(action.sent, action.merged, step);
        return { document, facts };
      };
      return {
        content: rebase(content),
        past: past.map(rebase),
        future: future.map(rebase),
        openStep: undefined,
      };
    }
  }
}
