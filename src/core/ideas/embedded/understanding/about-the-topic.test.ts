import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { embeddedWriter } from "../embedded-writer.ts";
import { neighboursOfUnknown } from "./unknown-topic.ts";

const writer = embeddedWriter({ today: () => new Date("2026-10-14T02:00:00Z") });

/** Topics, and the beginnings of words of which an idea about each has one; `?` where nobody knows. */
const topics = readFileSync(new URL("../examples/topics.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [topic = "", stems = ""] = line.split("\t");
    return { topic, stems: stems.split(",") };
  });

function startup(niche: string, variation = 0) {
  return writer.startup({ niche, businessType: "any", domainStyles: ["flexible"], variation });
}

function local(skills: string) {
  return writer.local({
    location: "Coburg",
    skills,
    budget: "500-2000",
    teamPreference: "either",
  });
}

function says(idea: object, stems: readonly string[]): boolean {
  const words = Object.values(idea)
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => stems.some((stem) => word.startsWith(stem)));
}

test("at least 93% of the ideas are about what was asked, and nonsense is called that", async () => {
  const missed: string[] = [];
  for (const { topic, stems } of topics) {
    const isUnknown = neighboursOfUnknown(topic) !== undefined;
    const isRight = stems.includes("?")
      ? isUnknown
      : !isUnknown && says((await startup(topic)).idea, stems) && says(await local(topic), stems);
    if (!isRight) missed.push(topic);
  }
  expect({ share: 1 - missed.length / topics.length, missed }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.93),
  });
});

test("ten presses of “another” stay with a topic that has no trade of its own", async () => {
  for (const [topic, stem] of [
    ["halal meat delivery", "halal"],
    ["pet lizards", "lizard"],
    ["accordion repairs", "accordion"],
  ] as const) {
    for (let press = 0; press <= 10; press++) {
      const { idea } = await startup(topic, press);
      expect([topic, press, says(idea, [stem])]).toEqual([topic, press, true]);
    }
  }
});

test("a name has whole words only", async () => {
  for (const skills of ["k-", "-k", "-- k"]) {
    const { businessName } = await embeddedWriter().local({
      location: "Bendigo",
      skills,
      budget: "0-500",
      teamPreference: "solo",
    });
    expect([skills, businessName]).toEqual([skills, expect.stringMatching(/^[^-]*\p{L}{2}$/u)]);
  }
});

test("a slip of the pen is put right and a people keeps its capital", async () => {
  expect((await startup("chimny sweep")).idea.title).toContain("himney sweep");
  expect((await startup("polish dumplings")).idea.summary).toContain("Polish dumplings");
});

test("what we don’t know gets three topics to choose from", () => {
  expect(neighboursOfUnknown("xkqzv")).toHaveLength(3);
  expect(neighboursOfUnknown("beekeping")).toBeUndefined();
  expect(neighboursOfUnknown("kimchi")).toBeUndefined();
});

test("no farmers are looked for in a suburb", async () => {
  for (let variation = 0; variation < 20; variation++) {
    const idea = await writer.local({
      location: "Fitzroy",
      skills: "livestock and wool",
      budget: "0-500",
      teamPreference: "solo",
      variation,
    });
    expect(idea.description).not.toMatch(/shearer|grazier/i);
  }
});

test("“an” goes by the sound", async () => {
  expect(JSON.stringify(await startup("ukulele cafe"))).not.toMatch(/\ban ukulele/i);
});
