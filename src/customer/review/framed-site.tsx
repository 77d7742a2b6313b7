import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import type { changeNames } from "../../core/reviews/fields.ts";
import { Monitor, Smartphone } from "../../ui/icons.tsx";
import { measureBlocks, type Spot, wordsAt } from "./measure-blocks.ts";
import type { Earlier, ReviewData } from "./review-data.ts";

/** In pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

type FramedSiteProps = {
  review: ReviewData;
  /** How many comments there are on a section. */
  countOf(blockId: string): number;
  /** What became of sections since an earlier version, by their ids. */
  marks: Earlier["marks"];
  onChoose(block: { id: string; name: string; quoted: string }): void;
};

/**
 * The candidate in a frame as high as its page, with a button over each section: nothing in the frame
 * runs, and not every browser tells what was touched inside. Without the script it is a frame to read.
 */
export function FramedSite({ review, countOf, marks, onChoose }: FramedSiteProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>();
  const [spots, setSpots] = useState<Spot[]>([]);
  const [scale, setScale] = useState(1);
  const [page, setPage] = useState(0);

  const layOut = useCallback(() => {
    const [box, element] = [stage.current, frame.current];
    const shown = element?.contentDocument;
    if (!box || !element || !shown?.body || !width) return;
    const wanted = widths[width];
    const ratio = Math.min(1, box.clientWidth / wanted);
    element.style.width = `${wanted}px`;
    element.style.transform = `scale(${ratio})`;
    const height = Math.ceil(shown.body.getBoundingClientRect().height);
    element.style.height = `${height}px`;
    box.style.height = `${Math.ceil(height * ratio)}px`;
    setScale(ratio);
    setSpots(measureBlocks(shown, review.blocks));
  }, [width, review.blocks]);

  useEffect(() => setWidth(innerWidth < 768 ? "phone" : "desktop"), []);
  useEffect(() => {
    const [box, element] = [stage.current, frame.current];
    if (!box || !element || !width) return;
    const watch = new ResizeObserver(layOut);
    watch.observe(box);
    const start = () => {
      const shown = element.contentDocument;
      if (!shown?.body) return;
      watch.observe(shown.body); // fonts and photos come later
      const at = review.pages.findIndex(({ address }) => address === shown.location.pathname);
      setPage(Math.max(0, at));
      layOut();
    };
    start();
    element.addEventListener("load", start);
    return () => {
      watch.disconnect();
      element.removeEventListener("load", start);
    };
  }, [layOut, width, review.pages]);

  function choose({ id, name }: Spot, event: MouseEvent<HTMLButtonElement>) {
    const shown = frame.current?.contentDocument;
    const from = frame.current?.getBoundingClientRect();
    const isByHand = event.detail > 0;
    const point = from &&
      isByHand && {
        x: (event.clientX - from.left) / scale,
        y: (event.clientY - from.top) / scale,
      };
    onChoose({ id, name, quoted: shown ? wordsAt(shown, id, point || undefined) : "" });
  }

  const isReady = width !== undefined;
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">
          {isReady ? "Tap anything you’d like changed." : "This is your website."}
        </p>
        {isReady && <WidthSwitch width={width} onChange={setWidth} />}
      </div>
      {review.pages.length > 1 && (
        <nav aria-label="Pages of your website">
          <ul className="flex flex-wrap gap-2">
            {review.pages.map(({ name, address }, at) => (
              <li key={address}>
                <a
                  href={address}
                  target="candidate"
                  aria-current={isReady && at === page ? "page" : undefined}
                  className="flex min-h-11 items-center rounded-card border border-line bg-surface px-3.5 font-semibold text-small aria-[current]:border-eucalyptus aria-[current]:bg-leaf"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={`mx-auto w-full ${width === "phone" ? "max-w-[24.5rem]" : ""}`}>
        <div
          ref={stage}
          className="relative h-[75svh] overflow-hidden rounded-card border border-edge bg-white"
        >
          <iframe
            ref={frame}
            name="candidate"
            title="Your website"
            src={review.pages[0]?.address}
            sandbox="allow-same-origin"
            tabIndex={isReady ? -1 : undefined}
            className="absolute top-0 left-0 size-full origin-top-left"
          />
          {spots.map((spot) => (
            <BlockButton
              key={spot.id}
              spot={spot}
              scale={scale}
              count={countOf(spot.id)}
              mark={marks[spot.id]}
              onClick={(event) => choose(spot, event)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type BlockButtonProps = {
  spot: Spot;
  scale: number;
  count: number;
  mark: keyof typeof changeNames | undefined;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
};

function BlockButton({ spot, scale, count, mark, onClick }: BlockButtonProps) {
  const said = count === 0 ? "" : count === 1 ? ", 1 comment" : `, ${count} comments`;
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={`Comment on ${spot.name}${mark ? `, ${mark}` : ""}${said}`}
      // By the script alone, after the page has come: its policy allows no styles in markup.
      style={{
        top: spot.top * scale,
        left: spot.left * scale,
        width: spot.width * scale,
        height: spot.height * scale,
      }}
      className="group absolute cursor-pointer rounded-small border-2 border-transparent hover:border-action hover:bg-action/5 focus-visible:border-action focus-visible:-outline-offset-4"
    >
      {/* The list above says what; words here would cover the page’s own. */}
      {mark && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 border-wattle border-l-6" />
      )}
      <span
        aria-hidden="true"
        className={`absolute top-1.5 right-1.5 grid h-7 min-w-7 place-items-center rounded-full px-2 font-semibold text-small ${count ? "bg-forest text-paper" : "bg-action text-on-action opacity-80 group-hover:opacity-100"}`}
      >
        {count || "+"}
      </span>
    </button>
  );
}

function WidthSwitch({ width, onChange }: { width: Width; onChange(width: Width): void }) {
  const choices = [
    { id: "phone", label: "Phone", Icon: Smartphone },
    { id: "desktop", label: "Desktop", Icon: Monitor },
  ] as const;
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Width</legend>
      {choices.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={width === id}
          onClick={() => onChange(id)}
          className="flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3.5 font-semibold text-small aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
        >
          <Icon className="size-4.5" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
