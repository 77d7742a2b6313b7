import * as z from "zod";
import type { Content, ContentPlace } from "../../../../core/sites/revisions/merge.ts";
import { readContent } from "../../../../core/sites/revisions/read-content.ts";
import { goodPart } from "../pictures/good-part.ts";

export type SaveState =
  | "saved"
  /** A change waits for a pause in typing, or for an answer. */
  | "saving"
  /** No answer: it is tried again. */
  | "offline"
  | "signed out"
  /** Something typed breaks a rule: all else is saved, and it is as it was before. */
  | "held back"
  /** What breaks a rule can’t be told from the rest, and nothing is saved until it is mended. */
  | "wrong"
  /** The customer cancelled, or the site is deleted. */
  | "closed"
  /** The revision that the change was made of is gone. */
  | "base missing"
  /** An older program answers, while this one takes its place: it is tried again. */
  | "updating"
  /** A newer program answers, in a way that is not understood here. The page has to be loaded again. */
  | "outdated";

type Saver = {
  /** To be called with each change. @param isGood whether it breaks no rule */
  changed(content: Content, isGood: boolean): void;
  /**
   * Saves now.
   *
   * @param leaving whether the page is about to go.
   * @param looking whether to ask even if all is saved: the answer has what others changed.
   */
  save(options?: { leaving?: boolean; looking?: boolean }): Promise<void>;
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
  onKeptApart(about: KeptApart): void;
};

/** Somebody saved in between: both changes are in `merged`. */
export type MergedSave = {
  sent: Content;
  merged: Content;
  /** What the others made of the revision that was changed here. */
  theirs: Content;
  /** Where both changed the same; it is as it was sent. */
  conflicts: ContentPlace[];
  /** What the others changed, in words. */
  changes: string[];
  /** Their revisions, newest first. */
  since: { number: number; author: string; at: Date }[];
};

/** The revision that was changed is no longer kept: what was sent is the revision `keptAs` by itself. */
export type KeptApart = { sent: Content; latest: Content; keptAs: number };

/** How long a pause in typing is. */
const PAUSE_MS = 2_000;
const AGAIN_MS = 10_000;
/** Browsers take no more from a page that is about to go. */
const MAX_LEAVING_BYTES = 60_000;

/** Saves a site as it is edited: one request at a time, and again until there is an answer. */
export function createSaver(options: SaverOptions): Saver {
  const { siteId, onState, onMerged, onKeptApart } = options;
  let { base, saved } = options;
  let latest = saved;
  // What was to be saved, whether or not all of it could be.
  let savedText = JSON.stringify(latest);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLatestGood = true;
  let isSending = false;
  let over: SaveState | "stopped" | undefined;

  const isSaved = () => JSON.stringify(latest) === savedText;
  const report = (state: SaveState) => {
    const unsaved = isSaved() ? undefined : isLatestGood ? latest : goodPart(latest, saved);
    onState(state, unsaved && { base, content: unsaved });
  };
  const saveIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const end = (state: SaveState) => {
    over = state;
    report(state);
  };

  function changed(content: Content, isGood: boolean): void {
    latest = content;
    isLatestGood = isGood;
    if (isSending || over === "stopped") return;
    clearTimeout(timer);
    if (over) report(over);
    else if (isSaved()) report(isGood ? "saved" : "held back");
    else {
      report("saving");
      saveIn(PAUSE_MS);
    }
  }

  async function save({ leaving = false, looking = false } = {}): Promise<void> {
    const wasSaved = isSaved();
    if (over || isSending || (wasSaved && !looking)) return;
    clearTimeout(timer);
    const sent = goodPart(latest, saved);
    if (!sent) return report("wrong");
    const text = JSON.stringify(latest);
    isSending = true;
    if (!wasSaved) report("saving");
    const answer = await send(siteId, { base, ...sent }, leaving);
    isSending = false;
    switch (answer.outcome) {
      case "saved":
      case "unchanged":
        base = answer.number;
        saved = sent;
        savedText = text;
        return changed(latest, isLatestGood);
      case "kept apart": {
        const kept = readContent(answer.content);
        if (kept.outcome !== "read") return end("outdated");
        base = answer.number;
        saved = kept.content;
        savedText = JSON.stringify(saved);
        const { keptAs } = answer;
        return onKeptApart({ sent, latest: kept.content, keptAs });
      }
      case "merged": {
        const merged = readContent(answer.content);
        const theirs = readContent(answer.theirs);
        if (merged.outcome !== "read" || theirs.outcome !== "read") return end("outdated");
        base = answer.number;
        saved = merged.content;
        savedText = JSON.stringify(saved);
        const { conflicts, changes, since } = answer;
        const contents = { sent, merged: merged.content, theirs: theirs.content };
        return onMerged({ ...contents, conflicts, changes, since });
      }
      case "missing":
      case "closed":
        return end("closed");
      case "base missing":
        return end("base missing");
      case "editor outdated":
        return end("outdated");
      case "signed out":
      case "offline":
      case "unknown version":
        if (isSaved()) return;
        report(answer.outcome === "unknown version" ? "updating" : answer.outcome);
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
      over = "stopped";
      clearTimeout(timer);
    },
  };
}

const contentSchema = z.object({ document: z.unknown(), facts: z.unknown() });

const answerSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["saved", "unchanged"]), number: z.int() }),
  z.object({
    outcome: z.literal("merged"),
    number: z.int(),
    content: contentSchema,
    theirs: contentSchema,
    conflicts: z.array(z.object({ owner: z.string(), path: z.array(z.string()) })),
    changes: z.array(z.string()),
    since: z.array(z.object({ number: z.int(), author: z.string(), at: z.coerce.date() })),
  }),
  z.object({
    outcome: z.literal("kept apart"),
    keptAs: z.int(),
    number: z.int(),
    content: contentSchema,
  }),
  z.object({
    outcome: z.enum(["base missing", "closed", "missing", "editor outdated", "unknown version"]),
  }),
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
