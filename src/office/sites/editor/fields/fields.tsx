import { useId, useState } from "react";
import { describeFact } from "../../../../blocks/facts/fact-descriptions.ts";
import type { FactName } from "../../../../blocks/facts/facts.ts";
import type { Action, Text } from "../../../../blocks/fields.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/forms/field.tsx";
import { FieldError } from "../../../../ui/forms/field-error.tsx";
import { TextArea } from "../../../../ui/forms/text-area.tsx";
import { SelectField } from "../../../shell/select-field.tsx";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { removeFact, setFact } from "../operations.ts";
import { pageName, usesInWords } from "../words.ts";
import { DaysChoice } from "./days-choice.tsx";

// Fields of the editor. Each changes the site with every key; `path` is where its value is.

type FieldProps<Value, Given = Value> = {
  label: string;
  path: string;
  value: Given;
  onChange(value: Value): void;
  hint?: string | undefined;
};

/** One line. */
export function LineField({
  label,
  path,
  value,
  onChange,
  hint,
  type = "text",
  ...input
}: FieldProps<string> & {
  type?: "text" | "url" | "date" | "time";
  placeholder?: string;
  onBlur?(): void;
}) {
  return (
    <TextField
      {...input}
      type={type}
      label={label}
      name={path}
      hint={hint}
      value={value}
      error={useEditor().errorAt(path)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Several lines. */
export function LongField({
  label,
  path,
  value,
  onChange,
  hint,
  placeholder,
}: FieldProps<string> & { placeholder?: string }) {
  const longest = Math.max(value.length, placeholder?.length ?? 0);
  return (
    <TextArea
      placeholder={placeholder}
      label={label}
      name={path}
      hint={hint}
      rows={Math.min(14, 3 + Math.floor(longest / 70))}
      value={value}
      error={useEditor().errorAt(path)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A list, one a line. */
export function LinesField({
  value,
  onChange,
  path,
  ...rest
}: FieldProps<string[], readonly string[]> & { hint: string }) {
  const { errorAt } = useEditor();
  // As typed: the empty line that somebody is about to fill is none of the list.
  const [typed, setTyped] = useState(value.join("\n"));
  const shown = linesOf(typed).join("\n") === value.join("\n") ? typed : value.join("\n");
  const wrong = value.flatMap((line, at) => {
    const error = errorAt(`${path}.${at}`);
    return error ? [`“${line.slice(0, 30)}…”: ${error}`] : [];
  });
  return (
    <TextArea
      {...rest}
      name={path}
      rows={Math.max(3, value.length + 1)}
      value={shown}
      error={errorAt(path) ?? wrong[0]}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

/** The facts that a text can name. */
const textFacts = ["name", "shortName", "trade", "phone", "email", "address"] as const;

type WordsFieldProps = FieldProps<Text, Text | undefined> & {
  long?: boolean;
  /** Whether a fact is likely here, so that one can be chosen. */
  orFact?: boolean;
};

/** Words of this block alone, or a fact, which is then changed wherever it is. */
export function WordsField({
  long = false,
  orFact = false,
  value = "",
  ...field
}: WordsFieldProps) {
  const { onChange, label } = field;
  const { content } = useEditor();
  const known = textFacts.filter((name) => content.facts[name]);
  return (
    <div className="grid gap-1">
      {typeof value === "string" ? (
        long ? (
          <LongField {...field} value={value} />
        ) : (
          <LineField {...field} value={value} />
        )
      ) : (
        <TextFactField
          name={value.fact}
          label={`${label}: ${describeFact(value.fact).label.toLowerCase()}`}
          hint={usesInWords(content.document, value.fact)}
        />
      )}
      {(orFact || typeof value !== "string") && (
        <SelectField
          compact
          label={`What “${label}” says`}
          name={`${field.path}.says`}
          className="justify-self-start"
          value={typeof value === "string" ? "" : value.fact}
          onChange={({ target }) => {
            const fact = textFacts.find((name) => name === target.value);
            if (fact) onChange({ fact });
            else if (typeof value !== "string") onChange(content.facts[value.fact]?.value ?? "");
          }}
          options={[
            { value: "", label: "Custom text" },
            ...known.map((name) => ({
              value: name,
              label: `The ${describeFact(name).label.toLowerCase()}`,
            })),
          ]}
        />
      )}
    </div>
  );
}

type TextFactFieldProps = { name: FactName; label: string; hint?: string | undefined };

/** A fact of one line. */
export function TextFactField({ name, label, hint }: TextFactFieldProps) {
  const { content, change } = useEditor();
  const value = content.facts[name]?.value;
  return (
    <LineField
      label={label}
      path={`facts.${name}.value`}
      hint={hint}
      value={typeof value === "string" ? value : ""}
      onChange={(value) =>
        change(
          (content) =>
            value || name === "name" ? setFact(content, name, value) : removeFact(content, name),
          `facts.${name}`,
        )
      }
    />
  );
}

/** Days of the week. */
export function DaysField({
  label,
  path,
  value,
  onChange,
}: Omit<FieldProps<number[], readonly number[]>, "hint">) {
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold leading-snug">{label}</legend>
      <DaysChoice days={value} onChange={onChange} />
      <FieldError id={`${path}-error`}>{useEditor().errorAt(path)}</FieldError>
    </fieldset>
  );
}

/** A tick box. What is not ticked is not said at all. */
export function TickField({
  label,
  path,
  value = false,
  onChange,
}: Omit<FieldProps<true | undefined, boolean | undefined>, "hint">) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name={path}
        checked={value}
        onChange={({ target }) => onChange(target.checked || undefined)}
        className="size-5 accent-eucalyptus"
      />
      {label}
    </label>
  );
}

type ChoiceFieldProps<Value extends string> = Omit<FieldProps<Value>, "hint"> & {
  /** What each choice is called. */
  options: Readonly<Record<Value, string>>;
};

export function ChoiceField<Value extends string>({
  label,
  path,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const choices = Object.keys(options).filter((key): key is Value => Object.hasOwn(options, key));
  return (
    <SelectField
      label={label}
      name={path}
      value={value}
      options={choices.map((value) => ({ value, label: options[value] }))}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}

const targets: Record<Exclude<Action["to"], object>, string> = {
  enquiry: "The enquiry form",
  phone: "A call",
  email: "An email",
  directions: "Directions to the address",
  services: "Services and prices",
};

const knownTargets = ["enquiry", "phone", "email", "directions", "services"] as const;

/** Where a button leads: as a choice has it, what is found by its id is written as JSON. */
function TargetField({ value, onChange, ...field }: Omit<FieldProps<Action["to"]>, "hint">) {
  const { document, facts } = useEditor().content;
  const byId: { to: Action["to"]; label: string }[] = [
    ...(facts.links?.value ?? []).map(({ id, name }) => ({
      ...{ to: { link: id }, label: `The link “${name}”` },
    })),
    ...document.pages.map((page) => ({
      ...{ to: { page: page.id }, label: `The page “${pageName(page)}”` },
    })),
  ];
  const keyOf = (to: Action["to"]) => (typeof to === "string" ? to : JSON.stringify(to));
  const options = {
    ...targets,
    ...Object.fromEntries(byId.map(({ to, label }) => [keyOf(to), label])),
  };
  const chosen = keyOf(value);
  const gone = { [chosen]: "Something that no longer exists" };
  return (
    <ChoiceField
      {...field}
      value={chosen}
      options={chosen in options ? options : { ...options, ...gone }}
      onChange={(key) => {
        const to =
          knownTargets.find((known) => known === key) ??
          byId.find(({ to }) => keyOf(to) === key)?.to;
        if (to) onChange(to);
      }}
    />
  );
}

/** Buttons: what they say and where they lead. @param most how many there may be */
export function ActionsField({
  label,
  path,
  value,
  most,
  onChange,
}: FieldProps<Action[], readonly Action[]> & { most: number }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid gap-3">
      <p id={id} className="font-semibold leading-snug">
        {label}
      </p>
      {value.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button has nothing else that stays
        <div key={at} className="grid gap-3 rounded-card border border-line p-3">
          <LineField
            label={`Text of button ${at + 1}`}
            path={`${path}.${at}.label`}
            value={action.label}
            onChange={(label) => onChange(value.with(at, { ...action, label }))}
          />
          <TargetField
            label={`Button ${at + 1} leads to`}
            path={`${path}.${at}.to`}
            value={action.to}
            onChange={(to) => onChange(value.with(at, { ...action, to }))}
          />
          <Button
            look="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => {
              onChange(value.toSpliced(at, 1));
              focusSoon(`#${CSS.escape(id)} ~ button`);
            }}
          >
            Remove button {at + 1}
          </Button>
        </div>
      ))}
      {value.length < most && (
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => {
            onChange([...value, { label: "Get in touch", to: "enquiry" }]);
            focusSoon(`[name="${path}.${value.length}.label"]`);
          }}
        >
          Add a button
        </Button>
      )}
    </fieldset>
  );
}
