import { type ReactNode, useEffect, useId, useRef } from "react";

type DialogProps = { title: string; onClose(): void; children: ReactNode };

/** A question or a help over the editor, open as long as it is rendered. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="lifted m-auto w-full max-w-lg overflow-y-auto rounded-panel border border-line bg-paper p-5 text-ink backdrop:bg-ink/40 max-sm:max-w-[calc(100vw-2rem)] sm:p-7"
    >
      <div className="wrap-anywhere grid gap-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
