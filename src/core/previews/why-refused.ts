import type { FieldErrors } from "../../platform/field-errors.ts";
import { brandIn } from "../moderation/brands.ts";
import { harmIn } from "../moderation/harm/harm-in.ts";
import { isRude } from "../moderation/rude.ts";
import type { PreviewWords } from "./schema.ts";

/**
 * Why no website is shown with these words, by field; empty where one may be. A page in the name of
 * a bank, or one that insults somebody, would have our address.
 */
export function whyRefused({ name, trade, place }: PreviewWords): FieldErrors {
  const fields = Object.entries({ name, trade, place });
  return Object.fromEntries(
    fields.flatMap(([field, text]) => {
      const reason = reasonAgainst(text);
      return reason ? [[field, reason]] : [];
    }),
  );
}

function reasonAgainst(text: string): string | undefined {
  const brand = brandIn(text);
  if (brand)
    return `“${brand}” belongs to somebody else, so we can’t show a website with it. Please leave it out.`;
  if (isRude(text) || harmIn(text))
    return "We can’t show a website with these words. Please say it another way. If we’ve misread you, write to us and a person will look.";
  return undefined;
}
