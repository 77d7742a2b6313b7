import "./without-eval.ts";
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import type { FactName } from "../../../blocks/facts.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { readContent } from "../../../core/sites/read-content.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../shell/select-field.tsx";
import { BlockPanel } from "./block-panel.tsx";
import { Canvas } from "./canvas.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { EditorProvider, type SitePicture } from "./context.ts";
import { FactsForm } from "./facts-form.tsx";
import { focusSoon } from "./focus-soon.ts";
import { historyReducer, startHistory } from "./history.ts";
import { LookPanel } from "./look-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useSaving } from "./use-saving.ts";
import { conflictWords, factsToConfirm, placeOfProblem } from "./words.ts";

type SiteEditorProps = {
  siteId: string;
  operatorId: string;
  /** The number of the revision that is opened. */
  revision: number;
  opened: Content;
  pictures: readonly SitePicture[];
  notes: readonly string[];
  /** Whether it takes no more changes. */
  isClosed: boolean;
};

type Part = "sections" | "facts" | "pages" | "look" | "confirm" | "page";

/** Edits a site: its sections, its facts and its look, beside the page as it will be. */
export function SiteEditor(props: SiteEditorProps) {
  const { siteId, operatorId, revision, opened, notes, isClosed } = props;
  const [history, dispatch] = useReducer(historyReducer, opened, startHistory);
  const { content, past, future } = history;
  const [pictures, setPictures] = useState(props.pictures);
  const [part, setPart] = useState<Part>("sections");
  const [pageId, setPageId] = useState(opened.document.pages[0]?.id);
  const [chosen, setChosen] = useState<string>();
  const [said, say] = useState("");
  const [news, setNews] = useState("");
  const isReady = useIsReady();
  // A little later than what is drawn: to look through all of it takes longer than a key may.
  const settled = useDeferredValue(content);
  const problems = useMemo(() => problemsOf(settled), [settled]);

  const saving = useSaving({
    siteId,
    operatorId,
    revision,
    content: settled,
    isGood: problems.length === 0,
    onRestored(kept, at) {
      dispatch({ type: "change", change: () => kept });
      setNews(`What you changed on ${dayAndTime(at)} and couldn’t be saved is back.`);
    },
    onMerged({ sent, merged, conflicts, keptAs }) {
      dispatch({ type: "merge", sent, merged });
      setNews(
        keptAs === undefined
          ? mergeNews(conflictWords(conflicts, merged.document, merged.facts))
          : `Others have changed this site since, and it shows what they made. What you made of an older version is kept whole as version ${keptAs} among the earlier versions.`,
      );
    },
  });
  useEffect(() => {
    if (saving === "saved") dispatch({ type: "rest" });
  }, [saving]);
  useUndoKeys(dispatch);

  const page = content.document.pages.find(({ id }) => id === pageId) ?? content.document.pages[0];
  if (!page) return null;
  const [problem] = problems;
  const waiting = factsToConfirm(content.facts).length;
  const parts: { part: Part; label: string }[] = [
    { part: "sections", label: "Sections" },
    { part: "facts", label: "Facts" },
    { part: "pages", label: "Pages" },
    { part: "look", label: "Look" },
    { part: "confirm", label: waiting > 0 ? `To confirm ${waiting}` : "To confirm" },
    { part: "page", label: "Page" },
  ];
  const show = (name: FactName) => {
    setPart("facts");
    focusSoon(`#fact-${name} :is(input, textarea, button, summary)`);
  };
  return (
    <EditorProvider
      value={{
        siteId,
        content,
        pictures,
        setPictures,
        change: (change, step) => dispatch({ type: "change", change, step }),
        errorAt: (path) =>
          problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))
            ?.message,
      }}
    >
      <fieldset disabled={!isReady || isClosed} className="grid min-w-0">
        <legend className="sr-only">Edit the site</legend>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div role="status" className="not-empty:mb-4">
          {news && (
            <Notice>
              <p className="wrap-anywhere">{news}</p>
            </Notice>
          )}
        </div>
        <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          <div className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center gap-2">
              <Button
                look="secondary"
                size="small"
                disabled={past.length === 0}
                onClick={() => dispatch({ type: "undo" })}
              >
                Undo
              </Button>
              <Button
                look="secondary"
                size="small"
                disabled={future.length === 0}
                onClick={() => dispatch({ type: "redo" })}
              >
                Redo
              </Button>
              <SaveStatus
                state={saving}
                problem={
                  problem && `${placeOfProblem(problem.path, content.document)}: ${problem.message}`
                }
              />
              {content.document.pages.length > 1 && (
                <SelectField
                  compact
                  label="Page to edit"
                  name="page"
                  value={page.id}
                  onChange={({ target }) => setPageId(target.value)}
                  options={content.document.pages.map(({ id, title }) => ({
                    value: id,
                    label: title,
                  }))}
                />
              )}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
            <div role="group" aria-label="What to edit" className="flex flex-wrap gap-2">
              {parts.map((each) => (
                <button
                  key={each.part}
                  type="button"
                  aria-pressed={each.part === part}
                  onClick={() => setPart(each.part)}
                  className={`min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3.5 font-semibold text-small hover:border-ink aria-pressed:border-eucalyptus aria-pressed:bg-leaf ${each.part === "page" ? "lg:hidden" : ""}`}
                >
                  {each.label}
                </button>
              ))}
            </div>
            <div className={part === "page" ? "max-lg:hidden" : ""}>
              {(part === "sections" || part === "page") && (
                <BlockPanel page={page} chosen={chosen} onChoose={setChosen} say={say} />
              )}
              {part === "facts" && <FactsForm />}
              {part === "pages" && <PagesPanel page={page} onChoose={setPageId} say={say} />}
              {part === "look" && <LookPanel />}
              {part === "confirm" && <ConfirmPanel notes={notes} onEdit={show} say={say} />}
            </div>
          </div>
          <div className={`lg:sticky lg:top-4 ${part === "page" ? "" : "max-lg:hidden"}`}>
            <Canvas
              page={page}
              revision={revision}
              chosen={chosen}
              onChoose={(id) => {
                // The header and the footer may be those of the home page.
                const { pages } = content.document;
                const home = pages.find(({ blocks }) => blocks.some((block) => block.id === id));
                setPageId(home?.id);
                setChosen(id);
                setPart("sections");
              }}
            />
          </div>
        </div>
      </fieldset>
    </EditorProvider>
  );
}

/** What is typed before the script runs would be lost. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}

/** Ctrl or Cmd with Z, and with Shift and Z: in fields too, whose own undo knows one field alone. */
function useUndoKeys(dispatch: (action: { type: "undo" | "redo" }) => void): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener(
      "keydown",
      (event) => {
        if (event.key.toLowerCase() !== "z" || event.altKey || !(event.ctrlKey || event.metaKey)) {
          return;
        }
        event.preventDefault();
        dispatch({ type: event.shiftKey ? "redo" : "undo" });
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [dispatch]);
}

function problemsOf(content: Content) {
  const read = readContent(content);
  return read.outcome === "wrong" ? read.problems : [];
}

function mergeNews(conflicts: readonly string[]): string {
  const both = "Somebody else changed this site too, and both changes are in it now.";
  if (conflicts.length === 0) return both;
  return `${both} You both changed ${conflicts.join(", ")}: yours stands, theirs is among the earlier versions.`;
}

function dayAndTime(at: Date): string {
  return at.toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
}
