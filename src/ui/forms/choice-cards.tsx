import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

export type ChoiceCard = {
  value: string;
  title: string;
  /** One short line below the title. */
  detail?: ReactNode;
  /** Highlighted at the right of the card, such as a price. */
  aside?: ReactNode;
};

type ChoiceCardsProps = {
  /** One answer, or any number. */
  type: "radio" | "checkbox";
  legend: string;
  name: string;
  options: readonly ChoiceCard[];
  /** Shown below the legend and read out with the group. */
  hint?: ReactNode;
  defaultValue?: string | readonly string[] | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  /** Short choices side by side: `row` from small tablets up, `grid` in pairs even on a phone. */
  arrangement?: keyof typeof arrangements | undefined;
};

/** Native radios or checkboxes, each shown as a card that can be clicked anywhere. */
export function ChoiceCards({
  type,
  legend,
  name,
  options,
  hint,
  error,
  arrangement = "stack",
  defaultValue = [],
  required,
}: ChoiceCardsProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      data-invalid={error ? true : undefined}
      aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
      className="group/choices grid gap-2"
    >
      <legend className="mb-2 font-semibold leading-snug">{legend}</legend>
      {hint && (
        <p id={hintId} className="-mt-2 mb-1 text-muted text-small">
          {hint}
        </p>
      )}
      <div className={`grid gap-2 ${arrangements[arrangement]}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="choice flex items-start gap-3.5 bg-surface p-4 group-data-invalid/choices:border-danger"
          >
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={[defaultValue].flat().includes(option.value)}
              required={required}
              className="mt-0.5 size-5.5 shrink-0 accent-eucalyptus outline-none"
            />
            <span className="grid grow gap-x-4 sm:grid-cols-[1fr_auto]">
              <span className="font-semibold">{option.title}</span>
              {option.aside && (
                <span className="font-semibold text-eucalyptus sm:text-right">{option.aside}</span>
              )}
              {option.detail && (
                <span className="text-muted text-small sm:col-span-2">{option.detail}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

const arrangements = {
  stack: "",
  row: "sm:grid-cols-3 sm:*:gap-2.5 sm:*:px-3",
  grid: "grid-cols-2 *:gap-2.5 *:px-3 sm:grid-cols-3",
} as const;
