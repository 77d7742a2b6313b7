import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ideaPanel } from "../scripts/idea-panel.ts";

test("docs/idea-panel.md shows what the writer answers today; else run `npm run idea-panel`", async () => {
  const page = await readFile(join(import.meta.dirname, "../docs/idea-panel.md"), "utf8");
  expect(page).toBe(await ideaPanel());
});
