// Ours and not Base UI: its dialog is 21 KB brotli and its popover 36, where react-dom leaves 17 of
// the 75 that all scripts of a page may have.
import "./floating-panel.css";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type IconComponent, X } from "../icons.tsx";
import { PanelHeader, type PanelState } from "./floating-panel-header.tsx";
import { announceOpening, onOtherOpening } from "./floating-panels.ts";

type FloatingPanelProps = {
  side: keyof typeof sides;
  /** Heads the panel and names its round button. */
  title: string;
  Icon: IconComponent;
  /** Where the button leads until the script has loaded, or if it never does. */
  href: string;
  state: PanelState;
  onState: (state: PanelState) => void;
  children: ReactNode;
};

/**
 * A round button in a corner of the window that opens a panel, which shrinks to its header bar and
 * back. Not modal: the page stays usable. Opening moves focus to the first field; Escape closes and
 * gives focus back to the button. What was typed stays while the panel is closed.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const { side, title, Icon, href, state, onState, children } = props;
  const id = useId();
  const button = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  useEffect(() => onOtherOpening(id, () => onState("closed")), [id, onState]);

  // Focus follows the state, unless something else has taken it in the meantime.
  const before = useRef(state);
  useEffect(() => {
    if (!scripted) return;
    const from = before.current;
    before.current = state;
    if (state === "open" && from === "closed") {
      body.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
      announceOpening(id);
    }
    const focused = document.activeElement;
    const lost = focused === document.body || panel.current?.contains(focused);
    if (state === "closed" && from !== "closed" && lost) button.current?.focus();
  }, [state, id, scripted]);

  const open = state === "open";
  return (
    <section aria-label={title} data-floating={side}>
      <a
        ref={button}
        href={href}
        hidden={state === "minimised"}
        aria-label={title}
        data-replay=""
        {...(scripted && { role: "button", "aria-expanded": open })}
        onClick={(event) => {
          event.preventDefault();
          onState(open ? "closed" : "open");
        }}
        onKeyDown={(event) => {
          if (event.key === " ") event.preventDefault();
          if (event.key === " ") onState(open ? "closed" : "open");
        }}
        className={`fixed bottom-4 z-30 grid size-14 place-items-center rounded-full transition-colors [&[hidden]]:hidden ${sides[side].button}`}
      >
        {open ? <X className="size-6" /> : <Icon className="size-6" />}
      </a>
      {scripted && (
        <div
          ref={panel}
          role="dialog"
          aria-labelledby={id}
          hidden={state === "closed"}
          data-state={state}
          onKeyDown={(event) => {
            if (event.key === "Escape" && !event.nativeEvent.isComposing) onState("closed");
          }}
          className={`floating-panel ${sides[side].panel}`}
        >
          <PanelHeader id={id} title={title} Icon={Icon} open={open} onState={onState} />
          <div ref={body} hidden={!open} className="floating-panel-body">
            {children}
          </div>
        </div>
      )}
    </section>
  );
}

const sides = {
  left: {
    button: "left-4 [--ring:var(--color-eucalyptus)] bg-surface text-eucalyptus hover:bg-leaf",
    panel: "floating-panel-left",
  },
  right: {
    button: "right-4 [--ring:var(--color-paper)] bg-eucalyptus text-paper hover:bg-forest",
    panel: "floating-panel-right",
  },
} as const;
