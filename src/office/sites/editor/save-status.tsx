import type { SaveState } from "./saver.ts";

/** Whether what is on the screen is stored, in words. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { words, isBad } = saveWords[state];
  return (
    <p
      role="status"
      className={`min-w-0 flex-1 basis-40 text-small ${isBad ? "font-semibold text-danger" : "text-muted"}`}
    >
      {words}
    </p>
  );
}

const saveWords: Record<SaveState, { words: string; isBad: boolean }> = {
  saved: { words: "Saved", isBad: false },
  saving: { words: "Saving…", isBad: false },
  offline: {
    words: "Not saved: offline. Your changes are kept in this browser and saved when it’s back.",
    isBad: true,
  },
  "signed out": {
    words: "Not saved: you’re signed out. Sign in in another tab, and it goes on here.",
    isBad: true,
  },
  wrong: { words: "Not saved: something needs to be mended first.", isBad: true },
  closed: { words: "Not saved: this site takes no more changes.", isBad: true },
  "base missing": {
    words:
      "Not saved: the version that you changed is no longer kept. Copy your words, then load the page again.",
    isBad: true,
  },
};
