import { useState } from "react";
import { type HeldReason, heldReasons } from "../../../../core/drafts/sentences/held-reasons.ts";
import type { HeldDecision } from "../../../../core/sites/checks/decide-held-words.ts";
import type { HeldWords } from "../../../../core/sites/checks/held-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../context.ts";
import { decide } from "../decide.ts";
import { focusSoon } from "../focus-soon.ts";
import { reasonsInWords } from "./held-reasons-in-words.ts";
import { sentenceWith, withSentence, withTextChanged, wordsNow } from "./held-sentences.ts";

type Held = HeldWords["held"][number];
type Mended = HeldWords["mended"][number];

type NotesPanelProps = {
  words: HeldWords;
  setWords(words: HeldWords): void;
  /** What else the draft tells, in plain words. */
  notes: readonly string[];
  /** Says something where it can be read, and heard. */
  tell(what: string): void;
};

/** What the draft left of the brief, with the reason of each and what to do; and whose spelling it mended. */
export function NotesPanel({ words, setWords, notes, tell }: NotesPanelProps) {
  const { siteId, content, change, say } = useEditor();
  const [busy, setBusy] = useState<string>();
  const ask = async (decision: HeldDecision, onDone: () => void) => {
    setBusy(keyOf(decision));
    const decided = await decide(siteId, decision);
    setBusy(undefined);
    if (decided.outcome === "failed") return tell(decided.message);
    setWords(decided.words);
    if (decided.outcome === "done") onDone();
    else tell("Somebody has already done this, so nothing changed.");
    focusSoon("#notes");
  };
  const now = wordsNow(content, words);
  const use = ({ id, prints }: Held) => {
    const put = () => {
      change((content) => withSentence(content, prints));
      say("The sentence is on the page now");
    };
    // It was decided before, and taken off the page since.
    if (words.held.some((one) => one.id === id && one.used)) put();
    else void ask({ kind: "use", id }, put);
  };
  const undo = (sentence: Mended, at: number) => {
    const { id } = sentence;
    const [from, to] = [sentenceWith(sentence, at, true), sentenceWith(sentence, at, false)];
    const put = () => {
      if (!withTextChanged(content, from, to)) {
        return tell("That sentence has changed since. Edit the word on the page.");
      }
      change((content) => withTextChanged(content, from, to) ?? content);
      say("The customer’s spelling is back");
    };
    const kept = words.mended.find((one) => one.id === id)?.mends.find((mend) => mend.at === at);
    if (kept?.undone) put();
    else void ask({ kind: "undo", id, at }, put);
  };
  const groups = heldReasons.flatMap((reason) => {
    const held = now.held.filter((one) => one.reason === reason);
    return held.length > 0 ? [{ reason, held }] : [];
  });
  const isEmpty = groups.length + now.mended.length + notes.length === 0;
  return (
    <div className="grid gap-6">
      <h2 id="notes" tabIndex={-1} className="text-heading">
        Notes on the draft
      </h2>
      {isEmpty && <p className="text-muted">Nothing in the brief was left out.</p>}
      {notes.length > 0 && (
        <ul className="wrap-anywhere grid list-disc gap-2 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {groups.map(({ reason, held }) => (
        <HeldGroup key={reason} {...{ reason, held, busy, onUse: use }} />
      ))}
      {now.mended.length > 0 && (
        <section aria-labelledby="mended" className="grid gap-3">
          <h3 id="mended" className="font-semibold">
            Corrected spelling
          </h3>
          <ul className="grid gap-3">
            {now.mended.map((sentence) => (
              <MendedSentence key={sentence.id} {...{ sentence, busy, onUndo: undo }} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type HeldGroupProps = {
  reason: HeldReason;
  held: readonly Held[];
  busy: string | undefined;
  onUse(held: Held): void;
};

function HeldGroup({ reason, held, busy, onUse }: HeldGroupProps) {
  const { title, why, todo } = reasonsInWords[reason];
  return (
    <section aria-labelledby={`held-${reason}`} className="grid gap-3">
      <h3 id={`held-${reason}`} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted text-small">
        {why} {todo}
      </p>
      <ul className="grid gap-3">
        {held.map((one) => (
          <li key={one.id} className={card}>
            <p className="wrap-anywhere" dir="auto">
              “{one.text}”
            </p>
            {one.because && (
              <p className="wrap-anywhere text-muted text-small">
                {reason === "excluded" ? `The word is “${one.because}”.` : one.because}
              </p>
            )}
            {one.used ? (
              <p className="text-muted text-small">
                Put on the page by {one.used.by} on {day(one.used.at)}.
              </p>
            ) : (
              reason !== "never" && (
                <Button
                  look="secondary"
                  size="small"
                  className="justify-self-start"
                  busy={busy === keyOf({ kind: "use", id: one.id })}
                  onClick={() => onUse(one)}
                >
                  Use it anyway<span className="sr-only"> “{one.text.slice(0, 80)}”</span>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type MendedSentenceProps = {
  sentence: Mended;
  busy: string | undefined;
  onUndo(sentence: Mended, at: number): void;
};

function MendedSentence({ sentence, busy, onUndo }: MendedSentenceProps) {
  const { id, text, mends } = sentence;
  return (
    <li className={card}>
      <p className="wrap-anywhere text-muted text-small" dir="auto">
        “{text}”
      </p>
      <ul className="grid gap-2">
        {mends.map(({ from, to, at, undone }) => (
          <li key={at} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere">
              “{from}” {undone ? "stays" : `became “${to}”`}
            </span>
            {undone ? (
              <span className="text-muted text-small">
                Undone by {undone.by} on {day(undone.at)}
              </span>
            ) : (
              <Button
                look="quiet"
                size="small"
                busy={busy === keyOf({ kind: "undo", id, at })}
                onClick={() => onUndo(sentence, at)}
              >
                Undo<span className="sr-only"> “{to}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

const card = "grid gap-2 rounded-card border border-line bg-surface p-4";

function keyOf(decision: HeldDecision): string {
  return `${decision.id} ${decision.kind === "undo" ? decision.at : ""}`;
}

function day(at: string): string {
  return new Date(at).toLocaleDateString("en-AU", { dateStyle: "medium" });
}
