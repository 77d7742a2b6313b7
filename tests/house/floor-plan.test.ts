import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** The rooms of src, by layer: docs/architecture.md. */
const rooms =
  /^src\/((pages|layouts|website|office|customer|hosted|core|blocks|catalogue|content|ui|database|platform|delivery)\/|(services|tasks|middleware|env\.d)\.ts$)/;

/** Files of core that still take a request apart; nothing is to be added here. */
const notYet = [
  "src/core/analytics/funnel.ts",
  "src/core/analytics/visit.ts",
  "src/core/briefs/answer-with-file.ts",
  "src/core/briefs/fields.ts",
  "src/core/briefs/upload-room.ts",
  "src/core/emails/outbox-list.ts",
  "src/core/operators/password-reset.ts",
  "src/core/operators/tokens.ts",
  "src/core/operators/visit.ts",
  "src/core/waitlist/fields.ts",
  "src/core/waitlist/leave-waitlist.ts",
];

test("every file of the product lies in a room of the plan", async () => {
  const outside = (await filesOf("src/**/*.*")).filter((file) => !rooms.test(file));
  expect(outside).toEqual([]);
});

test(".astro stands in pages and layouts alone: what is seen is React", async () => {
  const elsewhere = (await filesOf("src/**/*.astro")).filter(
    (file) => !/^src\/(pages|layouts)\//.test(file),
  );
  expect(elsewhere).toEqual([]);
});

test("a page shows screens of its own area", async () => {
  const wrong: string[] = [];
  for (const file of await filesOf("src/pages/**/*.{astro,ts}")) {
    const others = /^src\/pages\/(admin|api)\//.test(file) ? "website" : "office";
    const text = await readFile(file, "utf8");
    if (new RegExp(`from "[./]*/${others}/`).test(text)) wrong.push(`${file} imports ${others}`);
  }
  expect(wrong).toEqual([]);
});

test("core is given values, and no request to take apart", async () => {
  const taking: string[] = [];
  for (const file of await filesOf("src/core/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(file, "utf8");
    if (/: (Request|Headers|FormData|URLSearchParams)[,)]/.test(text)) taking.push(file);
  }
  expect(taking.filter((file) => !notYet.includes(file))).toEqual([]);
});

function filesOf(pattern: string): Promise<string[]> {
  return Array.fromAsync(glob(pattern));
}
