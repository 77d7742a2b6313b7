import "./canvas/without-eval.ts";
import { startTransition, useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { checkContent } from "../../../core/sites/checks/checks.ts";
import type { Finding } from "../../../core/sites/checks/finding.ts";
import type { HeldWords } from "../../../core/sites/checks/held-words.ts";
import { finishedContent, unfinishedParts } from "../../../core/sites/releases/finished-content.ts";
import type { Content } from "../../../core/sites/revisions/merge.ts";
import { readContent } from "../../../core/sites/revisions/read-content.ts";
import { openWords } from "../../../core/sites/vouching/open-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { NamedVouched } from "../vouched-with-names.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { EditorProvider } from "./context.ts";
import { Choices } from "./fields/choices.tsx";
import { FactsForm } from "./fields/facts-form.tsx";
import { fieldsOfFinding } from "./fields/fields-of-finding.ts";
import { focusSoon } from "./focus-soon.ts";
import { BlockList } from "./panels/block-list.tsx";
import { BlockPanel } from "./panels/block-panel.tsx";
import { ChecksPanel } from "./panels/checks-panel.tsx";
import { ConfirmPanel } from "./panels/confirm-panel.tsx";
import { wordsNow } from "./panels/held-sentences.ts";
import { LookPanel } from "./panels/look-panel.tsx";
import { NotesPanel } from "./panels/notes-panel.tsx";
import { PagesPanel } from "./panels/pages-panel.tsx";
import { FailedUploads } from "./pictures/failed-uploads.tsx";
import { fieldsOfPhoto } from "./pictures/fields-of-photo.ts";
import type { SitePicture } from "./pictures/pictures.ts";
import { placePicture } from "./pictures/place-picture.ts";
import { isOnItsWay, usePictureUploads } from "./pictures/use-picture-uploads.ts";
import { historyReducer, startHistory } from "./saving/history.ts";
import { type Conflict, conflictsOf, MergeNotice } from "./saving/merge-notice.tsx";
import type { MergedSave } from "./saving/saver.ts";
import { useSaving } from "./saving/use-saving.ts";
import { useUndoKeys } from "./saving/use-undo-keys.ts";
import { Toolbar } from "./toolbar.tsx";
import { factsToConfirm, placeOfProblem, sectionInWords } from "./words.ts";

type SiteEditorProps = {
  siteId: string;
  operatorId: string;
  /** The number of the revision that is opened. */
  revision: number;
  opened: Content;
  pictures: readonly SitePicture[];
  notes: readonly string[];
  heldWords: HeldWords;
  /** Words that the customer wants kept off it. */
  keptOff: readonly string[];
  /** The words that the draft or the catalogue suggested. */
  suggested: readonly string[];
  vouched: readonly NamedVouched[];
  /** Whether it takes no more changes. */
  isClosed: boolean;
  /** Whether visitors see a version of it, or did until it was taken offline. */
  isPublic: boolean;
  /** Whether it then was changed, before it was opened, since its customer was last sent it. */
  isUnsent: boolean;
};

/** What is edited; on a phone, which of the three columns is seen. */
type Part = "section" | "facts" | "pages" | "look" | "confirm" | "notes" | "checks";
type Tab = "sections" | "page" | "fields";

/** Longer than between two keys of one word. */
const REST_MS = 250;

/** Edits a site: its sections, its facts and its look, beside the page as it will be. */
export function SiteEditor(props: SiteEditorProps) {
  const { siteId, operatorId, revision, opened, notes, keptOff, isClosed } = props;
  const [history, dispatch] = useReducer(historyReducer, opened, startHistory);
  const { content, past, future } = history;
  const [pictures, setPictures] = useState(props.pictures);
  const [heldWords, setHeldWords] = useState(props.heldWords);
  const [vouched, setVouched] = useState(props.vouched);
  const [part, setPart] = useState<Part>("section");
  const [tab, setTab] = useState<Tab>("sections");
  const [pageId, setPageId] = useState(opened.document.pages[0]?.id);
  const [chosen, setChosen] = useState<string>();
  const [said, say] = useState("");
  const [news, setNews] = useState("");
  const [merge, setMerge] = useState<MergedSave>();
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const isReady = useIsReady();
  const settled = useDeferredValue(content);
  const rested = useRested(content);
  const problems = useMemo(() => problemsOf(settled), [settled]);
  const unfinished = useMemo(() => unfinishedParts(settled), [settled]);
  const findings = useMemo(
    () => checkContent(rested, new Set(pictures.map(({ key }) => key)), new Set(keptOff)),
    [rested, pictures, keptOff],
  );
  const { suggested } = props;
  const open = useMemo(() => {
    const about = { suggested: new Set(suggested), held: heldWords, vouched };
    return openWords(finishedContent(rested), about);
  }, [rested, suggested, heldWords, vouched]);
  const heldLeft = useMemo(
    () => wordsNow(rested, heldWords).held.filter(({ used }) => !used),
    [rested, heldWords],
  );

  const uploads = usePictureUploads({
    siteId,
    onArrived(picture, { target, file }) {
      const place = (content: Content) => placePicture(content, target, picture, file.size);
      setPictures((all) => [...all.filter(({ key }) => key !== picture.key), picture]);
      const section = sectionInWords(target.block, content.facts);
      if (place(content)) say(`${picture.original_name} is added to ${section}`);
      else
        tell(
          `${picture.original_name} was added to the site’s files, but there’s no longer a place for it in ${section}.`,
        );
      dispatch({ type: "change", change: (content) => place(content) ?? content });
    },
  });
  const tell = (what: string) => setNews((before) => `${before} ${what}`.trim());

  const saving = useSaving({
    siteId,
    operatorId,
    revision,
    content: settled,
    isGood: problems.length === 0,
    onRestored(kept, at) {
      dispatch({ type: "change", change: () => kept });
      setNews(`What you changed on ${dayAndTime(at)} and couldn’t save is back.`);
    },
    onMerged(merge) {
      dispatch({ type: "merge", sent: merge.sent, merged: merge.merged });
      if (merge.changes.length > 0) setMerge(merge);
      setConflicts((open) => [...open, ...conflictsOf(merge)]);
    },
    onKeptApart({ sent, latest, keptAs }) {
      dispatch({ type: "merge", sent, merged: latest });
      setNews(
        `Others have changed this site since, and you’re seeing their version. Yours, made from an older one, is kept whole as version ${keptAs} among the earlier versions.`,
      );
    },
  });
  useEffect(() => {
    if (saving === "saved") dispatch({ type: "rest" });
  }, [saving]);
  const step = (way: "undo" | "redo") => {
    dispatch({ type: way });
    say(way === "undo" ? "Undone" : "Redone");
  };
  useUndoKeys(step);
  useEffect(() => {
    const asked = (["checks", "confirm"] as const).find((part) => location.hash === `#${part}`);
    if (!asked) return;
    setPart(asked);
    setTab("fields");
  }, []);

  const page = content.document.pages.find(({ id }) => id === pageId) ?? content.document.pages[0];
  if (!page) return null;
  const [problem] = problems;
  const waiting = factsToConfirm(content.facts).length + open.lines.length + open.toProve.length;
  const isSuggested =
    open.lines.length > 0 ||
    Object.values(content.facts).some((fact) => fact?.source === "catalogue" && !fact.confirmed);
  const notesLeft = heldLeft.length + notes.length;
  const parts: { id: Part; label: string }[] = [
    { id: "section", label: "Section" },
    { id: "facts", label: "Facts" },
    { id: "pages", label: "Pages" },
    { id: "look", label: "Look" },
    { id: "confirm", label: waiting > 0 ? `To confirm ${waiting}` : "To confirm" },
    { id: "notes", label: notesLeft > 0 ? `Notes ${notesLeft}` : "Notes" },
    { id: "checks", label: findings.length > 0 ? `Checks ${findings.length}` : "Checks" },
  ];
  const show = (part: Part, ...focus: string[]) => {
    setPart(part);
    setTab("fields");
    focusSoon(...focus);
  };
  const choose = (blockId: string) => {
    // The header and the footer may be those of the home page.
    const home = content.document.pages.find(({ blocks }) =>
      blocks.some(({ id }) => id === blockId),
    );
    setPageId(home?.id);
    setChosen(blockId);
    setPart("section");
  };
  const goTo = (blockId: string, ...focus: string[]) => {
    choose(blockId);
    show("section", ...focus, "#block-title");
  };
  const goToFinding = (finding: Finding) => {
    const { where } = finding;
    const fields = fieldsOfFinding(content, finding);
    if (where.of === "block") return goTo(where.block.id, ...fields);
    if (where.of === "page") setPageId(where.page.id);
    show(where.of === "page" ? "pages" : "facts", ...fields);
  };
  const inTab = (own: Tab) => (tab === own ? "" : "max-lg:hidden");
  return (
    <EditorProvider
      value={{
        siteId,
        content,
        pictures,
        setPictures,
        uploads,
        change: (change, step) => dispatch({ type: "change", change, step }),
        step,
        errorAt: (path) =>
          [...problems.map(({ path, message }) => ({ path, what: message })), ...unfinished].find(
            (found) => found.path === path || found.path.startsWith(`${path}.`),
          )?.what,
        goTo,
        say,
      }}
    >
      <fieldset disabled={!isReady || isClosed} className="studio grid min-w-0 gap-4">
        <legend className="sr-only">Edit the site</legend>
        <p role="status" className="sr-only">
          {said}
        </p>
        <div role="status" className="empty:hidden">
          {news && (
            <Notice>
              <p className="wrap-anywhere">{news}</p>
            </Notice>
          )}
        </div>
        <FailedUploads shown={part === "section" ? chosen : undefined} />
        <MergeNotice
          merge={merge}
          conflicts={conflicts}
          onDecided={(decided) => setConflicts((open) => open.filter((one) => one !== decided))}
          onRead={() => {
            setMerge(undefined);
            focusSoon("#undo:enabled", "#tab-sections", "#tab-section");
          }}
        />
        <Choices
          label="On this screen"
          className="sticky top-0 z-10 -mx-4 border-line border-b bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden"
          choices={tabs}
          chosen={tab}
          onChoose={setTab}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Toolbar
            steps={{ past: past.length, future: future.length }}
            state={saving === "saved" && settled !== content ? "saving" : saving}
            isUnsent={props.isUnsent || (props.isPublic && past.length > 0)}
            sending={uploads.list.filter(isOnItsWay).length}
            problem={
              problem && `${placeOfProblem(problem.path, content.document)}: ${problem.message}`
            }
          />
          <Choices
            label="What to edit"
            className={inTab("fields")}
            choices={parts}
            chosen={part}
            onChoose={setPart}
          />
        </div>
        {isSuggested && (
          <div className="flex flex-wrap items-center gap-x-4 text-muted text-small">
            <p>
              We suggested some of these words. Each line has to be confirmed before the site is
              published.
            </p>
            <Button look="quiet" size="small" onClick={() => show("confirm", "#our-lines")}>
              Go to these words
            </Button>
          </div>
        )}
        <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] min-[90rem]:grid-cols-[14rem_minmax(0,1fr)_20rem] min-[112rem]:grid-cols-[17rem_minmax(0,1fr)_24rem]">
          <div
            className={`min-w-0 ${inTab("sections")} ${part === "section" ? "" : "lg:max-[90rem]:hidden min-[90rem]:sticky min-[90rem]:top-4"}`}
          >
            <BlockList page={page} chosen={chosen} onChoose={goTo} onChoosePage={setPageId} />
          </div>
          <div
            className={`min-w-0 lg:col-start-1 min-[90rem]:col-start-3 min-[90rem]:row-start-1 ${inTab("fields")}`}
          >
            {part === "section" && <BlockPanel page={page} chosen={chosen} onChoose={goTo} />}
            {part === "facts" && <FactsForm />}
            {part === "pages" && <PagesPanel page={page} onChoose={setPageId} />}
            {part === "look" && <LookPanel />}
            {part === "checks" && <ChecksPanel findings={findings} onGo={goToFinding} />}
            {part === "notes" && (
              <NotesPanel words={heldWords} setWords={setHeldWords} notes={notes} tell={tell} />
            )}
            {part === "confirm" && (
              <ConfirmPanel
                {...{ open, vouched, setVouched, tell }}
                onEditWords={({ words, where }) => goToFinding({ what: words, where })}
                onEdit={(name) =>
                  show("facts", `#fact-${name} :is(input, textarea, button, summary)`)
                }
              />
            )}
          </div>
          <div
            className={`lg:sticky lg:top-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${inTab("page")}`}
          >
            <Canvas
              page={page}
              revision={revision}
              chosen={chosen}
              onChoose={(id, what) => {
                choose(id);
                if (what === "section") setTab("fields");
              }}
              onChoosePhoto={(id, key) => goTo(id, ...fieldsOfPhoto(content, id, key))}
            />
          </div>
        </div>
      </fieldset>
    </EditorProvider>
  );
}

const tabs: { id: Tab; label: string }[] = [
  { id: "sections", label: "Sections" },
  { id: "page", label: "Page" },
  { id: "fields", label: "Fields" },
];

/** A value once it has been the same for a moment: looking through all of a site takes longer than a key may. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** What is typed before the script runs would be lost. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady;
}

function problemsOf(content: Content) {
  const read = readContent(content);
  return read.outcome === "wrong" ? read.problems : [];
}

function dayAndTime(at: Date): string {
  return at.toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" });
}
