import type { SaveState } from "./saver.ts";

type SaveStatusProps = {
  state: SaveState;
  /** What has to be mended first, and where. */
  problem: string | undefined;
  /** How many pictures are on their way. */
  sending: number;
};

/** Whether what is on the screen is stored, in words. Only bad news is read out. */
export function SaveStatus({ state, problem, sending }: SaveStatusProps) {
  const isGood = state === "saved" || state === "saving";
  return (
    <div className="wrap-anywhere min-w-0 flex-1 basis-40 text-small">
      {isGood && (
        <p className="text-muted">
          {sending === 0
            ? saveWords[state]
            : `Sending ${sending === 1 ? "a picture" : `${sending} pictures`}…`}
        </p>
      )}
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
  offline: "Not saved: offline. Your changes are kept in this browser and saved when it’s back.",
  "signed out": "Not saved: you’re signed out. Sign in in another tab, and it goes on here.",
  "held back": "Saved, all but this.",
  wrong: "Not saved yet.",
  closed: "Not saved: this site takes no more changes.",
  "base missing":
    "Not saved: the version that you changed is no longer kept. Copy your words, then load the page again.",
  updating:
    "Not saved yet: this program is being updated. Your changes are kept in this browser and saved when it’s done.",
  outdated:
    "Not saved: this program was updated. Your changes are kept in this browser. Load the page again, and they’re back.",
};
