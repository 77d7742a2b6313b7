import { type ComponentProps, useId } from "react";

type SelectFieldProps = Omit<ComponentProps<"select">, "name" | "children"> & {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** For rows and toolbars: the label is read out but not shown. */
  compact?: boolean;
};

/** A labelled native select. Other attributes go to the `<select>`. */
export function SelectField({
  label,
  options,
  compact = false,
  id,
  className = "",
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const size = compact ? "min-h-11 px-3 py-1.5 text-small" : "min-h-13 px-4 py-2.5";
  return (
    <div className={`grid gap-2 ${className}`}>
      <label htmlFor={fieldId} className={compact ? "sr-only" : "font-semibold leading-snug"}>
        {label}
      </label>
      <select
        {...select}
        id={fieldId}
        className={`w-full cursor-pointer rounded-card border border-edge bg-surface text-ink transition-colors hover:border-ink ${size}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
