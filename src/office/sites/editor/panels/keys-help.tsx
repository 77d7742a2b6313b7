import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../dialog.tsx";

/** Which keys do what. All else is done with Tab, Enter and the space bar, as on any page. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="pointer-coarse:hidden"
        onClick={() => setIsOpen(true)}
      >
        Keys
      </Button>
      {isOpen && (
        <Dialog title="Keys" onClose={() => setIsOpen(false)}>
          <dl className="grid gap-3">
            {keys.map(({ key, does }) => (
              <div key={key} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted text-small">
            You can also reach everything on the page from Sections and its fields, with Tab and
            Enter.
          </p>
          <form method="dialog">
            <Button type="submit" look="secondary" size="small">
              Close
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}

const keys = [
  { key: "Ctrl or ⌘ + Z", does: "Undo, in fields too" },
  { key: "Ctrl or ⌘ + Shift + Z", does: "Redo" },
  { key: "Tab, Shift + Tab", does: "While typing on the page: next or previous text" },
  {
    key: "Enter",
    does: "While typing on the page: done, or a new line where the text has paragraphs",
  },
  { key: "Esc", does: "While typing on the page: back to the fields, without losing anything" },
];
