import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** The rooms of src, by layer: docs/architecture.md. */
const rooms =
  /^src\/((pages|layouts|website|office|customer|hosted|core|blocks|catalogue|content|ui|database|platform|delivery|services)\/|(tasks|middleware|content\.config|env\.d)\.ts$)/;

/**
 * The only file of core that gets a request: the adapter that gives Better Auth the headers it may
 * see, and keeps the cookies it answers with.
 */
const headersForBetterAuth = "src/core/operators/signing-in/visit.ts";

test("every file of the product lies in a room of the plan", async () => {
  const outside = (await filesOf("src/**/*.*")).filter((file) => !rooms.test(file));
  expect(outside).toEqual([]);
});

test(".astro is in pages and layouts alone: what is seen is React", async () => {
  const elsewhere = (await filesOf("src/**/*.astro")).filter(
    (file) => !/^src\/(pages|layouts)\//.test(file),
  );
  expect(elsewhere).toEqual([]);
});

/** What a request is made of, as a parameter or in a type, and the making of an answer. */
const ofHttp = /[:<] ?(Request|Headers|FormData|URLSearchParams)\b|new Response\(|Response\.json\(/;

test("core is given values, and no request to take apart", async () => {
  const taking: string[] = [];
  for (const file of await filesOf("src/core/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(file, "utf8");
    if (ofHttp.test(text)) taking.push(file);
  }
  expect(taking).toEqual([headersForBetterAuth]);
});

test("emails and jobs are queued where their kinds are known, and not by SQL of one's own", async () => {
  const queuing: string[] = [];
  for (const file of await filesOf("{src,server}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$|^src\/platform\/backup\//.test(file)) continue;
    const text = await readFile(file, "utf8");
    if (/\b(queue_email|queue_form_email|add_jobs?)\(/.test(text)) queuing.push(file);
  }
  expect(queuing.sort()).toEqual(["src/core/emails/queue-mail.ts", "src/platform/queue-job.ts"]);
});

function filesOf(pattern: string): Promise<string[]> {
  return Array.fromAsync(glob(pattern));
}
