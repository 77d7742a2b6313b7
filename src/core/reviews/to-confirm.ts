import type { Facts, Open } from "../../blocks/facts.ts";
import { hoursLines } from "../../blocks/opening-hours.ts";

/** Something that the site would say once its customer has confirmed it. */
export type ToConfirm = { what: string; value: string };

/** What waits to be confirmed, as it would be read. */
export function toConfirm(facts: Facts): ToConfirm[] {
  return Object.entries(facts)
    .filter(([, fact]) => fact && !fact.confirmed)
    .map(([name, fact]) => ({ what: labels[name] ?? inWords(name), value: inText(fact?.value) }))
    .filter(({ value }) => value !== "");
}

const labels: Partial<Record<string, string>> = {
  name: "The name of your business",
  shortName: "Its short name",
  trade: "What you do",
  phone: "Your phone number",
  email: "Your email address",
  address: "Your address",
  area: "Where you work",
  hours: "When you’re open",
  hoursNote: "A note on your hours",
  services: "What you offer",
  questions: "What people often ask",
  steps: "How it works",
};

function inWords(name: string): string {
  const words = name.replace(/(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of a fact of any kind: a line, several, opening hours, or things with a name. */
function inText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  if (value.every(isOpen)) {
    return hoursLines(value)
      .map(({ days, times }) => `${days} ${times}`)
      .join("; ");
  }
  return value.flatMap((item: unknown) => nameOf(item) || []).join(", ");
}

function isOpen(value: unknown): value is Open {
  return typeof value === "object" && value !== null && "opens" in value;
}

function nameOf(item: unknown): string {
  if (typeof item === "string") return item;
  if (typeof item !== "object" || item === null) return "";
  const said = "name" in item ? item.name : "question" in item ? item.question : "";
  const price = "price" in item && typeof item.price === "string" ? ` (${item.price})` : "";
  return typeof said === "string" && said ? said + price : "";
}
