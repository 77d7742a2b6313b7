import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A clone in which npm writes down what it is asked. */
async function cloneWithoutNpm() {
  const folder = await mkdtempDisposable(join(tmpdir(), "set-up-"));
  for (const part of ["package.json", "package-lock.json", "scripts"]) {
    await cp(part, join(folder.path, part), { recursive: true });
  }
  await mkdir(join(folder.path, "node_modules/.bin"), { recursive: true });
  await writeFile(join(folder.path, "node_modules/.bin/node"), "#!/bin/sh\n", { mode: 0o755 });
  const asked = join(folder.path, "asked");
  const npm = join(folder.path, "npm-cli.js");
  await writeFile(
    npm,
    `import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(asked)}, process.argv.slice(2).join(" ") + "\\n");`,
  );
  return {
    setUp(...flags: string[]) {
      return spawnSync(process.execPath, [...flags, "scripts/setup.mjs", "dependencies"], {
        cwd: folder.path,
        encoding: "utf8",
        env: { PATH: "/usr/bin:/bin", npm_execpath: npm, npm_node_execpath: process.execPath },
      });
    },
    asked: async () => (await readFile(asked, "utf8").catch(() => "")).split("\n").filter(Boolean),
    [Symbol.asyncDispose]: () => folder.remove(),
  };
}

test("no script of a package runs but that of Node and of PostgreSQL", async () => {
  await using clone = await cloneWithoutNpm();
  expect(clone.setUp().status).toBe(0);
  const [install = "", scripts = "", ...more] = await clone.asked();
  expect(install).toMatch(/^ci --ignore-scripts --omit=dev /);
  expect(scripts).toMatch(/^rebuild --ignore-scripts=false .* node$/); // no PostgreSQL was installed
  expect(more).toEqual([]);
});

test("an old Node is told which one is needed", async () => {
  await using clone = await cloneWithoutNpm();
  const { status, stderr } = clone.setUp(
    "--import",
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.18.3"}})',
  );
  expect([status, stderr]).toEqual([1, "Node 20.19 or newer is needed; this is Node 20.18.3.\n"]);
  expect(await clone.asked()).toEqual([]);
});
