import { type ChangeEventHandler, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

export type RadioCard<Value extends string> = {
  value: Value;
  title: string;
  /** One short line below the title. */
  detail?: ReactNode;
  /** Stands out at the card's right, such as a price. */
  aside?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly RadioCard<Value>[];
  defaultValue?: Value | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
};

/** A question with one answer: native radios, each shown as a card that can be clicked anywhere. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  defaultValue,
  error,
  required,
  onChange,
}: RadioCardsProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="group/radios grid gap-2"
    >
      <legend className="mb-2 font-semibold leading-snug">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3.5 rounded-card border border-edge bg-surface p-4 transition-colors hover:border-ink has-checked:border-eucalyptus has-checked:bg-leaf has-checked:ring-1 has-checked:ring-eucalyptus has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 group-data-invalid/radios:border-danger"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            required={required}
            onChange={onChange}
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
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
