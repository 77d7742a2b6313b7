import { describeBlock } from "../../../../blocks/descriptions.ts";
import { describeFact } from "../../../../blocks/facts/fact-descriptions.ts";
import { Button } from "../../../../ui/button.tsx";
import type { PageText } from "../canvas/page-texts.ts";
import { useEditor } from "../context.ts";
import { Dialog } from "../dialog.tsx";
import { pageName, usesOfFact } from "../words.ts";

type FactQuestionProps = {
  text: PageText & { fact: NonNullable<PageText["fact"]> };
  /** @param answer whether the fact is to change, or only what this section says. */
  onAnswer(answer: "fact" | "words" | undefined): void;
};

/** Asks what is meant to change where a section names a fact. */
export function FactQuestion({ text: { fact, words }, onAnswer }: FactQuestionProps) {
  const uses = usesOfFact(useEditor().content.document, fact);
  const name = describeFact(fact).label.toLowerCase();
  return (
    <Dialog title={`Change the ${name}?`} onClose={() => onAnswer(undefined)}>
      <p>
        “{words}” is the {name}, one of the facts. It is used in {uses.length}{" "}
        {uses.length === 1 ? "place" : "places"}:{" "}
        {uses
          .map(({ page, block }) => `${describeBlock(block.type).name} (${pageName(page)})`)
          .join(", ")}
        .
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onAnswer("fact")}>
          Change the {name} everywhere
        </Button>
        <Button look="secondary" size="small" onClick={() => onAnswer("words")}>
          Use different words here
        </Button>
        <Button look="quiet" size="small" onClick={() => onAnswer(undefined)}>
          Leave it
        </Button>
      </div>
    </Dialog>
  );
}
