import { type ComponentProps, useRef } from "react";
import { colours } from "../../../content/colours.ts";
import { ColourDot } from "../../../ui/colour-dot.tsx";
import { TextField } from "../../../ui/forms/field.tsx";

type ColourFieldProps = ComponentProps<typeof TextField> & {
  /** Whether the script is running: the buttons need it, the words do not. */
  live: boolean;
};

/** Colours in words, with buttons that add one to them by its name and number. */
export function ColourField({ live, ...field }: ColourFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function add(colour: string): void {
    const control = input.current;
    if (!control || control.value.includes(colour)) return;
    const added = [control.value.trim(), colour].filter(Boolean).join(", ");
    control.value = added;
    control.dispatchEvent(new Event("input", { bubbles: true })); // so that it is remembered
  }

  return (
    <div className="grid gap-3">
      <TextField ref={input} {...field} />
      <fieldset className={live ? "" : "hidden"}>
        <legend className="mb-1 text-muted text-small">Or add some from here</legend>
        <div className="flex flex-wrap items-center gap-1">
          {colours.map(({ name, colour }) => (
            <button
              key={colour}
              type="button"
              title={name}
              aria-label={`Add ${name}`}
              onClick={() => add(`${name} ${colour}`)}
              className="cursor-pointer rounded-full border-2 border-transparent p-1 hover:border-edge"
            >
              <ColourDot colour={colour} />
            </button>
          ))}
          <label className="flex min-h-11 items-center gap-2 pl-2 text-small">
            Any other
            <input
              type="color"
              onBlur={({ currentTarget: { value } }) => value !== "#000000" && add(value)}
              className="h-11 w-14 cursor-pointer rounded-small border border-edge bg-surface p-1"
            />
          </label>
        </div>
      </fieldset>
    </div>
  );
}
