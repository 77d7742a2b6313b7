import * as z from "zod";
import type { Content } from "../../../core/sites/merge.ts";
import { readContent } from "../../../core/sites/read-content.ts";

export type SaveState =
  | "saved"
  /** A change waits for a pause in typing, or for an answer. */
  | "saving"
  /** No answer: it is tried again. */
  | "offline"
  | "signed out"
  /** Something typed breaks a rule, and nothing is saved until it is mended. */
  | "wrong"
  /** The customer cancelled, or the site is deleted. */
  | "closed"
  /** The revision that the change was made of is gone. */
  | "base missing";

type Saver = {
  /** To be called with each change. @param isGood whether it breaks no rule */
  changed(content: Content, isGood: boolean): void;
  /** Saves now. @param leaving whether the page is about to go. */
  save(options?: { leaving?: boolean }): Promise<void>;
  /** What comes next is a change of this revision. */
  rebase(number: number): void;
  stop(): void;
};

export type Unsaved = { base: number; content: Content };

type SaverOptions = {
  siteId: string;
  /** The latest revision. */
  base: number;
  saved: Content;
  /** @param unsaved what is to be kept until it is saved: a change, and the revision it is of */
  onState(state: SaveState, unsaved: Unsaved | undefined): void;
  onMerged(about: MergedSave): void;
};

/**
 * Somebody saved in between: both changes are in `merged`. With `keptAs`, only theirs are, since the
 * revision that was changed is no longer kept; what was sent is the revision of that number.
 */
export type MergedSave = {
  sent: Content;
  merged: Content;
  conflicts: string[];
  keptAs?: number;
};

/** How long a pause in typing is. */
const PAUSE_MS = 2_000;
const AGAIN_MS = 10_000;
/** Browsers take no more from a page that is about to go. */
const MAX_LEAVING_BYTES = 60_000;

/** Saves a site as it is edited: one request at a time, and again until there is an answer. */
export function createSaver(options: SaverOptions): Saver {
  const { siteId, onState, onMerged } = options;
  let { base, saved: latest } = options;
  let savedText = JSON.stringify(latest);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLatestGood = true;
  let isSending = false;
  let isOver = false;

  const isSaved = () => JSON.stringify(latest) === savedText;
  const report = (state: SaveState) =>
    onState(state, isLatestGood && !isSaved() ? { base, content: latest } : undefined);
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const end = (state: SaveState) => {
    isOver = true;
    report(state);
  };

  function changed(content: Content, isGood: boolean): void {
    latest = content;
    isLatestGood = isGood;
    if (isOver || isSending) return;
    clearTimeout(timer);
    if (isSaved()) report("saved");
    else if (isGood) {
      report("saving");
      saveIn(PAUSE_MS);
    } else report("wrong");
  }

  async function save({ leaving = false } = {}): Promise<void> {
    clearTimeout(timer);
    if (isOver || isSending || isSaved()) return;
    const read = readContent(latest);
    if (read.outcome === "wrong") return report("wrong");
    const text = JSON.stringify(latest);
    isSending = true;
    report("saving");
    const answer = await send(siteId, { base, ...read.content }, leaving);
    isSending = false;
    switch (answer.outcome) {
      case "saved":
      case "unchanged":
        base = answer.number;
        savedText = text;
        return changed(latest, isLatestGood);
      case "kept apart":
      case "merged": {
        const merged = readContent(answer.content);
        if (merged.outcome === "wrong") return end("base missing");
        base = answer.number;
        savedText = JSON.stringify(merged.content);
        const { outcome, number, content, ...about } = answer;
        return onMerged({ conflicts: [], ...about, sent: read.content, merged: merged.content });
      }
      case "missing":
      case "closed":
        return end("closed");
      case "base missing":
        return end("base missing");
      case "signed out":
      case "offline":
        report(answer.outcome);
        return saveIn(AGAIN_MS);
    }
  }

  return {
    changed,
    save,
    rebase(number) {
      base = number;
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

const answerSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["saved", "unchanged"]), number: z.int() }),
  z.object({
    outcome: z.literal("merged"),
    number: z.int(),
    content: z.object({ document: z.unknown(), facts: z.unknown() }),
    conflicts: z.array(z.string()),
  }),
  z.object({
    outcome: z.literal("kept apart"),
    keptAs: z.int(),
    number: z.int(),
    content: z.object({ document: z.unknown(), facts: z.unknown() }),
  }),
  z.object({ outcome: z.enum(["base missing", "closed", "missing"]) }),
]);

type Answer = z.infer<typeof answerSchema> | { outcome: "signed out" | "offline" };

async function send(
  siteId: string,
  save: Content & { base: number },
  leaving: boolean,
): Promise<Answer> {
  const body = JSON.stringify(save);
  try {
    const response = await fetch(`/api/sites/${siteId}/revisions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: leaving && new Blob([body]).size < MAX_LEAVING_BYTES,
    });
    if (response.status === 401) return { outcome: "signed out" };
    const answer = answerSchema.safeParse(await response.json());
    return answer.success ? answer.data : { outcome: "offline" };
  } catch {
    return { outcome: "offline" };
  }
}
