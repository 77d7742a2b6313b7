import { describe, expect, test } from "vitest";
import { mendSpelling } from "./mend-spelling.ts";
import { loadSpeller } from "./speller.ts";
import { type Mend, withMends } from "./with-mends.ts";

const speller = loadSpeller();
const none: ReadonlySet<string> = new Set();
const mended = (text: string, known = none) => withMends(text, mendSpelling(text, known, speller));

test("words of this country are known", () => {
  for (const word of ["ute", "arvo", "brekkie", "colour", "tyre", "kerb"]) {
    expect([word, speller.knows(word)]).toEqual([word, true]);
  }
});

test.each([
  ["advice on redundansy pay", "advice on redundancy pay"],
  ["we fit an altenator while you wait", "we fit an alternator while you wait"],
  ["before you purchuse a house", "before you purchase a house"],
  ["a moblie dog wash", "a mobile dog wash"],
  ["new batterys and laundrys cleaned", "new batteries and laundries cleaned"],
  ["cheese from our familly farm", "cheese from our family farm"],
  ["i think thats it, we dont do roofs", "I think that’s it, we don’t do roofs"],
  ["we cant paint in that color", "we can’t paint in that colour"],
  ["no job to small, its just me", "no job too small, it’s just me"],
  ["u must b able to swim", "you must be able to swim"],
  ["we has two ovens", "we have two ovens"],
  ["emergencys after hours", "emergencies after hours"],
])("a slip that can be nothing else is mended: %s", (text, right) => {
  expect(mended(text)).toBe(right);
});

test("each mend tells what was where, so that it can be taken back alone", () => {
  const text = "the moblie altenator man";
  const mends = mendSpelling(text, none, speller);
  expect(mends).toEqual<Mend[]>([
    { from: "moblie", to: "mobile", at: 4 },
    { from: "altenator", to: "alternator", at: 11 },
  ]);
  expect(withMends(text, mends.slice(1))).toBe("the moblie alternator man");
  for (const { from, at } of mends) expect(text.slice(at, at + from.length)).toBe(from);
});

test("what is known here is right, whatever the dictionary says", () => {
  expect(mended("we bake pandesal and sell moblie cases")).toContain("mobile");
  expect(mended("the moblie man", new Set(["moblie"]))).toBe("the moblie man");
});

test.each([
  "90s r&b and iPhone screens w/in 24h",
  "79-99 a head, 30 non refund",
  "9 a.m. to 6.30 p.m.",
  "write to purchuse@moblie.com or see www.altenator.com.au/purchuse",
  "from gawler to dubbo and back to wagga",
  "from big jobs to small jobs, to big shops",
  "its atlas, rock n roll, fish n chips",
  "MOBLIE DOG WASH",
  "Moblie Monday by Altenator",
  "@moblie #purchuse x_moblie",
  "ya gotta love arvo brekkie in the ute",
  "wir backen jeden morgen frisches brot und kuchen",
  "nous vendons du fromage et des saucissons",
  "我们每天早上做面包",
  "مرحبا بكم",
  "😀😀😀",
  "",
])("what is no slip is left as it is: %s", (text) => {
  expect(mended(text)).toBe(text);
});

describe("a text without end", () => {
  test("of one word is left alone", () => {
    expect(mendSpelling("x".repeat(10_000), none, speller)).toEqual([]);
  });

  test("is looked through, but only some of its words in the dictionary", () => {
    const words = Array.from({ length: 10_000 }, (_, at) => `the house number ${at} is qzxj${at}`);
    expect(mendSpelling(words.join(" "), none, speller)).toEqual([]);
  });
});
