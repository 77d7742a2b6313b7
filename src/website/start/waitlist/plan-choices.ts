import { dollars, plans } from "../../../content/offer.ts";

/** The plans as the form offers them. */
export const planChoices = plans.map(({ id, name, price, priceUnit, priceExtra }) => ({
  value: id,
  title: name,
  detail: priceExtra,
  aside: `${dollars(price)} ${priceUnit}`,
}));
