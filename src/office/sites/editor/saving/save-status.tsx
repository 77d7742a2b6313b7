import { unsentWords } from "../../status-words.ts";
import type { SaveState } from "./saver.ts";

type SaveStatusProps = {
  state: SaveState;
  /** What has to be mended first, and where. */
  problem: string | undefined;
  /** Whether it is public, and not what its customer was last sent. */
  isUnsent: boolean;
  /** How many pictures and PDFs are on their way. */
  sending: number;
};

/** Whether what is on the screen is stored, in words. Only bad news is read out. */
export function SaveStatus({ state, problem, isUnsent, sending }: SaveStatusProps) {
  const isGood = state === "saved" || state === "saving";
  return (
    <div className="wrap-anywhere min-w-0 flex-1 basis-40 text-small">
      {isGood && (
        <p className="text-muted">
          {sending === 0
            ? saveWords[state]
            : `Sending ${sending === 1 ? "a file" : `${sending} files`}…`}
        </p>
      )}
      {isUnsent && <p className="font-semibold">{unsentWords}</p>}
      <p role="status" className="font-semibold text-danger">
        {!isGood && saveWords[state]}
        {(state === "wrong" || state === "held back") && problem && ` ${problem}`}
      </p>
    </div>
  );
}

const saveWords: Record<SaveState, string> = {
  saved: "Saved",
  saving: "Saving…",
  offline:
    "Not saved: you’re offline. Your changes are kept in this browser and will be saved when you’re back online.",
  "signed out":
    "Not saved: you’re signed out. Sign in again in another tab and saving carries on here.",
  "held back": "Saved, except for this.",
  wrong: "Not saved yet.",
  closed: "Not saved: this site is read-only.",
  "base missing":
    "Not saved: the version you edited is no longer kept. Copy your words, then reload the page.",
  updating:
    "Not saved yet: the app is being updated. Your changes are kept in this browser and will be saved when it’s done.",
  outdated:
    "Not saved: the app has been updated. Your changes are kept in this browser. Reload the page to get them back.",
};
