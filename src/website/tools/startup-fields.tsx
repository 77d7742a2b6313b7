import { businessTypes, domainStyles } from "../../core/ideas/choices.ts";
import { ChoiceCards } from "../../ui/forms/choice-cards.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { Form } from "../../ui/forms/use-form.ts";
import type { StartupValues } from "./form-values.ts";

/** The three questions. */
export function StartupFields({ field }: Pick<Form<StartupValues>, "field">) {
  return (
    <>
      <TextField
        label="Your niche or interest"
        hint="Anything you know or care about: school lunches, old motorbikes, bookkeeping for cafés."
        required
        autoComplete="off"
        {...field("niche")}
      />
      <ChoiceCards
        type="radio"
        legend="Business type"
        required
        arrangement="row"
        options={typeChoices}
        {...field("businessType")}
      />
      <ChoiceCards
        type="checkbox"
        legend="Domain styles"
        hint="Pick one or more. We check each name before we show it."
        arrangement="grid"
        options={styleChoices}
        {...field("domainStyles")}
      />
    </>
  );
}

const typeTitles = { any: "Any", product: "Product", service: "Service" } as const;

const typeChoices = businessTypes.map((value) => ({ value, title: typeTitles[value] }));

const styleChoices = domainStyles.map((value) => ({
  value,
  title: value === "flexible" ? "I’m flexible" : value,
}));
