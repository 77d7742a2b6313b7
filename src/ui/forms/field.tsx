import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "name" | "children"> & {
  label: string;
  name: string;
  /** Shown below the label and read out with the field. */
  hint?: ReactNode;
  /** The error message, shown below the field, which is then marked as invalid. */
  error?: string | undefined;
  /** A word after the label, such as "optional". */
  marker?: string | undefined;
};

/** A labelled one-line input. Other attributes go to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  marker,
  id,
  className = "",
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");

  return (
    <div className={`grid gap-2 ${className}`}>
      <label htmlFor={fieldId} className="font-semibold leading-snug">
        {label}
        {marker && <span className="ml-2 font-normal text-muted text-small">{marker}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-muted text-small">
          {hint}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className="min-h-13 w-full rounded-card border border-edge bg-surface px-4 py-2.5 text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sand"
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
