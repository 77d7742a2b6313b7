import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import type { Page } from "../../../../blocks/document.ts";
import { bodyClass, PageView, pageStyles } from "../../../../blocks/page/page-view.tsx";
import { addressOfAsset, addressOfPage } from "../../addresses.ts";
import { useEditor } from "../context.ts";
import { undoKey } from "../saving/undo-keys.ts";
import { TypeInPage, useTyping } from "./type-in-page.tsx";

const widths = { desktop: 1280, phone: 390 } as const;
type Width = keyof typeof widths;

type CanvasProps = {
  page: Page;
  /** The number of the revision that was opened. */
  revision: number;
  /** The id of the block that is being edited. */
  chosen: string | undefined;
  /** @param what was pressed: a text is typed in here, anything else has its fields beside the page. */
  onChoose(blockId: string, what: "text" | "section"): void;
  /** @param key of the photo that was pressed. */
  onChoosePhoto(blockId: string, key: string): void;
};

/**
 * The page as it will be, on a phone or a desktop. The server’s page is in the frame at first, and is
 * all of it without a script; from then on it is drawn here with every key.
 */
export function Canvas({ page, revision, chosen, onChoose, onChoosePhoto }: CanvasProps) {
  const { siteId, content, step } = useEditor();
  const { document, facts } = content;
  const [chosenWidth, setWidth] = useState<Width>();
  const [source] = useState(() => addressOfPage(siteId, page.path, revision));
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const canvas = useCanvasDocument(frame);
  const room = useRoom(box);
  const width = chosenWidth ?? (room && room.width < 600 ? "phone" : "desktop");
  const view = useMemo(
    () => ({
      design: document.design,
      companion: document.companion,
      page,
      pages: document.pages,
      facts,
      shown: "all" as const,
      isEdited: true,
      address: addressOfAsset(siteId),
      pageAddress: (path: string) => addressOfPage(siteId, path),
    }),
    [page, document.pages, facts, siteId, document.design, document.companion],
  );
  const styles = useMemo(() => pageStyles(document, view), [document, view]);
  // Drawn once a change, and not again for what is around it: a page has up to 80 blocks.
  const drawn = useMemo(() => <PageView {...view} />, [view]);
  useStyles(canvas, styles, 0);
  useStyles(
    canvas,
    chosen ? `#${chosen} { outline: 3px solid #c4622d; outline-offset: -3px; }` : "",
    1,
  );
  useLayoutEffect(() => {
    if (canvas) canvas.body.className = bodyClass(document) ?? "";
  }, [canvas, document]);
  const typing = useTyping(canvas, page);
  useListening(canvas, "keydown", (event) => {
    const way = undoKey(event);
    if (!way) return;
    event.preventDefault();
    step(way);
  });
  // Nothing in it leads anywhere: a press chooses what is there.
  useListening(canvas, "click", (event) => {
    event.preventDefault();
    const { target } = event;
    if (!isElement(target, canvas)) return;
    const blocks = document.pages.flatMap(({ blocks }) => blocks);
    const block = blocks.find(({ id }) => target.closest(`#${id}`));
    if (!block) return;
    target.closest("details")?.setAttribute("open", "");
    if (target.matches("img")) {
      const file = target.getAttribute("src")?.split("/").at(-1) ?? "";
      return onChoosePhoto(block.id, file.replace(/-\d+\.webp$/, ""));
    }
    const isText = typing.startAt(block, target, event);
    onChoose(block.id, isText ? "text" : "section");
  });
  useEffect(() => {
    if (canvas && chosen) scrollTo(canvas, chosen);
  }, [canvas, chosen]);

  const scale = room ? Math.min(1, room.width / widths[width]) : 1;
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div role="group" aria-label="Width of the page" className="flex gap-2">
        {(["desktop", "phone"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
            className="min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3.5 font-semibold text-small hover:border-ink aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
          >
            {each === "desktop" ? "Desktop" : "Phone"}
          </button>
        ))}
      </div>
      <div
        ref={box}
        className="h-[75svh] overflow-hidden rounded-card border border-line bg-sand lg:h-[calc(100svh-6rem)]"
      >
        <iframe
          ref={frame}
          src={source}
          title="The page"
          className="mx-auto block size-full border-0 bg-surface"
          style={
            room && {
              width: widths[width],
              height: room.height / scale,
              transform: `scale(${scale})`,
              transformOrigin: "0 0",
              marginLeft: Math.max(0, (room.width - widths[width] * scale) / 2),
            }
          }
        />
      </div>
      {canvas && createPortal(drawn, canvas.body)}
      {canvas && <TypeInPage canvas={canvas} typing={typing} />}
    </div>
  );
}

/** The frame’s document once it has loaded, emptied of what the server put there. */
function useCanvasDocument(frame: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const [canvas, setCanvas] = useState<Document>();
  useEffect(() => {
    const element = frame.current;
    const takeOver = () => {
      const loaded = element?.contentDocument;
      if (!loaded?.querySelector("#main")) return; // not yet, or an answer that is no page
      loaded.body.replaceChildren();
      loaded.querySelector("style")?.remove();
      setCanvas(loaded);
    };
    if (element?.contentDocument?.readyState === "complete") takeOver();
    element?.addEventListener("load", takeOver);
    return () => element?.removeEventListener("load", takeOver);
  }, [frame]);
  return canvas;
}

/**
 * Adopts a stylesheet that the frame’s own window made: no policy of the page needs to allow it.
 *
 * @param at its place among those of the document
 */
function useStyles(canvas: Document | undefined, styles: string, at: number): void {
  useLayoutEffect(() => {
    const view = canvas?.defaultView;
    if (!view) return;
    const sheet = canvas.adoptedStyleSheets[at] ?? new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    if (!canvas.adoptedStyleSheets[at]) canvas.adoptedStyleSheets.push(sheet);
  }, [canvas, styles, at]);
}

/** Listens in the frame, which can run nothing itself. */
function useListening<Type extends "click" | "keydown">(
  canvas: Document | undefined,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    const listening = new AbortController();
    canvas?.addEventListener(type, (event) => listen(event), { signal: listening.signal });
    return () => listening.abort();
  }, [canvas, type]);
}

/** The frame’s window has its own `Element`. */
function isElement(target: EventTarget | null, canvas: Document | undefined): target is Element {
  const view = canvas?.defaultView;
  return view ? target instanceof view.Element : false;
}

/** Inside of the frame alone: `scrollIntoView` would move the page around it too. */
function scrollTo(canvas: Document, blockId: string): void {
  const view = canvas.defaultView;
  const box = canvas.getElementById(blockId)?.getBoundingClientRect();
  if (!view || !box) return;
  const isInView = box.top >= 0 && box.bottom <= view.innerHeight;
  if (!isInView) view.scrollTo({ top: view.scrollY + box.top - 40 });
}

/** How much room an element has, once it is known. */
function useRoom(box: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Nothing while another tab is shown.
      if (width > 0) setRoom({ width, height });
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
