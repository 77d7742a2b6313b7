import { describeFact } from "../../../../blocks/facts/fact-descriptions.ts";
import type { FactName } from "../../../../blocks/facts/facts.ts";
import { useEditor } from "../context.ts";
import { removeFact, setFact } from "../operations.ts";
import { TextFactField } from "./fields.tsx";
import { FieldByKind } from "./fields-of.tsx";
import { HoursField } from "./hours-field.tsx";

/** The field of a fact, by its kind. A list without anything in it is no fact. */
export function FactField({ name }: { name: FactName }) {
  const { content, change } = useEditor();
  const field = describeFact(name);
  switch (field.kind) {
    case "line":
      return <TextFactField name={name} label={field.label} />;
    case "hours":
      return <HoursField />;
    default:
      return (
        <FieldByKind
          field={field}
          path={`facts.${name}.value`}
          value={content.facts[name]?.value}
          onChange={(value, step = "") =>
            change(
              (content) =>
                Array.isArray(value) && value.length > 0
                  ? setFact(content, name, value)
                  : removeFact(content, name),
              step === null ? undefined : `facts.${name}.${step}`,
            )
          }
        />
      );
  }
}
