import { ChevronDown, ChevronUp, type IconComponent, X } from "../icons.tsx";

export type PanelState = "closed" | "open" | "minimised";

type PanelHeaderProps = {
  /** The id of the heading, which names the panel. */
  id: string;
  title: string;
  Icon: IconComponent;
  /** If not, minimised. */
  open: boolean;
  onState: (state: PanelState) => void;
};

/**
 * The bar at the top, and all that a minimised panel shows: a click anywhere on it expands the
 * panel.
 */
export function PanelHeader({ id, title, Icon, open, onState }: PanelHeaderProps) {
  const Chevron = open ? ChevronDown : ChevronUp;
  const button = "grid size-11 shrink-0 cursor-pointer place-items-center rounded-small";
  return (
    <div className="tone-forest relative flex shrink-0 items-center gap-2.5 py-1.5 pr-1.5 pl-4">
      <Icon className="size-5 shrink-0 text-wattle" />
      <h2 id={id} className="min-w-0 grow truncate text-base">
        {title}
      </h2>
      <button
        type="button"
        aria-label={open ? "Minimise" : "Expand"}
        onClick={() => onState(open ? "minimised" : "open")}
        className={`${button} hover:bg-surface ${open ? "" : "after:absolute after:inset-0"}`}
      >
        <Chevron aria-hidden="true" className="size-5.5" />
      </button>
      <button
        type="button"
        aria-label="Close"
        onClick={() => onState("closed")}
        className={`${button} relative hover:bg-surface`}
      >
        <X className="size-5.5" />
      </button>
    </div>
  );
}
