const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?`;
const numbers = new RegExp(`^(${number})(?: ?[-–] ?(${number}))?$`);

/**
 * A typed price as it is shown: a number alone, or one to another, is of dollars. “90” is “$90” and
 * “90-120” is “$90–$120”; anything with another word or mark stays as the business says it.
 */
export function inDollars(price: string): string {
  return price.replace(numbers, (_, from: string, to?: string) =>
    to === undefined ? `$${from}` : `$${from}–$${to}`,
  );
}
