import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Where files that are no text belong. */
const binaryFolders = ["docs/", "src/delivery/fonts/", "src/blocks/designs/"];
const largestBytes = 300_000;
const large = ["package-lock.json"];

test("nothing binary lies outside its folders, and nothing is larger than 300 KB", async () => {
  const { stdout } = await run("git", ["ls-files", "-z"]);
  const files = stdout.split("\0").filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  const stray: string[] = [];
  for (const file of files) {
    const found = await stat(file).catch(() => undefined); // gone from the folder, not yet from git
    if (!found) continue;
    if (found.size > largestBytes && !large.includes(file))
      stray.push(`${file}: ${found.size} bytes`);
    const isText = !(await readFile(file)).subarray(0, 8_000).includes(0);
    const hasPlace =
      binaryFolders.some((folder) => file.startsWith(folder)) &&
      [".png", ".svg", ".woff2"].includes(extname(file));
    if (!isText && !hasPlace) stray.push(`${file}: binary`);
  }
  expect(stray).toEqual([]);
});
