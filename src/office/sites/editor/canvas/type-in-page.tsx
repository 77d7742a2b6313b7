import { type Dispatch, type SetStateAction, useState } from "react";
import { createPortal } from "react-dom";
import type { Block, Page } from "../../../../blocks/document.ts";
import { describeFact, factNames } from "../../../../blocks/facts/fact-descriptions.ts";
import { seenBlocks } from "../../../../blocks/seen-blocks.ts";
import { useEditor } from "../context.ts";
import { FactQuestion } from "../fields/fact-question.tsx";
import { focusSoon } from "../focus-soon.ts";
import { isSameText, placesIn, type TextPlace } from "./page-places.ts";
import { type PageText, setText } from "./page-texts.ts";
import { TypeHere } from "./type-here.tsx";

type At = { place: TextPlace; caret?: number | undefined } | undefined;

/** Which text of the page is typed in. */
export type Typing = {
  at: At;
  set: Dispatch<SetStateAction<At>>;
  /** Begins at a press. @returns whether there is a text to type in. */
  startAt(block: Block, target: Element, press: { clientX: number; clientY: number }): boolean;
  /** The text that follows in the page, or the one before. */
  beside(place: TextPlace, by: 1 | -1): TextPlace | undefined;
};

export function useTyping(canvas: Document | undefined, page: Page): Typing {
  const [at, set] = useState<At>();
  const { content } = useEditor();
  const placesOf = ({ id }: Block) => (canvas ? placesIn(canvas, id, content) : []);
  return {
    at,
    set,
    startAt(block, target, press) {
      const place = placesOf(block).find(({ element }) => element.contains(target));
      set(place && { place, caret: caretAt(place.element, press) });
      return place !== undefined;
    },
    beside(place, by) {
      const { document, facts } = content;
      const places = seenBlocks(page, document.pages, { facts, shown: "all" })
        .flatMap(placesOf)
        .filter(({ text, element }) => !text.fact && element.getClientRects().length > 0);
      const from = places.findIndex(
        (other) => other.sectionId === place.sectionId && isSameText(other.text, place.text),
      );
      return from < 0 ? undefined : places[from + by];
    },
  };
}

/** How many characters before a press a text has begun; undefined where it has several parts. */
function caretAt(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const caret = element.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  const isItsOnly = caret?.offsetNode.textContent === element.textContent;
  return isItsOnly ? caret?.offset : undefined;
}

type TypeInPageProps = { canvas: Document; typing: Typing };

/** The field on the text that is typed in, or the question which text is meant. */
export function TypeInPage({ canvas, typing: { at, set, beside } }: TypeInPageProps) {
  const { change } = useEditor();
  if (!at) return null;
  const { place, caret } = at;
  const { text } = place;
  if (isFact(text)) {
    const { fact, ...own } = text;
    return (
      <FactQuestion
        text={text}
        onAnswer={(answer) => {
          if (answer === "words") change((content) => setText(content, own, own.words));
          const ofFact = { ...own, owner: "facts", path: [fact, "value"] };
          set(answer && { place: { ...place, text: answer === "fact" ? ofFact : own } });
          if (!answer) backToFields();
        }}
      />
    );
  }
  const end = (to?: "next" | "previous" | "fields") => {
    const next =
      to === "next" || to === "previous" ? beside(place, to === "next" ? 1 : -1) : undefined;
    // A field that goes is left once more, when the next one has begun.
    set((now) => (now === at ? next && { place: next } : now));
    if (to && !next) backToFields();
  };
  const [name = ""] = text.path;
  const fact = text.owner === "facts" && factNames.find((known) => known === name);
  return createPortal(
    <TypeHere
      key={[place.sectionId, text.owner, ...text.path, text.before.length].join()}
      canvas={canvas}
      place={place}
      caret={caret}
      label={fact ? `${describeFact(fact).label}, a fact` : "This text"}
      onEnd={end}
    />,
    canvas.body,
  );
}

function isFact(text: PageText): text is PageText & { fact: NonNullable<PageText["fact"]> } {
  return text.fact !== undefined;
}

/** To the chosen section’s fields, or to the tab of the page where those are in another. */
function backToFields(): void {
  focusSoon("#block-title", "#tab-page");
}
