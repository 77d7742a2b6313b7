import { planIn } from "../../../content/hand-off.ts";
import { dollars, plans } from "../../../content/offer.ts";
import { emptyJoinValues, type JoinValues } from "../../../core/waitlist/fields.ts";

/** The plans, as choices for the form. */
export const planChoices = plans.map(({ id, name, price, priceUnit, priceExtra }) => ({
  value: id,
  title: name,
  detail: priceExtra,
  aside: `${dollars(price)} ${priceUnit}`,
}));

/** The form before anyone has typed, with the plan that the query names; an unknown one is ignored. */
export function startValues(query: URLSearchParams): JoinValues {
  const plan = planIn(query);
  return { ...emptyJoinValues, ...(plan && { preferred_plan: plan }) };
}
