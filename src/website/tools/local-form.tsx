import type { ReactNode } from "react";
import { budgets, longest, teamPreferences } from "../../core/ideas/choices.ts";
import type { FieldErrors } from "../../platform/field-errors.ts";
import { TextField } from "../../ui/field.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { type LocalValues, localIdeas } from "./form-values.ts";

/** The form's id, for a button outside of it. */
export const localFormId = "local-idea-form";

type LocalFormProps = {
  values: LocalValues;
  /** Which idea for these answers to ask for, where there is no JavaScript. */
  variation: number;
  errors: FieldErrors;
  onSubmit: (form: HTMLFormElement) => void;
  onChange: (form: HTMLFormElement) => void;
  /** The button. */
  children: ReactNode;
};

/** The four questions. Without JavaScript the form leads to its own page, answers in the query. */
export function LocalForm({
  values,
  variation,
  errors,
  onSubmit,
  onChange,
  children,
}: LocalFormProps) {
  return (
    <form
      id={localFormId}
      action={`${localIdeas.path}#idea`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
      onChange={(event) => onChange(event.currentTarget)}
      className="grid gap-7"
    >
      <TextField
        label="Your location"
        hint="A town or a suburb. Bendigo and Bondi need different things."
        name="location"
        maxLength={longest.location}
        required
        autoComplete="address-level2"
        defaultValue={values.location}
        error={errors.location}
      />
      <TextField
        label="Your skills or interests"
        hint="What you’d happily do on a Saturday counts too."
        name="skills"
        maxLength={longest.skills}
        required
        autoComplete="off"
        defaultValue={values.skills}
        error={errors.skills}
      />
      <RadioCards
        legend="Budget range"
        hint="The money to test the idea with, in Australian dollars."
        name="budget"
        required
        arrangement="row"
        options={budgetChoices}
        defaultValue={budgetChoices.find(({ value }) => value === values.budget)?.value}
        error={errors.budget}
      />
      <RadioCards
        legend="Team preference"
        name="teamPreference"
        required
        arrangement="row"
        options={teamChoices}
        defaultValue={teamChoices.find(({ value }) => value === values.teamPreference)?.value}
        error={errors.teamPreference}
      />
      <input type="hidden" name="variation" value={variation} />
      {children}
    </form>
  );
}

const budgetChoices = budgets.map((value) => ({ value, title: `$${value}` }));

const teamTitles = { solo: "Solo", team: "Team", either: "Either" } as const;

const teamChoices = teamPreferences.map((value) => ({ value, title: teamTitles[value] }));
