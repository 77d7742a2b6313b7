import { useId } from "react";
import { styleChoices } from "../../../core/briefs/fields.ts";
import { FieldError } from "../../../ui/forms/field-error.tsx";

type StyleChoiceCardsProps = {
  legend: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/**
 * The question about the look: native radio buttons, each a card with its drawing from
 * `StyleDrawings`.
 */
export function StyleChoiceCards({ legend, name, defaultValue, error }: StyleChoiceCardsProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2">
      <legend className="mb-2 font-semibold leading-snug">{legend}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {styleChoices.map((choice) => (
          <label
            key={choice.id}
            className={`choice relative grid content-start gap-3 bg-surface p-3 pb-4 ${error ? "border-danger" : ""}`}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 160 100"
              className="w-full overflow-hidden rounded-small"
            >
              <use href={`#style-${choice.id}`} />
            </svg>
            <span className="flex items-start gap-2.5">
              <input
                type="radio"
                name={name}
                value={choice.id}
                defaultChecked={choice.id === defaultValue}
                className="mt-0.5 size-5 shrink-0 accent-eucalyptus outline-none"
              />
              <span className="grid gap-0.5">
                <span className="font-semibold text-small leading-snug sm:text-base">
                  {choice.name}
                </span>
                <span className="text-muted text-small leading-snug max-sm:hidden">
                  {choice.detail}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
