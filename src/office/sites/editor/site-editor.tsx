import "./without-eval.ts";
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { checkContent } from "../../../core/sites/checks.ts";
import type { Finding } from "../../../core/sites/finding.ts";
import { unfinishedParts } from "../../../core/sites/finished-content.ts";
import type { HeldWords } from "../../../core/sites/held-words.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { readContent } from "../../../core/sites/read-content.ts";
import { Notice } from "../../../ui/notice.tsx";
import { BlockList } from "./block-list.tsx";
import { BlockPanel } from "./block-panel.tsx";
import { Canvas } from "./canvas.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { Choices } from "./choices.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { EditorProvider } from "./context.ts";
import { FactsForm } from "./facts-form.tsx";
import { FailedUploads } from "./failed-uploads.tsx";
import { fieldsOfFinding } from "./fields-of-finding.ts";
import { fieldsOfPhoto } from "./fields-of-photo.ts";
import { focusSoon } from "./focus-soon.ts";
import { historyReducer, startHistory } from "./history.ts";
import { LookPanel } from "./look-panel.tsx";
import { type Conflict, conflictsOf, MergeNotice } from "./merge-notice.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import type { SitePicture } from "./pictures.ts";
import { placePicture } from "./place-picture.ts";
import type { MergedSave } from "./saver.ts";
import { Toolbar } from "./toolbar.tsx";
import { isOnItsWay, usePictureUploads } from "./use-picture-uploads.ts";
import { useSaving } from "./use-saving.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
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
  /** Whether it takes no more changes. */
  isClosed: boolean;
};

/** What is edited; on a phone, which of the three columns is seen. */
type Part = "section" | "facts" | "pages" | "look" | "confirm" | "notes" | "checks";
type Tab = "sections" | "page" | "fields";

/** Edits a site: its sections, its facts and its look, beside the page as it will be. */
export function SiteEditor(props: SiteEditorProps) {
  const { siteId, operatorId, revision, opened, notes, isClosed } = props;
  const [history, dispatch] = useReducer(historyReducer, opened, startHistory);
  const { content, past, future } = history;
  const [pictures, setPictures] = useState(props.pictures);
  const [heldWords, setHeldWords] = useState(props.heldWords);
  const [part, setPart] = useState<Part>("section");
  const [tab, setTab] = useState<Tab>("sections");
  const [pageId, setPageId] = useState(opened.document.pages[0]?.id);
  const [chosen, setChosen] = useState<string>();
  const [said, say] = useState("");
  const [news, setNews] = useState("");
  const [merge, setMerge] = useState<MergedSave>();
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const isReady = useIsReady();
  // A little later than what is drawn: to look through all of it takes longer than a key may.
  const settled = useDeferredValue(content);
  const problems = useMemo(() => problemsOf(settled), [settled]);
  const unfinished = useMemo(() => unfinishedParts(settled), [settled]);
  const findings = useMemo(
    () => checkContent(settled, new Set(pictures.map(({ key }) => key))),
    [settled, pictures],
  );

  const uploads = usePictureUploads({
    siteId,
    onArrived(picture, { target }) {
      const place = (content: Content) => placePicture(content, target, picture);
      setPictures((all) => [...all.filter(({ key }) => key !== picture.key), picture]);
      const section = sectionInWords(target.block, content.facts);
      if (place(content)) say(`${picture.original_name} is added to ${section}`);
      else
        tell(
          `${picture.original_name} is among the pictures now, but has no place in ${section} any more.`,
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
      setNews(`What you changed on ${dayAndTime(at)} and couldn’t be saved is back.`);
    },
    onMerged(merge) {
      dispatch({ type: "merge", sent: merge.sent, merged: merge.merged });
      if (merge.changes.length > 0) setMerge(merge);
      setConflicts((open) => [...open, ...conflictsOf(merge)]);
    },
    onKeptApart({ sent, latest, keptAs }) {
      dispatch({ type: "merge", sent, merged: latest });
      setNews(
        `Others have changed this site since, and it shows what they made. What you made of an older version is kept whole as version ${keptAs} among the earlier versions.`,
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
    if (location.hash !== "#checks") return;
    setPart("checks");
    setTab("fields");
  }, []);

  const page = content.document.pages.find(({ id }) => id === pageId) ?? content.document.pages[0];
  if (!page) return null;
  const [problem] = problems;
  const waiting = factsToConfirm(content.facts).length;
  const open = heldWords.held.filter(({ used }) => !used).length + notes.length;
  const parts: { id: Part; label: string }[] = [
    { id: "section", label: "Section" },
    { id: "facts", label: "Facts" },
    { id: "pages", label: "Pages" },
    { id: "look", label: "Look" },
    { id: "confirm", label: waiting > 0 ? `To confirm ${waiting}` : "To confirm" },
    { id: "notes", label: open > 0 ? `Notes ${open}` : "Notes" },
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
