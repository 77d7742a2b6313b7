import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { pathOfPlace } from "../../../../core/sites/revisions/content-place.ts";
import { useEditor } from "../context.ts";
import { keepFocus } from "../focus-soon.ts";
import { isSameText, placesIn, type TextPlace } from "./page-places.ts";
import { currentWords, setText, withoutEmptied, withPriceInDollars } from "./page-texts.ts";

type TypeHereProps = {
  canvas: Document;
  /** The text where it was when it was chosen. */
  place: TextPlace;
  /** Where the caret begins, in characters. */
  caret: number | undefined;
  /** What the field is called for a screen reader. */
  label: string;
  /** @param to where to go on: to the next text or the one before, or back to the fields. */
  onEnd(to?: "next" | "previous" | "fields"): void;
};

/**
 * A field that lies on a text of the page, in its letters. The page below is drawn with every key, as
 * it is from the fields; no markup can come from here.
 */
export function TypeHere({ canvas, place, caret, label, onEnd }: TypeHereProps) {
  const { content, change, errorAt } = useEditor();
  const { text, sectionId } = place;
  const field = useRef<HTMLTextAreaElement>(null);
  const element = useRef(place.element);
  const words = currentWords(content, text);

  useLayoutEffect(() => {
    if (words === undefined) return onEnd();
    // What is drawn anew may be another element; where nothing is drawn, it stays where it was.
    const places = placesIn(canvas, sectionId, content);
    element.current =
      places.find((other) => isSameText(other.text, text))?.element ?? element.current;
    if (field.current && element.current.isConnected) layOver(field.current, element.current);
  });
  useEffect(() => {
    const at = caret ?? text.words.length;
    keepFocus();
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(at, at);
  }, [caret, text]);

  const end = (to?: "next" | "previous" | "fields") => {
    change((content) => withPriceInDollars(withoutEmptied(content, text), text), stepOf(place));
    onEnd(to);
  };
  const keyDown = (event: KeyboardEvent) => {
    // Safari ends a composition first, and then says which key did: with the code of none.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const isDone = event.key === "Escape" || (event.key === "Enter" && !text.hasLines);
    if (!isDone && event.key !== "Tab") return;
    event.preventDefault();
    end(isDone ? "fields" : event.shiftKey ? "previous" : "next");
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      aria-invalid={errorAt(pathOfPlace(content, text)) ? true : undefined}
      value={words ?? ""}
      spellCheck
      onKeyDown={keyDown}
      onBlur={() => end()}
      onChange={({ target }) => {
        const typed = text.hasLines ? target.value : target.value.replace(/\s*\n\s*/g, " ");
        change((content) => setText(content, text, typed), stepOf(place));
      }}
    />
  );
}

/** Typing on in one text is one step of undo. */
function stepOf({ text }: TextPlace): string {
  return [text.owner, ...text.path, text.before.length].join(".");
}

/** What makes letters look as they do. */
const letters = [
  ...(["fontFamily", "fontSize", "fontWeight", "fontStyle", "fontStretch", "lineHeight"] as const),
  ...(["letterSpacing", "textAlign", "textTransform", "color", "fontVariationSettings"] as const),
];

function layOver(field: HTMLTextAreaElement, element: Element): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const style = view.getComputedStyle(element);
  for (const name of letters) field.style[name] = style[name];
  const box = element.getBoundingClientRect();
  const lines = linesOf(element);
  const left = box.left + Number.parseFloat(style.paddingLeft) + view.scrollX;
  const right = box.right - Number.parseFloat(style.paddingRight) + view.scrollX;
  Object.assign(field.style, {
    ...{ position: "absolute", zIndex: "1000", boxSizing: "content-box", overflow: "hidden" },
    ...{ margin: "0", padding: "0", border: "0", minHeight: "0", maxWidth: "none" },
    ...{ resize: "none", borderRadius: "2px", outline: "3px solid #c4622d", outlineOffset: "4px" },
    background: surfaceUnder(element, view),
    left: `${left}px`,
    top: `${lines.top + view.scrollY}px`,
    width: `${Math.ceil(right - left) + 1}px`,
    height: `${lines.height}px`,
  });
  // Its lines may break elsewhere than those of the page, which balances some.
  field.style.height = `${Math.max(lines.height, field.scrollHeight)}px`;
}

/** The box of the words alone: an element may have a field below them. */
function linesOf(element: Element): DOMRect {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (!first) return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.setStartBefore(first);
  for (let node: Node | null = first; node; node = walker.nextNode()) range.setEndAfter(node);
  return range.getBoundingClientRect();
}

/** The colour behind an element: the field covers the words below it. */
function surfaceUnder(element: Element, view: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = view.getComputedStyle(at);
    if (!/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return "#fff";
}
