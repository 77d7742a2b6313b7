import { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from "./choice-cards.tsx";

export type RadioCard<Value extends string> = ChoiceCard<Value>;

type RadioCardsProps<Value extends string> = ChoiceCardsProps<Value> & {
  defaultValue?: Value | undefined;
  required?: boolean | undefined;
};

/** A question with one answer. */
export function RadioCards<Value extends string>({
  defaultValue,
  ...rest
}: RadioCardsProps<Value>) {
  return <ChoiceCards {...rest} type="radio" isChosen={(value) => value === defaultValue} />;
}
