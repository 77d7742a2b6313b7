import type { ReactNode } from "react";
import type { FactName } from "../../../blocks/facts.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { LinesField, TextFactField } from "./fields.tsx";
import { HoursField } from "./hours-field.tsx";
import { QuestionsField, ServicesField, StepsField } from "./list-facts.tsx";
import { confirmFact, removeFact, setFact } from "./operations.ts";
import { factNames, sourceWords, usesOfFact } from "./words.ts";

const lineFacts = ["name", "shortName", "trade", "phone", "email", "address"] as const;

/** What is true of the business. A change shows wherever a page says it. */
export function FactsForm() {
  const { document } = useEditor().content;
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
        <HoursField uses={usesOfFact(document, "hours")} />
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

/** A fact with who said it, and a button while it waits to be confirmed. */
function Fact({ name, children }: { name: FactName; children: ReactNode }) {
  const { content, change } = useEditor();
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
              onClick={() => change((content) => confirmFact(content, name))}
            >
              Confirm {factNames[name].toLowerCase()}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
