import { expect, test } from "vitest";
import { brief } from "../../../../tests/support/builders.ts";
import { siteBrief, siteBriefs } from "../../../../tests/support/sites/site-briefs.ts";
import { dice } from "../../../../tests/support/words/chance.ts";
import { allStanding } from "../../../../tests/support/words/readings.ts";
import { draftSite } from "../draft-site.ts";
import { factsFromBrief } from "../facts/facts-from-brief.ts";

type Brief = ReturnType<typeof siteBrief>;

/** What no text of a page may hold, whatever was typed. */
const wrong = /[,;:–-]\.(?!\d)|\.\.|\s[,.;:!?)]|[,;:]{2}|[ ]{2}|\(\s*\)|“\s*”|[,;]$|^[,.;:]/m;

/** Every text that a draft may show. */
function textsOf(told: Brief, seed: string): string[] {
  const site = factsFromBrief(told, allStanding(told));
  const { pages } = draftSite(site, seed);
  const values = Object.values(site.facts).map((fact) => fact?.value);
  return stringsIn([pages, values]).filter((text) => text !== "");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

/** The texts of a draft that are not marked as sentences are, with what is wrong. */
function faultsIn(told: Brief, seed: string): string[][] {
  return textsOf(told, seed).flatMap((text) => {
    const faults = wrong.exec(text) ?? [];
    return faults.length > 0 ? [[text, ...faults]] : [];
  });
}

test("a sentence that goes on in the next line is one sentence", () => {
  const texts = textsOf(siteBrief(brief()), "a");
  expect(texts).toContain("Birthday and wedding cakes, for families around Coffs Harbour.");
});

test("a line that ends in a comma and in nothing else ends in a full stop", () => {
  const texts = textsOf(
    siteBrief({ business_description: "We bake cakes and bread,\n\nWe deliver to the door." }),
    "a",
  );
  expect(texts).toContain("We bake cakes and bread. We deliver to the door.");
});

test("what the briefs of owners become is marked as sentences are", () => {
  const all = [...Object.values(siteBriefs), siteBrief(brief())];
  for (const told of all) expect(faultsIn(told, "a")).toEqual([]);
});

test("so is what 300 descriptions become whose marks are anywhere", () => {
  const roll = dice("marks");
  const pick = (from: readonly string[]) => from[Math.floor(roll() * from.length)] ?? "";
  const some = (most: number) => Array.from({ length: 1 + Math.floor(roll() * most) });
  const faults: string[][] = [];
  for (const at of Array.from({ length: 300 }).keys()) {
    const line = () =>
      some(6)
        .map(() => pick(words) + pick(marks))
        .join("");
    const told = siteBrief({
      business_name: pick(["Coffs Cakes", "mend & co.", "DAZZAS PLUMBING", "Lily’s, the florist"]),
      business_description: some(5).map(line).join(""),
      services: some(4)
        .map(() => `${pick(words)}${pick(marks)}${pick(prices)}`)
        .join("\n"),
      service_area: some(3)
        .map(() => pick(places) + pick(marks))
        .join(""),
      opening_hours: some(3)
        .map(() => pick(hours) + pick(marks))
        .join(""),
      site_goals: line(),
    });
    faults.push(...faultsIn(told, String(at)));
  }
  expect(faults).toEqual([]);
});

const words = [
  "we bake birthday and wedding cakes",
  "For families around the harbour",
  "I’m fully licensed and insured",
  "licensed (lic 12345)",
  "The best little bakery in town",
  "please put the phone number at the top",
  "we are open 7 days",
  "closed on mondays",
  "my mum has dementia",
  "say that we deliver",
  "No job too small",
  "every cake is made on the day",
  "(ask about ( ) our range",
  "and bread",
  "“the loveliest cake I ever had”",
  "police checked",
  "I started in 2016",
  "bring your own plates",
  "call me",
  "lol",
  "MENDING AND HEMS",
  "because people ask",
  "e.g. sourdough",
  "because of my divorce",
];
const marks = [
  ...[". ", ", ", ",\n", "\n", "\n\n", " , ", " ,", " . ", "..", "... ", " - ", "; ", ": ", "!! "],
  ...[
    "? ",
    " () ",
    "( ) ",
    ",. ",
    ".,",
    "  ",
    "\t",
    " 😀 ",
    "\n- ",
    ", and ",
    " (",
    ") ",
    " – ",
    "…",
  ],
  ...[",,", " ; ", " :\n", "&nbsp;", "<br>", "”", ' "" '],
];
const prices = ["", "$80", " from $450", ", $12.50", " - POA", "free.", "...$5", " $5,"];
const places = ["Coffs Harbour", "SAWTELL", "and around", "50 km", "woolgoolga (sundays)"];
const hours = [
  "Tue to Sat, 8 am to 4 pm",
  "mon-fri 9-5",
  "closed Sunday",
  "by appointment",
  "Sat: late",
];
