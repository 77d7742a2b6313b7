import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "name" | "children"> & {
  label: string;
  name: string;
  /** Shown below the label and read out with the field. */
  hint?: ReactNode;
  /** The error message, shown below the field, which is then marked as invalid. */
  error?: string | undefined;
  /** A word after the label, such as "optional". */
  marker?: string | undefined;
};

/** A labelled field for several lines. Other attributes go to the `<textarea>`. */
export function TextArea({ label, hint, error, marker, id, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="grid gap-2">
      <label htmlFor={fieldId} className="font-semibold leading-snug">
        {label}
        {marker && <span className="ml-2 font-normal text-muted text-small">{marker}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-muted text-small">
          {hint}
        </p>
      )}
      <textarea
        rows={4}
        {...textarea}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        className="w-full resize-y rounded-card border border-edge bg-surface px-4 py-3 text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger"
      />
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
