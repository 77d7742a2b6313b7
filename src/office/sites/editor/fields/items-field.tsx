import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/forms/field-error.tsx";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";

type ItemsFieldProps<Item> = {
  label: string;
  hint?: string | undefined;
  path: string;
  value: readonly Item[];
  /** @param step names what was typed in; null for its own step. */
  onChange(items: Item[], step: string | null): void;
  /** What one is called: “service”. */
  noun: string;
  titleOf(item: NoInfer<Item>): string;
  /** Said beside the title: a price. */
  asideOf?(item: NoInfer<Item>): string;
  /** One as it begins; without it no more can be added. */
  newItem: (() => NoInfer<Item>) | undefined;
  /** The fields of one. */
  children(row: Row<Item>): ReactNode;
};

type Row<Item> = {
  item: Item;
  path: string;
  /** @param name of the field that was typed in. */
  set(item: Item, name: string): void;
};

/** A list of things with several fields each, in the order of the page. */
export function ItemsField<Item extends object>(props: ItemsFieldProps<Item>) {
  const { label, hint, path, value, onChange, noun, titleOf, asideOf, newItem, children } = props;
  const { errorAt, say } = useEditor();
  const id = useId();
  return (
    <fieldset id={id} className="grid gap-3">
      <legend className="font-semibold leading-snug">{label}</legend>
      {hint && <p className="text-muted text-small">{hint}</p>}
      {value.map((item, at) => (
        <ItemRow
          key={"id" in item ? String(item.id) : at}
          title={titleOf(item)}
          aside={errorAt(`${path}.${at}`) ? "To fix" : asideOf?.(item)}
          name={titleOf(item) || `${noun} ${at + 1}`}
          isFirst={at === 0}
          isLast={at === value.length - 1}
          onMove={(by) => {
            onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, item), null);
            const row = `#${CSS.escape(id)} > details:nth-of-type(${at + by + 1})`;
            focusSoon(`${row} .${by < 0 ? "up" : "down"}`, `${row} .${by < 0 ? "down" : "up"}`);
          }}
          onRemove={() => {
            onChange(value.toSpliced(at, 1), null);
            say(`${titleOf(item) || noun} removed. Undo brings it back`);
            focusSoon(`#${CSS.escape(id)} > button`, `#${CSS.escape(id)} summary`);
          }}
        >
          {children({
            item,
            path: `${path}.${at}`,
            set: (changed, name) => onChange(value.with(at, changed), `${at}.${name}`),
          })}
        </ItemRow>
      ))}
      <FieldError id={`${path}-error`}>{value.length === 0 ? errorAt(path) : undefined}</FieldError>
      {newItem && (
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => {
            onChange([...value, newItem()], null);
            focusSoon(`#${CSS.escape(id)} > details:last-of-type :is(input, textarea, select)`);
          }}
        >
          Add a {noun}
        </Button>
      )}
    </fieldset>
  );
}

type ItemRowProps = {
  title: string;
  aside: string | undefined;
  /** Read out with the buttons. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
  children: ReactNode;
};

function ItemRow({
  title,
  aside,
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
  children,
}: ItemRowProps) {
  const [isNew] = useState(title === "");
  const named = <span className="sr-only"> {name}</span>;
  return (
    <details open={isNew} className="rounded-card border border-line">
      <summary className="wrap-anywhere flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2">
        <span className="min-w-0 font-semibold">{title || "Unnamed"}</span>
        <span className="text-muted text-small">{aside}</span>
      </summary>
      <div className="grid gap-3 px-3 pb-3">
        {children}
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            className="up"
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            Up{named}
          </Button>
          <Button
            look="secondary"
            size="small"
            className="down"
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            Down{named}
          </Button>
          <Button look="quiet" size="small" onClick={onRemove}>
            Remove{named}
          </Button>
        </div>
      </div>
    </details>
  );
}
