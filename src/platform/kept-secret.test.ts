import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "./kept-secret.ts";

test("a secret is made once, for its owner's eyes, by processes that start together too", async () => {
  const folder = await fs.mkdtemp(join(tmpdir(), "smart-sites-test-"));
  const file = join(folder, "data", "auth-secret");
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(file)).toBe(secrets[0]);
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  expect(await fs.readdir(join(folder, "data"))).toEqual(["auth-secret"]);
  await fs.rm(folder, { recursive: true });
});
