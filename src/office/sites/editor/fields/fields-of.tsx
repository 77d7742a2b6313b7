import type { AnyItemsField, Field, Fields } from "../../../../blocks/description.ts";
import { isDownload } from "../../../../blocks/download.ts";
import { inDollars } from "../../../../blocks/facts/prices.ts";
import { isAction, isText } from "../../../../blocks/fields.ts";
import { isPhoto } from "../../../../blocks/photos.ts";
import { asWebAddress } from "../../../../blocks/web-address.ts";
import { useEditor } from "../context.ts";
import { FileField } from "../pictures/file-field.tsx";
import { PlaceField } from "../pictures/photo-details.tsx";
import { PhotoField, PhotosField } from "../pictures/photo-field.tsx";
import {
  ActionsField,
  ChoiceField,
  DaysField,
  LineField,
  LinesField,
  LongField,
  TickField,
  WordsField,
} from "./fields.tsx";
import { ItemsField } from "./items-field.tsx";
import { useNewItem } from "./use-new-item.ts";

type FieldAt = {
  /** Where the value is. */
  path: string;
  /** @param step within the field, of what is typed; null for its own step. */
  onChange(value: unknown, step?: string | null): void;
};

type FieldsOfProps = {
  thing: object;
  fields: Fields;
  /** The thing as it begins: a text that it begins with may be empty, any other is then not there. */
  begins: object;
  fieldAt(name: string): FieldAt;
};

/** The fields of a block, or of a thing in a list of one. */
export function FieldsOf({ thing, fields, begins, fieldAt }: FieldsOfProps) {
  const all = Object.entries(fields).map(([name, field]) => {
    const { path, onChange } = fieldAt(name);
    const mayBeEmpty = name in begins || field.kind === "words";
    return {
      ...{ name, field, path, value: Reflect.get(thing, name) },
      onChange: (value: unknown, step?: string | null) =>
        onChange(value === "" && !mayBeEmpty ? undefined : value, step),
    };
  });
  const [halves, wide] = [true, false].map((isHalf) =>
    all
      .filter(({ field }) => (field.kind === "hundredth") === isHalf)
      .map(({ name, ...rest }) => <FieldByKind key={name} {...rest} />),
  );
  return (
    <>
      {wide}
      {halves && halves.length > 0 && <div className="grid grid-cols-2 gap-3">{halves}</div>}
    </>
  );
}

type FieldByKindProps = FieldAt & { field: Field; value: unknown };

/** The control for a kind of field. */
export function FieldByKind({ field, path, value, onChange }: FieldByKindProps) {
  const { label, hint } = field;
  const common = { label, path, onChange: (value: unknown) => onChange(value) };
  switch (field.kind) {
    case "words": {
      const { long, orFact } = field;
      const own = { long: long ?? false, orFact: orFact ?? false };
      return <WordsField {...common} {...own} hint={hint} value={isText(value) ? value : ""} />;
    }
    case "line":
      return <LineField {...common} hint={hint} value={textIn(value)} />;
    case "price":
    case "web": {
      const typed = textIn(value);
      const [type, mend] =
        field.kind === "price" ? (["text", inDollars] as const) : (["url", asWebAddress] as const);
      const leave = () => {
        const mended = mend(typed.trim());
        if (mended !== typed) onChange(mended);
      };
      return <LineField {...common} type={type} hint={hint} value={typed} onBlur={leave} />;
    }
    case "date":
    case "time":
      return <LineField {...common} type={field.kind} hint={hint} value={textIn(value)} />;
    case "days":
      return <DaysField {...common} value={listOf(value, isNumber)} />;
    case "long":
    case "prose":
      return <LongField {...common} hint={hint} value={textIn(value)} />;
    case "from fact":
      return <FromFactField {...common} fact={field.fact} value={textIn(value)} />;
    case "lines":
      return <LinesField {...common} hint={field.hint} value={listOf(value, isString)} />;
    case "choice":
      return (
        <ChoiceField
          {...common}
          options={field.without ? { "": field.without, ...field.options } : field.options}
          value={textIn(value)}
        />
      );
    case "tick":
      return <TickField {...common} value={value === true} />;
    case "hundredth":
      return <PlaceField {...common} value={Number(value)} />;
    case "photo":
    case "logo": {
      const { kind, required } = field;
      const photo = isPhoto(value) ? value : undefined;
      const choose = (photo: unknown) => (photo || !required) && onChange(photo);
      return <PhotoField {...common} kind={kind} value={photo} onChange={choose} />;
    }
    case "file":
      return <FileField {...common} value={isDownload(value) ? value : undefined} />;
    case "photos":
      return <PhotosField {...common} most={field.most} value={listOf(value, isPhoto)} />;
    case "actions":
      return <ActionsField {...common} most={field.most} value={listOf(value, isAction)} />;
    case "items":
      return <ItemsByKind field={field} path={path} value={value} onChange={onChange} />;
    case "layout": // of a whole block (block-form.tsx)
    case "hours": // of the facts alone (facts-form.tsx)
      return null;
  }
}

type FromFactFieldProps = {
  label: string;
  path: string;
  fact: "area" | "credentials";
  value: string;
  onChange(value: string): void;
};

/** A choice among what a fact lists; what is chosen stays one when the fact has changed. */
function FromFactField({ fact, value, ...field }: FromFactFieldProps) {
  const listed = useEditor().content.facts[fact]?.value ?? [];
  const options = Object.fromEntries([...listed, value].map((name) => [name, name]));
  return <ChoiceField {...field} value={value} options={options} />;
}

function ItemsByKind({
  field,
  path,
  value,
  onChange,
}: FieldByKindProps & { field: AnyItemsField }) {
  const { label, hint, noun, title, aside, fields, begins } = field;
  const items = listOf(value, isObject);
  return (
    <ItemsField
      {...{ label, hint, path, noun, onChange }}
      value={items}
      titleOf={(item) => title.map((name) => titleIn(Reflect.get(item, name))).find(Boolean) ?? ""}
      asideOf={(item) => {
        const said = aside && textIn(Reflect.get(item, aside.field));
        return said ? (aside?.isShown ? said : "") : (aside?.without ?? "");
      }}
      newItem={useNewItem(field, items)}
    >
      {({ item, path, set }) => (
        <FieldsOf
          thing={item}
          fields={fields}
          begins={begins}
          fieldAt={(name) => ({
            path: `${path}.${name}`,
            onChange: (value) => set({ ...item, [name]: value }, name),
          })}
        />
      )}
    </ItemsField>
  );
}

/** A photo is told by what it shows. */
function titleIn(value: unknown): string {
  return isPhoto(value) ? value.alt : textIn(value);
}

function textIn(value: unknown): string {
  return isString(value) ? value : "";
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
