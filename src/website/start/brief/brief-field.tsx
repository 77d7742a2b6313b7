import { type BriefField as Field, questionOf } from "../../../core/briefs/fields.ts";
import { ChoiceCards } from "../../../ui/choice-cards.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { StyleChoiceCards } from "./style-choice-cards.tsx";

type BriefFieldProps = {
  name: Field;
  defaultValue: string;
  error: string | undefined;
  /** Says of itself that it may be left empty. */
  isMarked: boolean;
};

/** One question of the brief. */
export function BriefField({ isMarked, ...field }: BriefFieldProps) {
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
  const Control = kind === "lines" ? TextArea : TextField;
  const isOptional = "optional" in question;
  return (
    <Control
      label={label}
      hint={hint}
      marker={isOptional && isMarked ? "optional" : undefined}
      {...question.input}
      required={!isOptional}
      maxLength={question.longest}
      {...field}
    />
  );
}
