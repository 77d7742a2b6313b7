import { type BriefField as Field, questionOf } from "../../../core/briefs/fields.ts";
import { ChoiceCards } from "../../../ui/forms/choice-cards.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { ColourField } from "./colour-field.tsx";
import { StyleChoiceCards } from "./style-choice-cards.tsx";

type BriefFieldProps = {
  name: Field;
  defaultValue: string;
  maxLength: number | undefined;
  error: string | undefined;
  /** Says of itself that it may be left empty. */
  isMarked: boolean;
  /** Whether the script is running. */
  live: boolean;
};

/** One question of the brief. */
export function BriefField({ isMarked, live, maxLength, ...field }: BriefFieldProps) {
  const question = questionOf(field.name);
  const { kind, label, hint } = question;
  if (kind === "style") return <StyleChoiceCards legend={label} {...field} />;
  if (kind === "yes-no") {
    const options = [
      { value: "yes", title: question.yes },
      { value: "no", title: question.no },
    ];
    return (
      <ChoiceCards type="radio" legend={label} hint={hint} required options={options} {...field} />
    );
  }
  const isOptional = "optional" in question;
  const control = {
    ...{ label, hint, marker: isOptional && isMarked ? "optional" : undefined },
    ...question.input,
    ...{ required: !isOptional, maxLength, ...field },
  };
  if (kind === "colours") return <ColourField live={live} {...control} />;
  const Control = kind === "lines" ? TextArea : TextField;
  return <Control {...control} />;
}
