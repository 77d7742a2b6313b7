import { budgets, teamPreferences } from "../../core/ideas/choices.ts";
import { ChoiceCards } from "../../ui/forms/choice-cards.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { Form } from "../../ui/forms/use-form.ts";
import type { LocalValues } from "./form-values.ts";

/** The four questions. */
export function LocalFields({ field }: Pick<Form<LocalValues>, "field">) {
  return (
    <>
      <TextField
        label="Your location"
        hint="A town or a suburb. Bendigo and Bondi need different things."
        required
        autoComplete="address-level2"
        {...field("location")}
      />
      <TextField
        label="Your skills or interests"
        hint="What you’d happily do on a Saturday counts too."
        required
        autoComplete="off"
        {...field("skills")}
      />
      <ChoiceCards
        type="radio"
        legend="Budget range"
        hint="What you can spend on testing the idea, in Australian dollars."
        required
        arrangement="row"
        options={budgetChoices}
        {...field("budget")}
      />
      <ChoiceCards
        type="radio"
        legend="Team preference"
        required
        arrangement="row"
        options={teamChoices}
        {...field("teamPreference")}
      />
    </>
  );
}

const budgetChoices = budgets.map((value) => ({ value, title: `$${value}` }));

const teamTitles = { solo: "Solo", team: "Team", either: "Either" } as const;

const teamChoices = teamPreferences.map((value) => ({ value, title: teamTitles[value] }));
