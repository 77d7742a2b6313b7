import * as z from "zod";
import { icons } from "../icons/names.ts";
import { webAddress } from "../web-address.ts";
import { abn } from "./abn.ts";
import { inDollars } from "./prices.ts";

/** Where a fact comes from. */
const source = z.enum(["brief", "customer", "operator", "catalogue"]);

/**
 * What is true of a business, with who said so. Nothing unconfirmed is in what is published: it is
 * shown to the operator and the customer, to be confirmed.
 */
function fact<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, source, confirmed: z.boolean() });
}

/** Monday is 1, as in ISO 8601. */
export const day = z.int().min(1).max(7);
export const time = z.string().regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/);

const openSchema = z.strictObject({
  days: z.array(day).max(7),
  opens: time,
  closes: time,
});

const line = (max: number) => z.string().trim().min(1).max(max);
/** Empty while somebody is writing it; a release leaves such an item out. */
const begun = (max: number) => z.string().trim().max(max);

/** A service, or a thing sold. */
const serviceSchema = z.strictObject({
  id: z.string().min(1).max(40),
  name: begun(120),
  /** As the business says it: “from $180”. */
  price: line(80).overwrite(inDollars).optional(),
  note: line(300).optional(),
  /** What it is listed with in a table. */
  group: line(60).optional(),
  /** What is beside it on a card. */
  icon: z.enum(icons).optional(),
});

/** Something that people often ask. Without an answer it is not shown. */
const questionSchema = z.strictObject({
  id: z.string().min(1).max(40),
  question: begun(160),
  answer: line(600).optional(),
});

/** What happens from the first call to the end, in order. */
const stepSchema = z.strictObject({
  id: z.string().min(1).max(40),
  name: begun(80),
  note: line(300).optional(),
});

/** Somewhere else on the web where people book, order, shop or read about the business. */
const linkSchema = z.strictObject({
  id: z.string().min(1).max(40),
  /** What one does there: “Book a table”. */
  name: begun(60),
  url: webAddress,
  note: line(160).optional(),
});

/** Of the version that the document beside it says. A change raises that (versions.ts). */
export const factsSchema = z.strictObject({
  /** In full, as it is registered or painted on the door. */
  name: fact(line(300)),
  /** For menus and small screens. */
  shortName: fact(line(40)).optional(),
  trade: fact(line(80)).optional(),
  phone: fact(line(30)).optional(),
  email: fact(z.email().max(254)).optional(),
  address: fact(line(200)).optional(),
  /** Towns and suburbs, in the order of the business. */
  area: fact(z.array(line(80)).min(1).max(40)).optional(),
  /** What is said of the area that is no place: “Cessnock too, but not for a tap washer”. */
  areaNote: fact(line(300)).optional(),
  hours: fact(z.array(openSchema).max(21)).optional(),
  /** What opening times cannot say: “Closed on public holidays”. */
  hoursNote: fact(line(300)).optional(),
  services: fact(z.array(serviceSchema).max(60)).optional(),
  /** Licences, memberships, insurance: what somebody should have seen proof of. */
  credentials: fact(z.array(line(200)).min(1).max(12)).optional(),
  questions: fact(z.array(questionSchema).max(20)).optional(),
  steps: fact(z.array(stepSchema).max(8)).optional(),
  links: fact(z.array(linkSchema).max(12)).optional(),
  /** Its own pages on other sites: Facebook, Instagram. */
  profiles: fact(z.array(webAddress).min(1).max(8)).optional(),
  abn: fact(abn).optional(),
});

export type Facts = z.infer<typeof factsSchema>;
export type FactName = keyof Facts;
export type Open = z.infer<typeof openSchema>;

/** Those that somebody has said. */
export function namesOfFacts(facts: Facts): FactName[] {
  return Object.keys(facts).filter((name): name is FactName => name in facts);
}

/**
 * A fact’s value; undefined where nobody has said it, or it waits to be confirmed and only what is
 * confirmed may be shown.
 */
export function factOf<Name extends FactName>(
  facts: Facts,
  name: Name,
  shown: "confirmed" | "all",
): NonNullable<Facts[Name]>["value"] | undefined {
  const found = facts[name];
  if (!found || (shown === "confirmed" && !found.confirmed)) return undefined;
  return found.value;
}
