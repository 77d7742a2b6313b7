import { describeFact, factNames } from "../../blocks/facts/fact-descriptions.ts";

/** Whatever a field may hold, as somebody can read it. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === "") return "nothing";
  if (value === true) return "yes";
  if (Array.isArray(value)) return value.map(valueInWords).join("; ") || "nothing";
  if (typeof value !== "object" || value === null) return String(value);
  const fact = factNames.find((name) => "fact" in value && value.fact === name);
  if (fact) return `the ${describeFact(fact).label.toLowerCase()}, a fact`;
  if ("alt" in value) return photoInWords(value);
  const parts = Object.entries(value).filter(([name, part]) => name !== "id" && part !== "");
  return parts.map(([, part]) => valueInWords(part)).join(", ");
}

function photoInWords(photo: { alt: unknown; focus?: unknown }): string {
  const words = photo.alt ? `a photo of “${photo.alt}”` : "a photo without a description";
  return photo.focus ? `${words}, cut around ${valueInWords(photo.focus)}` : words;
}
