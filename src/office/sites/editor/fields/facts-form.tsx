import type { ReactNode } from "react";
import { describeBlock } from "../../../../blocks/descriptions.ts";
import { describeFact, factNames } from "../../../../blocks/facts/fact-descriptions.ts";
import type { FactName } from "../../../../blocks/facts/facts.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { confirmFact } from "../operations.ts";
import { pageName, sourceWords, usesOfFact } from "../words.ts";
import { FactField } from "./fact-field.tsx";

/** What is true of the business. A change shows wherever a page says it. */
export function FactsForm() {
  return (
    <div className="grid gap-6">
      {factNames.map((name) => (
        <Fact key={name} name={name}>
          <FactField name={name} />
        </Fact>
      ))}
    </div>
  );
}

/** A fact with who said it, a button while it waits to be confirmed, and where it is used. */
function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  const { content, change, say } = useEditor();
  const fact = content.facts[name];
  return (
    <div id={`fact-${name}`} className="grid gap-2">
      {children}
      {fact && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted text-small">
          {fact.confirmed ? "Confirmed" : "To confirm"}, {sourceWords[fact.source]}
          {!fact.confirmed && (
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                change((content) => confirmFact(content, name));
                say(`${describeFact(name).label} confirmed`);
                focusSoon(`#fact-${name} :is(input, textarea, button, summary)`);
              }}
            >
              Confirm {describeFact(name).label.toLowerCase()}
            </Button>
          )}
        </p>
      )}
      <FactUses name={name} />
    </div>
  );
}

/** Where a fact is used, with the way there. */
function FactUses({ name }: { name: FactName }) {
  const { content, goTo } = useEditor();
  const uses = usesOfFact(content.document, name);
  if (!content.facts[name]) return null;
  if (uses.length === 0) return <p className="text-muted text-small">Not shown anywhere yet</p>;
  return (
    <details className="text-small">
      <summary className="min-h-8 cursor-pointer content-center text-link">
        Used in {uses.length} {uses.length === 1 ? "place" : "places"}
        <span className="sr-only">: {describeFact(name).label.toLowerCase()}</span>
      </summary>
      <ul className="grid gap-1">
        {uses.map(({ page, block }) => (
          <li key={block.id}>
            <button
              type="button"
              className="wrap-anywhere min-h-8 cursor-pointer text-left text-link"
              onClick={() => goTo(block.id)}
            >
              {pageName(page)}: {describeBlock(block.type).name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
