import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keptSecret } from "./kept-secret.ts";

test("a secret is made once, for its owner's eyes, by processes that start together too", async () => {
  await using folder = await fs.mkdtempDisposable(join(tmpdir(), "smart-sites-test-"));
  const file = join(folder.path, "auth-secret");
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(file)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await keptSecret(file)).toBe(secrets[0]);
  expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
  expect(await fs.readdir(folder.path)).toEqual(["auth-secret"]);
});

test("a secret that was cut short is not used, and the line that says so names its file", async () => {
  await using folder = await fs.mkdtempDisposable(join(tmpdir(), "smart-sites-test-"));
  const file = join(folder.path, "auth-secret");
  for (const content of ["", "x".repeat(31), `${" ".repeat(40)}\n`]) {
    await fs.writeFile(file, content);
    await expect(keptSecret(file)).rejects.toThrow(
      new RegExp(`^${file} holds less than the 32 characters of a secret\\. [^\n]+$`),
    );
    expect(await fs.readFile(file, "utf8")).toBe(content);
  }
});
