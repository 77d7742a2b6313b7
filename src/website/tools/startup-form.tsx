import type { ReactNode } from "react";
import { businessTypes, domainStyles, longest } from "../../core/ideas/choices.ts";
import type { FieldErrors } from "../../platform/field-errors.ts";
import { CheckboxCards } from "../../ui/checkbox-cards.tsx";
import { TextField } from "../../ui/field.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { type StartupValues, startupIdeas } from "./form-values.ts";

type StartupFormProps = {
  values: StartupValues;
  errors: FieldErrors;
  onSubmit: (form: HTMLFormElement) => void;
  onChange: (form: HTMLFormElement) => void;
  /** The button, or what takes its place. */
  children: ReactNode;
};

/** The three questions. Without JavaScript the form leads to its own page, answers in the query. */
export function StartupForm({ values, errors, onSubmit, onChange, children }: StartupFormProps) {
  return (
    <form
      action={`${startupIdeas.path}#idea`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onChange={(event) => onChange(event.currentTarget)}
      className="grid gap-8"
    >
      <TextField
        label="Your niche or interest"
        hint="Anything you know or care about: school lunches, old motorbikes, bookkeeping for cafés."
        name="niche"
        maxLength={longest.niche}
        required
        autoComplete="off"
        defaultValue={values.niche}
        error={errors.niche}
      />
      <RadioCards
        legend="Business type"
        name="businessType"
        required
        arrangement="row"
        options={typeChoices}
        defaultValue={typeChoices.find(({ value }) => value === values.businessType)?.value}
        error={errors.businessType}
      />
      <CheckboxCards
        legend="Domain styles"
        hint="Pick one or more. We check each name before we show it."
        name="domainStyles"
        arrangement="grid"
        options={styleChoices}
        defaultValues={values.domainStyles}
        error={errors.domainStyles}
      />
      <input type="hidden" name="variation" value={values.variation} />
      {children}
    </form>
  );
}

const typeTitles = { any: "Any", product: "Product", service: "Service" } as const;

const typeChoices = businessTypes.map((value) => ({ value, title: typeTitles[value] }));

const styleChoices = domainStyles.map((value) => ({
  value,
  title: value === "flexible" ? "I'm flexible" : value,
}));
