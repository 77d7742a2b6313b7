import { useMemo, useSyncExternalStore } from "react";

/** Where local storage keeps the shortlist; nothing of it reaches us unless it is emailed. */
export const shortlistKey = "shortlist";

export const shortlistPath = "/tools/shortlist";

/** As many as can be compared and fit into an email. */
export const mostKept = 12;

/** An idea as it was shown, whichever generator wrote it. Told apart by its link. */
export type KeptIdea = {
  link: string;
  /** Leads to the brief with it. */
  start: string;
  name: string;
  text: string;
  parts: readonly { label: string; text: string }[];
};

/** The shortlist of this browser, in all its tabs. Empty on the server. */
export function useShortlist() {
  const stored = useSyncExternalStore(subscribe, read, () => "");
  const ideas = useMemo(() => ideasIn(stored), [stored]);
  return {
    ideas,
    /** Adds an idea at the end. "blocked" by a browser that keeps nothing. */
    keep(idea: KeptIdea): "kept" | "full" | "blocked" {
      const others = ideasIn(read()).filter(({ link }) => link !== idea.link);
      if (others.length >= mostKept) return "full";
      return write([...others, idea]) ? "kept" : "blocked";
    },
    remove(link: string) {
      write(ideasIn(read()).filter((idea) => idea.link !== link));
    },
  };
}

/** Told to this tab; the others get "storage". */
const changed = "shortlist";

function subscribe(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener(changed, listener);
  };
}

function read(): string {
  try {
    return localStorage.getItem(shortlistKey) ?? "";
  } catch {
    return "";
  }
}

function write(ideas: readonly KeptIdea[]): boolean {
  try {
    if (ideas.length > 0) localStorage.setItem(shortlistKey, JSON.stringify(ideas));
    else localStorage.removeItem(shortlistKey);
  } catch {
    return false;
  }
  dispatchEvent(new Event(changed));
  return true;
}

/** What is stored may be older than this code, or damaged: what is no idea is left out. */
export function ideasIn(stored: string): KeptIdea[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.flatMap(ideaIn).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

function ideaIn(value: unknown): KeptIdea[] {
  const { link, start, name, text, parts }: Record<string, unknown> = Object(value);
  const isWhole = isOurs(link) && isOurs(start) && isText(name) && isText(text);
  if (!isWhole || !Array.isArray(parts)) return [];
  return [{ link, start, name, text, parts: parts.flatMap(partIn) }];
}

function partIn(value: unknown): KeptIdea["parts"][number][] {
  const { label, text }: Record<string, unknown> = Object(value);
  return isText(label) && isText(text) ? [{ label, text }] : [];
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isOurs(value: unknown): value is string {
  return isText(value) && /^\/(?:tools\/[a-z-]+|waitlist)\?/.test(value);
}
