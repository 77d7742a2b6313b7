import type { Facts } from "../../../blocks/facts/facts.ts";
import { calmText } from "../sentences/calm-text.ts";
import { begun, isShouted } from "../sentences/capitals.ts";
import { mendMarks, partedByEmoji, plainText } from "../sentences/plain-text.ts";
import { iconsOf } from "./icon-of.ts";

type Service = NonNullable<Facts["services"]>["value"][number];

const MAX_SERVICES = 60;

/**
 * Services and prices as people list them: one a line, or several with their prices in one. A price
 * stays as it is said.
 *
 * @param names words that keep their capitals
 * @param isExcluded whether the customer wants none of what an icon draws
 * @returns the services, and lines that are too long to be one
 */
export function readServices(
  typed: string,
  names: readonly string[],
  isExcluded?: (text: string) => boolean,
): { services: Service[]; unread: string[] } {
  const unread: string[] = [];
  const services: Service[] = [];
  const lines = withDollars(plainText(partedByEmoji(typed)).split("\n")).flatMap(partsOf);
  for (const line of lines) {
    const { name, price, note } = readLine(line, names);
    if (!/[\p{L}\d]/u.test(name)) continue;
    if (name.length > 120) unread.push(line);
    else if (services.length < MAX_SERVICES) {
      services.push({
        id: `service-${services.length + 1}`,
        name,
        ...(price && { price: price.slice(0, 80) }),
        ...(note && { note: note.slice(0, 300) }),
      });
    }
  }
  const icons = iconsOf(services, isExcluded);
  const drawn = services.map((service, at) => ({
    ...service,
    ...(icons[at] && { icon: icons[at] }),
  }));
  return { services: drawn, unread };
}

/** “Hem 22, zip 28”: a list that ends in bare numbers is one of prices. */
function withDollars(lines: readonly string[]): readonly string[] {
  const bare =
    /(?<=\s)(\d{1,5}(?:\.\d\d)?(?:[-–]\d{1,5}(?:\.\d\d)?)?)(?=$|\s(?:each|ea|per|pp|plus|incl|non|not|no)\b)/;
  const isList = lines.filter((line) => bare.test(line)).length > 1;
  if (!isList || lines.some((line) => line.includes("$"))) return lines;
  return lines.map((line) => line.replace(bare, "$$$1"));
}

const money = String.raw`(?:\$ ?\d|\d+(?:\.\d+)? ?(?:dollars|bucks|cents|c)\b|\d+ ?% off)`;
const beforeMoney = String.raw`(?:(?:from|starts? (?:at|from)|starting (?:at|from)|min(?:imum)?|approx\.?|about|around|up to|only|most are|usually|at|over|above|under|=|@)\s+){0,2}`;
const asPrice = new RegExp(
  String.raw`^(?:${beforeMoney}${money}|free\b|ask\b|please ask|call\b|quote|by quote|poa\b|p\.o\.a|price on|on request|on application|none\b|nil\b|per \w+|depends|enquire|contact|varies|included|no charge|tba\b|tbc\b|gold coin|by donation|donation)`,
  "i",
);
/** Of what stands for a price, what only says that one asks: the page says so in its own words. */
const asksForIt =
  /^(?:(?:please )?ask|call|contact|enquire|(?:by )?quote|poa|p\.o\.a|price on|on request|on application|tb[ac])\b\D*$/i;
const firstMoney = new RegExp(
  String.raw`\s+(?=${beforeMoney}${money}|(?:free|poa|market price)$)`,
  "i",
);

/** “SNS $55, shellac $38” are two; “party, 1 hr, 40 cones $320” is one. */
function partsOf(line: string): string[] {
  const bare = line.replace(/^(?:[-–—*•·>]|\d{1,2}[.)])\s+/, "").trim();
  const prices = bare.match(new RegExp(money, "gi"))?.length ?? 0;
  const marks = bare.match(/\s[-–—]\s/g)?.length ?? 0;
  if (prices > 1 && (marks === 0 || marks >= prices)) {
    const parts = bare.split(/[,;]\s+(?=\p{L})/u);
    const isContinued = parts.some((part) => /^(?:each|extra|then|plus|or|else|and)\b/i.test(part));
    const everyPriced =
      parts.length > 1 && !isContinued && parts.every((part) => new RegExp(money, "i").test(part));
    if (everyPriced) return parts;
  }
  const listed = bare.replace(
    /^(?:we (?:do|offer|make|sell)|i (?:do|offer|make|sell)|services(?: include)?:?)\s+/i,
    "",
  );
  const names = listed.split(/[,;]\s+|\s+and\s+(?=[^,]+$)/);
  const isList =
    prices === 0 &&
    marks === 0 &&
    !/[():]/.test(bare) &&
    names.length > 2 &&
    names.every((name) => name.split(" ").length < 7);
  return isList ? names : [bare];
}

function readLine(line: string, names: readonly string[]): Omit<Service, "id"> {
  const calm = (text: string) => tidy(calmText(isShouted(line) ? text.toUpperCase() : text, names));
  const marks = [
    ...line.matchAll(
      /\s+[-–—]+\s+|:\s+|\s*\.{2,}\s*|\s*…\s*|\t+|\s*=\s*|(?<=\p{L}\)?)[-–](?=\s?\$)/gu,
    ),
  ];
  const money = firstMoney.exec(line)?.index ?? line.length;
  for (const { 0: mark, index } of marks) {
    if (index > money) break;
    const rest = line.slice(index + mark.length);
    if (asPrice.test(rest)) {
      const name = calm(line.slice(0, index));
      return asksForIt.test(rest) ? { name } : { name, price: priceOf(rest, names) };
    }
  }
  const [mark] = marks;
  const priced = firstMoney.exec(line);
  if (priced) {
    return {
      name: calm(line.slice(0, priced.index).replace(/[\s,:–—-]+$/, "")),
      price: priceOf(line.slice(priced.index), names),
    };
  }
  if (mark && line.length > 60) {
    return {
      name: calm(line.slice(0, mark.index)),
      note: calm(line.slice(mark.index + mark[0].length)),
    };
  }
  return { name: calm(line) };
}

function priceOf(text: string, names: readonly string[]): string {
  const price = mendMarks(text)
    .replace(/[\s.,;:]+$/, "")
    .replace(/(?<=\d) ?- ?(?=\$)/g, "–");
  return begun(isShouted(price) ? calmText(price, names) : price);
}

function tidy(name: string): string {
  const bare = mendMarks(name)
    .replace(/[\s,;:.–—-]+$/, "")
    .replace(/(?<![\p{L}\p{N}’&.-])i(?![\p{L}\p{N}’&.-])/gu, "I");
  return begun(bare);
}
