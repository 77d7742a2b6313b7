import { useEffect, useRef, useState } from "react";
import type { PlacedWords } from "../../../../core/sites/checks/published-texts.ts";
import type { Vouching } from "../../../../core/sites/vouching/vouch.ts";
import { Button } from "../../../../ui/button.tsx";
import type { NamedVouched } from "../../vouched-with-names.ts";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { placeOfFinding } from "../words.ts";

type LinesToConfirmProps = {
  /** Those that nobody has confirmed. */
  lines: readonly PlacedWords[];
  vouched: readonly NamedVouched[];
  /** @returns whether it is done. */
  onVouch(vouching: Vouching): Promise<boolean>;
  onEdit(line: PlacedWords): void;
};

/** The lines that we suggested: one press each, or one for all once they were shown. */
export function LinesToConfirm({ lines, vouched, onVouch, onEdit }: LinesToConfirmProps) {
  const { content, say } = useEditor();
  const [busy, setBusy] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const shown = useShown(list, lines.length);
  const confirmed = vouched.filter(({ how }) => how === "office" || how === "review");
  const areAllShown = lines.every(({ words }) => shown.has(words));
  const confirm = async (words: string[], key: string) => {
    setBusy(key);
    const isDone = await onVouch({ kind: "lines", words });
    setBusy(undefined);
    if (!isDone) return;
    say(words.length === 1 ? "Line confirmed" : `${words.length} lines confirmed`);
    focusSoon("#our-lines");
  };
  return (
    <section aria-labelledby="our-lines" className="grid gap-3">
      <h2 id="our-lines" tabIndex={-1} className="text-heading">
        Words we suggested
      </h2>
      <p className="text-muted text-small">
        {lines.length === 0
          ? "No lines are waiting to be confirmed."
          : "The site can’t be published until you have confirmed each line here, or the customer has in the review. Lines you rewrite don’t need confirming."}
      </p>
      <ul ref={list} className="grid gap-3 empty:hidden">
        {lines.map((line) => {
          const { words } = line;
          return (
            <li key={words} className={card}>
              <p className="wrap-anywhere whitespace-pre-line">
                <span className="text-muted text-small">{placeOfFinding(line, content.facts)}</span>
                <br />
                <bdi>{words}</bdi>
              </p>
              <div data-words={words} className="flex flex-wrap gap-2">
                <Button
                  look="secondary"
                  size="small"
                  busy={busy === words}
                  onClick={() => confirm([words], words)}
                >
                  It’s right<span className="sr-only"> “{words.slice(0, 80)}”</span>
                </Button>
                <Button look="quiet" size="small" onClick={() => onEdit(line)}>
                  Edit<span className="sr-only"> “{words.slice(0, 80)}”</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {lines.length > 1 && (
        <>
          <Button
            size="small"
            look="secondary"
            className="justify-self-start"
            disabled={!areAllShown}
            aria-describedby="all-lines-hint"
            busy={busy === ""}
            onClick={() =>
              confirm(
                lines.map(({ words }) => words),
                "",
              )
            }
          >
            All {lines.length} are right
          </Button>
          <p id="all-lines-hint" className="text-muted text-small">
            {areAllShown ? "You’ve seen them all." : "Scroll through all of them first."}
          </p>
        </>
      )}
      {confirmed.length > 0 && (
        <details className="text-small">
          <summary className="min-h-8 cursor-pointer content-center text-link">
            Who confirmed what ({confirmed.length})
          </summary>
          <ul className="grid gap-2">
            {confirmed.map(({ words, by, at }) => (
              <li key={words} className="wrap-anywhere">
                “{words}”{" "}
                <span className="text-muted">
                  {by}, {at}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const card = "grid gap-2 rounded-card border border-line bg-surface p-4";

/** The words whose ends were on the screen: a long line may be taller than that. */
function useShown(list: React.RefObject<HTMLUListElement | null>, count: number) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are other items with another count.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .flatMap(({ target }) => target.getAttribute("data-words") ?? []);
        if (seen.length > 0) setShown((before) => new Set([...before, ...seen]));
      },
      { threshold: 1 },
    );
    for (const end of list.current?.querySelectorAll("[data-words]") ?? []) observer.observe(end);
    return () => observer.disconnect();
  }, [list, count]);
  return shown;
}
