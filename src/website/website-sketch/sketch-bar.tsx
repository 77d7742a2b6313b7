import type { ReactNode } from "react";
import {
  Brush,
  ExternalLink,
  type IconComponent,
  Monitor,
  Share2,
  Smartphone,
} from "../../ui/icons.tsx";
import { PassOn } from "./pass-on.tsx";
import type { SketchData } from "./sketch-data.ts";

type SketchBarProps = {
  sketch: SketchData;
  /** Of the page by itself. */
  fullSize: string;
  /** The designs and the colours, for those who may choose. */
  children: ReactNode;
};

/** The controls of a sketch, below the thumb. What is behind a button opens above it. */
export function SketchBar({ sketch, fullSize, children }: SketchBarProps) {
  return (
    <div className="sticky bottom-0 z-30 border-line border-t bg-paper">
      <div className="page-width flex justify-between gap-1 overflow-x-auto py-1.5 sm:justify-center sm:gap-4">
        {children && (
          <Panel id="looks" label="Design and colour" Icon={Brush}>
            {children}
          </Panel>
        )}
        <Panel id="share" label="Share" Icon={Share2}>
          <PassOn {...sketch} />
        </Panel>
        <label className={`${control} relative has-checked:bg-leaf has-focus-visible:outline-3`}>
          <input type="checkbox" name="device" className="sr-only" />
          <Monitor className="size-5 lg:hidden" />
          <Smartphone className="size-5 max-lg:hidden" />
          <span className="lg:hidden">On a computer</span>
          <span className="max-lg:hidden">On a phone</span>
        </label>
        <a href={fullSize} className={control}>
          <ExternalLink className="size-5" />
          Full size
        </a>
      </div>
    </div>
  );
}

const control =
  "flex min-h-13 cursor-pointer flex-col items-center justify-center rounded-small px-2 text-center font-semibold text-eucalyptus text-[0.8125rem] leading-tight hover:bg-leaf sm:flex-row sm:gap-2 sm:px-4 sm:text-small";

type PanelProps = { id: string; label: string; Icon: IconComponent; children: ReactNode };

function Panel({ id, label, Icon, children }: PanelProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={control}>
        <Icon className="size-5" />
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className="panel fixed inset-x-0 top-auto m-0 w-full max-w-none overflow-y-auto border-line border-t bg-paper py-5 lifted"
      >
        <div className="page-width">{children}</div>
      </div>
    </>
  );
}
