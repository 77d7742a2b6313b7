import privacySource from "../../content/legal/privacy.md?raw";
import termsSource from "../../content/legal/terms.md?raw";
import { dollars, plans, prices, promises, times, waysOut } from "../../content/offer.ts";
import { companyAtStart } from "../../delivery/company-in-pages.ts";

/*
 * The legal pages are Markdown with placeholders in braces, which are filled from `offer.ts`:
 *
 *   {company} {supportEmail}                    marks, which the start replaces by who we are
 *   {prices.build} {prices.exportFiles} ...     each number in `prices`, written in dollars
 *   {times.delivery} {times.graceDays} ...      each entry of `times`, as it is
 *   {promises.uptimeAim} ...                    each entry of `promises`, as it is
 *   {plans.monthly.name} {plans.monthly.priceExtra} ...    of each plan, by its id
 *   {waysOut.full.name} {waysOut.full.detail} ...          of each of `waysOut`, by its id
 */

/** The Markdown of each legal page, by its path. Throws when one holds a placeholder that nothing fills. */
export function legalTexts(): Record<"terms" | "privacy", string> {
  return { terms: fillPlaceholders(termsSource), privacy: fillPlaceholders(privacySource) };
}

/** Replaces every `{placeholder}`; our address becomes a link. */
export function fillPlaceholders(source: string): string {
  const values = placeholderValues();
  return source.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Unknown placeholder in a legal page: {${name}}`);
    return value;
  });
}

function placeholderValues(): ReadonlyMap<string, string> {
  const { name: company, supportEmail } = companyAtStart;
  const values = new Map([
    ["company", company],
    ["supportEmail", `[${supportEmail}](mailto:${supportEmail})`],
  ]);
  for (const [name, price] of Object.entries(prices)) {
    if (typeof price === "number") values.set(`prices.${name}`, dollars(price));
  }
  for (const [name, time] of Object.entries(times)) values.set(`times.${name}`, String(time));
  for (const [name, promise] of Object.entries(promises)) values.set(`promises.${name}`, promise);
  for (const { id, name, priceExtra } of plans) {
    values.set(`plans.${id}.name`, name).set(`plans.${id}.priceExtra`, priceExtra);
  }
  for (const { id, name, detail } of waysOut) {
    values.set(`waysOut.${id}.name`, name).set(`waysOut.${id}.detail`, detail);
  }
  return values;
}
