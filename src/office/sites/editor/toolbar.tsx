import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { focusSoon } from "./focus-soon.ts";
import { KeysHelp } from "./panels/keys-help.tsx";
import { SaveStatus } from "./saving/save-status.tsx";
import type { SaveState } from "./saving/saver.ts";

type ToolbarProps = {
  /** How many steps there are to undo, and to redo. */
  steps: { past: number; future: number };
  state: SaveState;
  /** What has to be mended before anything is saved, and where. */
  problem: string | undefined;
  /** Whether it is public, and not what its customer was last sent. */
  isUnsent: boolean;
  /** How many pictures are on their way. */
  sending: number;
};

/** The way back and forth, and whether all is saved. */
export function Toolbar({ steps: { past, future }, ...status }: ToolbarProps) {
  const { step } = useEditor();
  const press = (way: "undo" | "redo", left: number) => () => {
    step(way);
    // A button that can’t be pressed any more would lose the focus.
    if (left === 1) focusSoon(way === "undo" ? "#redo" : "#undo");
  };
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2">
      <Button
        id="undo"
        look="secondary"
        size="small"
        disabled={past === 0}
        onClick={press("undo", past)}
      >
        Undo
      </Button>
      <Button
        id="redo"
        look="secondary"
        size="small"
        disabled={future === 0}
        onClick={press("redo", future)}
      >
        Redo
      </Button>
      <KeysHelp />
      <SaveStatus {...status} />
    </div>
  );
}
