import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ChecklistGroup } from "../../content/launch-checklist.ts";
import { Button } from "../../ui/button.tsx";
import { PartyPopper } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { parseCompleted, percentDone, storageKey } from "./completed-items.ts";

type LaunchChecklistProps = { groups: readonly ChecklistGroup[] };

/** What to check before launch. Ticks are kept in this browser and shared by its tabs. */
export function LaunchChecklist({ groups }: LaunchChecklistProps) {
  const stored = useSyncExternalStore(watchStorage, readStored, () => null);
  const completed = useMemo(() => parseCompleted(stored), [stored]);
  // A tick made before the script loads would be lost.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  /** What was there before everything was reset. */
  const [before, setBefore] = useState<string | null>(null);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const done = ids.filter((id) => completed[id]).length;
  const percent = percentDone(completed, ids);

  function resetAll(): void {
    const ticks = done === 1 ? "the tick" : `all ${done} ticks`;
    if (!confirm(`Clear ${ticks}?`)) return;
    setBefore(stored);
    write(null);
  }

  return (
    <div className="grid gap-6">
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b bg-paper px-1 py-3">
        <label htmlFor="launch-progress" className="font-heading text-heading" aria-live="polite">
          {percent}%
          <span className="ml-2 font-normal font-sans text-muted text-small">
            {done} of {ids.length} done
          </span>
        </label>
        <progress id="launch-progress" max={100} value={percent} className="progress-bar grow" />
        <Button look="secondary" size="small" disabled={done === 0} onClick={resetAll}>
          Reset All
        </Button>
      </div>
      {before !== null && done === 0 && (
        <Notice role="status">
          <p className="flex flex-wrap items-center gap-x-4">
            All ticks are cleared.
            <button
              type="button"
              onClick={() => write(before)}
              className="min-h-11 cursor-pointer text-link"
            >
              Undo
            </button>
          </p>
        </Notice>
      )}
      {percent === 100 && (
        <Notice tone="success" role="status" title="Ready for Launch">
          <p className="flex items-center gap-2">
            Everything’s ticked. Off you go.
            <PartyPopper className="size-5" />
          </p>
        </Notice>
      )}
      {groups.map((group) => (
        <ChecklistSection
          key={group.id}
          group={group}
          disabled={!scripted}
          isDone={(id) => completed[id] === true}
          onToggle={(id, isDone) => write(JSON.stringify({ ...completed, [id]: isDone }))}
        />
      ))}
    </div>
  );
}

type ChecklistSectionProps = {
  group: ChecklistGroup;
  disabled: boolean;
  isDone: (id: string) => boolean;
  onToggle: (id: string, isDone: boolean) => void;
};

function ChecklistSection({ group, disabled, isDone, onToggle }: ChecklistSectionProps) {
  const done = group.items.filter(({ id }) => isDone(id)).length;
  return (
    <section aria-labelledby={`group-${group.id}`} className="grid gap-3">
      <h2 id={`group-${group.id}`} className="flex items-baseline gap-3 text-heading">
        {group.title}
        <span className="font-normal font-sans text-muted text-small">
          {done} of {group.items.length}
        </span>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {group.items.map((item) => (
          <li key={item.id}>
            <label className="flex cursor-pointer gap-3.5 px-4 py-3 hover:bg-sand has-checked:bg-leaf has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:-outline-offset-3">
              <input
                type="checkbox"
                disabled={disabled}
                checked={isDone(item.id)}
                onChange={(event) => onToggle(item.id, event.currentTarget.checked)}
                className="mt-0.5 size-5.5 shrink-0 accent-eucalyptus outline-none"
              />
              <span className="grid min-w-0">
                <span className="font-semibold">{item.label}</span>
                <span className="text-muted text-small">{item.description}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ownChange = "launch-checklist-change";

/** `storage` fires in the other tabs; our own event tells the tab that made the change. */
function watchStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(ownChange, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(ownChange, onChange);
  };
}

function readStored(): string | null {
  return localStorage.getItem(storageKey);
}

function write(completed: string | null): void {
  if (completed === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, completed);
  window.dispatchEvent(new Event(ownChange));
}
