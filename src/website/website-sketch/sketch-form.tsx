import { colours } from "../../content/colours.ts";
import { type SketchValues, sketchPath } from "../../core/sketches/fields.ts";
import { Button } from "../../ui/button.tsx";
import { ColourDot } from "../../ui/colour-dot.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import type { Form } from "../../ui/forms/use-form.ts";

/** Lists of suggestions, which are in the page: in the island they would be in it twice. */
export const tradesId = "trades";
export const placesId = "places";

/** What a field with this list suggests. */
export function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

type SketchFormProps = {
  form: Pick<Form<SketchValues>, "field" | "props" | "errors" | "busy">;
};

/** Three questions, and a colour for those who have one. */
export function SketchForm({ form }: SketchFormProps) {
  const colour = form.field("colour");
  return (
    <form method="post" action={sketchPath} {...form.props} className="grid gap-6">
      <TextField
        label="Your business’s name"
        required
        autoComplete="organization"
        {...form.field("name")}
      />
      <TextField
        label="What it does"
        hint="Dog groomer, bakery, I fix bikes: however you say it."
        required
        autoComplete="off"
        list={tradesId}
        {...form.field("trade")}
      />
      <TextField
        label="Where"
        hint="A town or a suburb. Leave it empty if you work online, or all over Australia."
        autoComplete="address-level2"
        list={placesId}
        {...form.field("place")}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">
          Colour<span className="ml-2 font-normal text-muted text-small">optional</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          <label className="choice flex min-h-11 items-center gap-2 bg-surface px-3 text-small">
            <input
              type="radio"
              name="colour"
              value=""
              defaultChecked={!colour.defaultValue}
              className="size-6 accent-eucalyptus outline-none"
            />
            Whatever suits
          </label>
          {colours.map((one) => (
            <ColourChoice
              key={one.colour}
              value={one.colour}
              name={one.name}
              isChosen={one.colour === colour.defaultValue}
            />
          ))}
        </div>
        <FieldError id="colour-error">{colour.error}</FieldError>
      </fieldset>
      <Button
        type="submit"
        size="large"
        busy={form.busy}
        busyLabel="Making your website..."
        data-replay=""
      >
        Show me my website
      </Button>
    </form>
  );
}

type ColourChoiceProps = { value: string; name: string; isChosen: boolean };

function ColourChoice({ value, name, isChosen }: ColourChoiceProps) {
  return (
    <label className="choice bg-surface p-1" title={name}>
      <input
        type="radio"
        name="colour"
        value={value}
        defaultChecked={isChosen}
        aria-label={name}
        className="sr-only"
      />
      <ColourDot colour={value} />
    </label>
  );
}
