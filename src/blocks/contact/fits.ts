import { factOf } from "../facts/facts.ts";
import type { Fits } from "../fits.ts";

export const contactFits: Fits<"contact"> = (_, facts, shown) => {
  const has = (...names: Parameters<typeof factOf>[1][]) =>
    names.some((name) => factOf(facts, name, shown)?.length);
  const reach = has("phone", "email", "address");
  const hours = has("hours", "hoursNote");
  return {
    // Beside a form there is as much as hours.
    beside: has("hours"),
    across: true,
    middle: true,
    // As high as the form beside it.
    form: reach && has("hours"),
    details: reach && hours,
    number: has("phone"),
  };
};
