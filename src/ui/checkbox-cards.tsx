import { ChoiceCards, type ChoiceCardsProps } from "./choice-cards.tsx";

type CheckboxCardsProps<Value extends string> = ChoiceCardsProps<Value> & {
  defaultValues: readonly string[];
};

/** A question with any number of answers. */
export function CheckboxCards<Value extends string>({
  defaultValues,
  ...rest
}: CheckboxCardsProps<Value>) {
  return (
    <ChoiceCards {...rest} type="checkbox" isChosen={(value) => defaultValues.includes(value)} />
  );
}
