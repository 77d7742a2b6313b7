import { describeFact } from "../../../../blocks/facts/fact-descriptions.ts";
import type { Open } from "../../../../blocks/facts/facts.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/forms/field-error.tsx";
import { useEditor } from "../context.ts";
import { removeFact, setFact } from "../operations.ts";
import { DaysChoice } from "./days-choice.tsx";

/** Rows of days with the same times. */
export function HoursField() {
  const { content, change } = useEditor();
  const hours = content.facts.hours?.value ?? [];
  const set = (hours: Open[]) =>
    change((content) =>
      hours.length > 0 ? setFact(content, "hours", hours) : removeFact(content, "hours"),
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold leading-snug">{describeFact("hours").label}</legend>
      {hours.map((open, at) => (
        <HoursRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that stays
          key={at}
          at={at}
          open={open}
          onChange={(changed) => set(hours.with(at, changed))}
          onRemove={() => set(hours.toSpliced(at, 1))}
        />
      ))}
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => set([...hours, { days: freeDays(hours), opens: "09:00", closes: "17:00" }])}
      >
        Add hours
      </Button>
    </fieldset>
  );
}

/** The days that have no hours yet, for the next row: Monday to Friday at first. */
function freeDays(hours: readonly Open[]): number[] {
  if (hours.length === 0) return [1, 2, 3, 4, 5];
  const taken = hours.flatMap(({ days }) => days);
  const [next = 1] = [1, 2, 3, 4, 5, 6, 7].filter((day) => !taken.includes(day));
  return [next];
}

type HoursRowProps = {
  at: number;
  open: Open;
  onChange(open: Open): void;
  onRemove(): void;
};

function HoursRow({ at, open, onChange, onRemove }: HoursRowProps) {
  const { errorAt } = useEditor();
  const path = `facts.hours.value.${at}`;
  const error = errorAt(`${path}.days`) ?? errorAt(`${path}.opens`) ?? errorAt(`${path}.closes`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset says its legend twice
    <div
      role="group"
      aria-label={`Hours ${at + 1}`}
      className="grid gap-3 rounded-card border border-line p-3"
    >
      <DaysChoice days={open.days} onChange={(days) => onChange({ ...open, days })} />
      <div className="flex flex-wrap items-end gap-2">
        <TimeField
          label="Opens"
          value={open.opens}
          onChange={(opens) => onChange({ ...open, opens })}
        />
        <TimeField
          label="Closes"
          value={open.closes}
          onChange={(closes) => onChange({ ...open, closes })}
        />
        <Button look="quiet" size="small" onClick={onRemove}>
          Remove<span className="sr-only"> hours {at + 1}</span>
        </Button>
      </div>
      <FieldError id={`${path}-error`}>{error}</FieldError>
    </div>
  );
}

type TimeFieldProps = { label: string; value: string; onChange(value: string): void };

function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <label className="grid gap-1 text-small">
      {label}
      <input
        type="time"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 rounded-card border border-edge bg-surface px-2"
      />
    </label>
  );
}
