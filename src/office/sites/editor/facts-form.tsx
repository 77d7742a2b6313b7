import type { ReactNode } from "react";
import type { FactName } from "../../../blocks/facts.ts";
import { blockNames } from "../../../core/sites/block-names.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { LinesField, TextFactField } from "./fields.tsx";
import { focusSoon } from "./focus-soon.ts";
import { HoursField } from "./hours-field.tsx";
import { QuestionsField, ServicesField, StepsField } from "./list-facts.tsx";
import { confirmFact, removeFact, setFact } from "./operations.ts";
import { factNames, pageName, sourceWords, usesOfFact } from "./words.ts";

const lineFacts = ["name", "shortName", "trade", "phone", "email", "address"] as const;

/** What is true of the business. A change shows wherever a page says it. */
export function FactsForm() {
  return (
    <div className="grid gap-6">
      {lineFacts.map((name) => (
        <Fact key={name} name={name}>
          <TextFactField name={name} label={factNames[name]} />
        </Fact>
      ))}
      <Fact name="area">
        <LinesFactField name="area" hint="Towns and suburbs, one a line." />
      </Fact>
      <Fact name="areaNote">
        <TextFactField name="areaNote" label={factNames.areaNote} />
      </Fact>
      <Fact name="hours">
        <HoursField />
      </Fact>
      <Fact name="hoursNote">
        <TextFactField name="hoursNote" label={factNames.hoursNote} />
      </Fact>
      <Fact name="credentials">
        <LinesFactField name="credentials" hint="What somebody has seen proof of, one a line." />
      </Fact>
      <Fact name="services">
        <ServicesField />
      </Fact>
      <Fact name="steps">
        <StepsField />
      </Fact>
      <Fact name="questions">
        <QuestionsField />
      </Fact>
    </div>
  );
}

/** A fact that is a list, one a line. */
function LinesFactField({ name, hint }: { name: "area" | "credentials"; hint: string }) {
  const { content, change } = useEditor();
  return (
    <LinesField
      label={factNames[name]}
      path={`facts.${name}.value`}
      hint={hint}
      value={content.facts[name]?.value ?? []}
      onChange={(lines) =>
        change(
          (content) =>
            lines.length > 0 ? setFact(content, name, lines) : removeFact(content, name),
          `facts.${name}`,
        )
      }
    />
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
                say(`${factNames[name]} confirmed`);
                focusSoon(`#fact-${name} :is(input, textarea, button, summary)`);
              }}
            >
              Confirm {factNames[name].toLowerCase()}
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
  if (uses.length === 0) return <p className="text-muted text-small">Shown nowhere yet</p>;
  return (
    <details className="text-small">
      <summary className="min-h-8 cursor-pointer content-center text-link">
        Used in {uses.length} {uses.length === 1 ? "place" : "places"}
        <span className="sr-only">: {factNames[name].toLowerCase()}</span>
      </summary>
      <ul className="grid gap-1">
        {uses.map(({ page, block }) => (
          <li key={block.id}>
            <button
              type="button"
              className="wrap-anywhere min-h-8 cursor-pointer text-left text-link"
              onClick={() => goTo(block.id)}
            >
              {pageName(page)}: {blockNames[block.type]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
