import { inDollars } from "../../../blocks/prices.ts";
import { useEditor } from "./context.ts";
import { LineField, LongField } from "./fields.tsx";
import { ItemsField } from "./items-field.tsx";
import { newBlockId } from "./new-block.ts";
import { type FactValue, removeFact, setFact } from "./operations.ts";
import { factNames } from "./words.ts";

// Facts that are lists of things with several fields each.

/** Services with their prices. */
export function ServicesField() {
  return (
    <ItemsField
      {...useListFact("services")}
      noun="service"
      titleOf={({ name }) => name}
      asideOf={({ price }) => price ?? "No price"}
      newItem={() => ({ id: newBlockId("services"), name: "" })}
    >
      {({ item, path, set }) => (
        <>
          <NameField
            path={path}
            value={item.name}
            onChange={(name) => set({ ...item, name }, "name")}
          />
          <LineField
            label="Price"
            path={`${path}.price`}
            hint="As the business says it: “from $180”. A number alone is in dollars."
            value={item.price ?? ""}
            onChange={(price) => set({ ...item, price: price || undefined }, "price")}
            onBlur={() => {
              const price = item.price && inDollars(item.price.trim());
              if (price !== item.price) set({ ...item, price }, "price");
            }}
          />
          <NoteField
            path={path}
            value={item.note}
            onChange={(note) => set({ ...item, note }, "note")}
          />
        </>
      )}
    </ItemsField>
  );
}

/** What happens from the first call to the end. */
export function StepsField() {
  return (
    <ItemsField
      {...useListFact("steps")}
      noun="step"
      titleOf={({ name }) => name}
      newItem={() => ({ id: newBlockId("steps"), name: "" })}
    >
      {({ item, path, set }) => (
        <>
          <NameField
            path={path}
            value={item.name}
            onChange={(name) => set({ ...item, name }, "name")}
          />
          <NoteField
            path={path}
            value={item.note}
            onChange={(note) => set({ ...item, note }, "note")}
          />
        </>
      )}
    </ItemsField>
  );
}

/** What people often ask. */
export function QuestionsField() {
  return (
    <ItemsField
      {...useListFact("questions")}
      noun="question"
      titleOf={({ question }) => question}
      asideOf={({ answer }) => (answer ? "" : "No answer: left out of what is published")}
      newItem={() => ({ id: newBlockId("questions"), question: "" })}
    >
      {({ item, path, set }) => (
        <>
          <LineField
            label="Question"
            path={`${path}.question`}
            value={item.question}
            onChange={(question) => set({ ...item, question }, "question")}
          />
          <LongField
            label="Answer"
            path={`${path}.answer`}
            value={item.answer ?? ""}
            onChange={(answer) => set({ ...item, answer: answer || undefined }, "answer")}
          />
        </>
      )}
    </ItemsField>
  );
}

type NameFieldProps = { path: string; value: string; onChange(name: string): void };

function NameField({ path, value, onChange }: NameFieldProps) {
  return <LineField label="Name" path={`${path}.name`} value={value} onChange={onChange} />;
}

type NoteFieldProps = {
  path: string;
  value: string | undefined;
  onChange(note: string | undefined): void;
};

function NoteField({ path, value = "", onChange }: NoteFieldProps) {
  return (
    <LineField
      label="Note"
      path={`${path}.note`}
      value={value}
      onChange={(note) => onChange(note || undefined)}
    />
  );
}

type ListFact = "services" | "steps" | "questions";

/** What a list of the facts needs, by its name. One without anything in it is no fact. */
function useListFact<Name extends ListFact>(name: Name) {
  const { content, change } = useEditor();
  const value: readonly FactValue<Name>[number][] = content.facts[name]?.value ?? [];
  return {
    label: factNames[name],
    path: `facts.${name}.value`,
    value,
    onChange: (items: FactValue<Name>, step: string | null) =>
      change(
        (content) => (items.length > 0 ? setFact(content, name, items) : removeFact(content, name)),
        step === null ? undefined : `facts.${name}.${step}`,
      ),
  };
}
