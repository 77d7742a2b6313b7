import { valueAt, withValueAt } from "../../../../core/sites/revisions/content-place.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { valueInWords } from "../../values-in-words.ts";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { deleteBlock, deletePage } from "../operations.ts";
import { placeInWords } from "../words.ts";
import type { MergedSave } from "./saver.ts";

/** Something that both changed, to be decided. */
export type Conflict = { place: MergedSave["conflicts"][number]; mine: unknown; theirs: unknown };

export function conflictsOf({ conflicts, sent, theirs }: MergedSave): Conflict[] {
  return conflicts.map((place) => ({
    ...{ place, mine: valueAt(sent, place), theirs: valueAt(theirs, place) },
  }));
}

type MergeNoticeProps = {
  /** What the others did last; undefined once it was read. */
  merge: MergedSave | undefined;
  /** What is still to be decided, of this merge and of earlier ones. */
  conflicts: readonly Conflict[];
  onDecided(conflict: Conflict): void;
  onRead(): void;
};

/** What somebody else changed in the meantime, and both texts where both changed the same. */
export function MergeNotice({ merge, conflicts, onDecided, onRead }: MergeNoticeProps) {
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {merge && (
        <Notice>
          <div className="wrap-anywhere grid gap-2">
            <p>
              Somebody else changed this site too. It now has both changes: {whoAndWhen(merge)}.
            </p>
            <ul className="list-disc pl-5">
              {merge.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <Button look="quiet" size="small" className="justify-self-start" onClick={onRead}>
              Close<span className="sr-only"> this notice</span>
            </Button>
          </div>
        </Notice>
      )}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={[conflict.place.owner, ...conflict.place.path].join()}
          conflict={conflict}
          onDecided={() => onDecided(conflict)}
        />
      ))}
    </div>
  );
}

function whoAndWhen({ since }: MergedSave): string {
  const names = new Set(since.map(({ author }) => author));
  const at = since[0]?.at.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  return `${[...names].join(", ")}, at ${at}`;
}

type ConflictChoiceProps = { conflict: Conflict; onDecided(): void };

function ConflictChoice({ conflict: { place, mine, theirs }, onDecided }: ConflictChoiceProps) {
  const { content, change, say } = useEditor();
  const name = placeInWords(place, content);
  const decide = (value: unknown, said: string) => {
    change((content) => settle(content, place, value));
    onDecided();
    say(`${name}: ${said}`);
    focusSoon(".conflict button", "#undo", "#tab-sections", "#tab-section");
  };
  return (
    <Notice title={`You both changed this: ${name}`}>
      <div className="conflict wrap-anywhere grid gap-3">
        <p>
          <span className="font-semibold">Yours, in use now:</span> {valueInWords(mine)}
        </p>
        <p>
          <span className="font-semibold">Theirs:</span> {valueInWords(theirs)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={() => decide(mine, "yours is kept")}>
            Keep mine
          </Button>
          <Button look="secondary" size="small" onClick={() => decide(theirs, "theirs is used")}>
            Use theirs
          </Button>
        </div>
      </div>
    </Notice>
  );
}

/** @param value undefined where it was removed. */
function settle(content: Content, place: Conflict["place"], value: unknown): Content {
  if (place.path.length > 0) return withValueAt(content, place, value);
  // A whole section or page that one removed and the other changed: it stays until it is removed here.
  return value === undefined ? deletePage(deleteBlock(content, place.owner), place.owner) : content;
}
