import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LocalIdea } from "../idea-writer.ts";
import { embeddedWriter } from "./embedded-writer.ts";

const writer = embeddedWriter({ today: () => new Date("2026-11-23") });

function local(location: string, skills: string, variation: number): Promise<LocalIdea> {
  return writer.local({ location, skills, budget: "500-2000", teamPreference: "solo", variation });
}

/** Fifty ideas for a place, one text. */
async function fiftyIn(location: string, skills: string): Promise<string> {
  const ideas = await Promise.all(
    Array.from({ length: 50 }, (_, press) => local(location, skills, press)),
  );
  return ideas.map((idea) => Object.values(idea).join(" ")).join("\n");
}

test.each([
  ["Fitzroy", "sheep shearing", /shearers|farmers|rural supplies|produce store/i],
  ["Footscray", "tractors", /farmers|rural supplies|harvest/i],
  ["Coober Pedy", "woodwork", /cellar door|winer|surf/i],
  ["Dubbo", "surfing", /surf club|surfers|on the beach/i],
])("in %s nobody who does %s is sent to customers it lacks", async (location, skills, lacking) => {
  expect(await fiftyIn(location, skills)).not.toMatch(lacking);
});

test("where those customers are, they are still served", async () => {
  expect(await fiftyIn("Wagga Wagga", "sheep shearing")).toMatch(
    /farmers|shearers|rural supplies/i,
  );
  expect(await fiftyIn("Margaret River", "woodwork")).toMatch(/cellar doors/);
});

test("what a place is like is told only of those whose days it is", async () => {
  expect(await fiftyIn("Bondi", "removalists")).not.toMatch(
    /Visitors arrive for a few days[^.]*\. Property managers/,
  );
  expect(await fiftyIn("Toowoomba", "quilting")).not.toMatch(
    /keep a lot of people on shifts[^.]*\. Families/,
  );
});

test("no sentence ends the same part of more than a third of a hundred ideas", async () => {
  const topics = readFileSync(new URL("./examples/topics.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[0] ?? "");
  const places = ["Fitzroy", "Bendigo", "Mount Isa", "Gold Coast", "Hobart", "Nowhereville"];
  const ideas = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      local(places[at % places.length] ?? "", topics[at % topics.length] ?? "", at % 4),
    ),
  );
  const parts = ["description", "localProblem", "validationMethod", "businessModel"] as const;
  for (const part of parts) {
    const endings = new Map<string, number>();
    for (const idea of ideas) {
      const last = idea[part].split(/(?<=[.!?]) /).at(-1) ?? "";
      endings.set(last, (endings.get(last) ?? 0) + 1);
    }
    const worst = [...endings].toSorted(([, one], [, other]) => other - one)[0];
    expect([part, worst, (worst?.[1] ?? 0) <= 33]).toEqual([part, worst, true]);
  }
});

test("a voucher is not made on two evenings, and a coach sells services", async () => {
  const vouchers = await fiftyIn("Geelong", "firearms safety training");
  expect(vouchers).not.toMatch(/voucher[^\n]*(?:make on two evenings|one packs|stall is worth)/);
  expect(await fiftyIn("Geelong", "golf swing coach")).not.toMatch(
    /putting off golf swing coach\b(?! serv)/,
  );
});
