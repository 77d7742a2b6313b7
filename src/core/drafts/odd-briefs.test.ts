import { beforeAll, expect, test } from "vitest";
import { siteBrief } from "../../../tests/support/sites/site-briefs.ts";
import { loadReader } from "../moderation/reading/load-reader.ts";
import type { SentenceReader } from "../moderation/reading/read-sentences.ts";
import { draftSite } from "./draft-site.ts";
import { factsFromBrief } from "./facts/facts-from-brief.ts";
import type { BriefTexts } from "./facts/read-brief.ts";
import { readDescription } from "./sentences/sentences-to-read.ts";

let read: SentenceReader;

/** As many as the reading process judges of one brief. */
const MOST = 400;

beforeAll(async () => {
  const load = await loadReader();
  read = async (asked) => ({
    outcome: "read",
    readings: await load({ ...asked, sentences: asked.sentences.slice(0, MOST) }),
  });
});

async function drafted(business_description: string, said: Partial<BriefTexts> = {}) {
  const brief = siteBrief({ business_description, services: "Hems - $22\nZips - $28", ...said });
  const answer = await readDescription(brief, read);
  if (answer.outcome === "died") throw new Error(answer.reason);
  const started = performance.now();
  const told = factsFromBrief(brief, answer.readings);
  const document = draftSite(told, "a");
  return {
    ...told,
    milliseconds: performance.now() - started,
    printed: told.paragraphs.flat(),
    blocks: document.pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)),
    page: JSON.stringify([document, told.facts]),
    reasons: told.held.map(({ reason }) => reason),
  };
}

test("an empty description makes a page of what the fields say", async () => {
  const { printed, blocks, page, notes } = await drafted("  \n ");
  expect(printed).toEqual([]);
  expect(blocks).toEqual(expect.arrayContaining(["hero", "services", "contact"]));
  expect(page).toContain("Hems");
  expect(notes.join()).toContain("says nothing in words");
});

test("one word makes a short page, and is told if it is not on it", async () => {
  const { printed, held, blocks } = await drafted("tailor");
  expect([...printed, ...held.map(({ text }) => text)]).toHaveLength(1);
  expect(blocks).toContain("hero");
});

test("emoji alone say nothing", async () => {
  const { printed, held, notes } = await drafted("🧵✂️👗🔥🔥🔥");
  expect([printed, held]).toEqual([[], []]);
  expect(notes.join()).toContain("says nothing in words");
});

test.each([
  "نحن نخيط الملابس كل يوم. تعالوا إلينا في المحل.",
  "我们每天修改衣服。欢迎光临。",
  "Μεταποιούμε ρούχα κάθε μέρα. Ελάτε στο μαγαζί μας.",
  "Arreglamos ropa todos los días. Venga a nuestra tienda del puerto.",
])("another language is left for somebody who reads it: %s", async (text) => {
  const { printed, held } = await drafted(text);
  expect(printed).toEqual([]);
  expect(held.length).toBeGreaterThan(0);
});

test("capitals alone are read like anything else, and printed in small letters", async () => {
  const { printed, held } = await drafted(
    "WE HEM CURTAINS AND MEND ZIPS IN YASS. COME IN ANY DAY BUT SUNDAY. PLEASE MAKE THE LOGO BIGGER.",
    { service_area: "YASS" },
  );
  expect(printed).toContain("We hem curtains and mend zips in Yass.");
  expect(held.map(({ text }) => text)).toContain("please make the logo bigger.");
});

test("a letter to somebody else is not printed", async () => {
  const { printed, held } = await drafted(
    "Dear Aunt Joan, thank you for your letter. I’m sorry that I haven’t written sooner. Mum is in hospital again and the doctors don’t know why. Give my love to Ted. Yours, Pat",
  );
  expect(printed).toEqual([]);
  expect(held.length).toBeGreaterThan(2);
});

test("of ten thousand words what is past the most sentences is left unread, and the draft is quick", async () => {
  const line = (at: number) =>
    `We mend coats, bags and boots number ${at} for people around the harbour in a day or two.`;
  const { printed, reasons, held, milliseconds } = await drafted(
    Array.from({ length: 600 }, (_, at) => line(at)).join(" "),
  );
  expect(reasons.filter((reason) => reason === "unread")).toHaveLength(200);
  expect(printed.length + held.length).toBe(600);
  expect(milliseconds).toBeLessThan(20_000);
});

test("an emoji ends a sentence where somebody begins another", async () => {
  const { printed } = await drafted(
    "We groom dogs 🐶 and cats in Yass 💪 We wash them in warm water 🛁 we brush them dry",
  );
  expect(printed).toEqual([
    "We groom dogs and cats in Yass.",
    "We wash them in warm water.",
    "We brush them dry.",
  ]);
});

test("a word that names what they sell keeps no sentence off", async () => {
  const services = "Monthly bookkeeping\nQuarterly BAS";
  const text = "We prepare your BAS each quarter. Please do not say what a BAS agent may not say.";
  const { printed, reasons } = await drafted(text, { services });
  expect(printed).toEqual(["We prepare your BAS each quarter."]);
  expect(reasons).toEqual(["note"]);
});

test("a wish about the page is never on it, and what they exclude is not offered", async () => {
  const { page, held } = await drafted(
    "We are plumbers in Yass. Do not put that we do roofs. We don’t do gas, sorry.",
    { services: null },
  );
  expect(page).not.toMatch(/Do not put|roof|"name":"[^"]*gas/i);
  expect(held).toMatchObject([{ reason: "note", text: "Do not put that we do roofs." }]);
});

test("what they don’t want to see is not drawn either", async () => {
  const text = "I am a funeral celebrant in Yass. Please, no doves and no candles.";
  const scene = async (text: string) =>
    (await drafted(text, { services: null, business_name: "Ruth" })).page.match(
      /"scene":"[^"]+"/,
    )?.[0];
  // An order of service is drawn with a candle beside it.
  expect(await scene(text.replace("candles", "clouds"))).toBe('"scene":"order-of-service"');
  expect(await scene(text)).toBe('"scene":"bouquet"');
  expect(await scene(text.replace("doves", "flowers"))).toBe('"scene":"dove"');
  const { page } = await drafted("We are lawyers in Yass.", {
    color_preferences: "Deep green. No gavels, no scales.",
  });
  expect(page).toContain('"type":"hero"');
  expect(page).not.toContain('"scene":"balance-scale"');
});
