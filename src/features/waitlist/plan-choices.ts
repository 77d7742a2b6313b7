import { plans } from "../../content/offer.ts";

/** The plans as the form offers them. */
export const planChoices = (["once-off", "monthly"] as const).map((value) => ({
  value,
  title: plans[value].name,
  detail: plans[value].detail,
  aside: plans[value].price,
}));
