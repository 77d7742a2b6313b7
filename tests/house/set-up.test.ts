import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtempDisposable, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const { dependencies } = JSON.parse(await readFile("package.json", "utf8"));

/** A clone in which npm writes down what it is asked, and puts nothing there. */
async function cloneWithoutNpm({ node = dependencies.node } = {}) {
  const folder = await mkdtempDisposable(join(tmpdir(), "set-up-"));
  for (const part of ["package.json", "package-lock.json", "scripts"]) {
    await cp(part, join(folder.path, part), { recursive: true });
  }
  await mkdir(join(folder.path, "node_modules/.bin"), { recursive: true });
  await writeFile(join(folder.path, "node_modules/.bin/node"), `#!/bin/sh\necho v${node}\n`, {
    mode: 0o755,
  });
  const asked = join(folder.path, "asked");
  const npm = join(folder.path, "npm-cli.js");
  await writeFile(
    npm,
    `import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(asked)}, process.argv.slice(2).join(" ") + "\\n");`,
  );
  return {
    /** As npm does by hand, which writes down what it has installed. */
    async install() {
      const record = "node_modules/.package-lock.json";
      await cp(record, join(folder.path, record));
      const { packages } = JSON.parse(await readFile(record, "utf8"));
      for (const place of Object.keys(packages)) {
        await mkdir(join(folder.path, place), { recursive: true });
      }
    },
    remove: (path: string) => rm(join(folder.path, path), { recursive: true }),
    setUp(what = "dependencies", ...flags: string[]) {
      return spawnSync(process.execPath, [...flags, "scripts/setup.mjs", what], {
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

test("what npm ci has put here by hand is not installed again, by any command", async () => {
  await using clone = await cloneWithoutNpm();
  await clone.install();
  for (const what of ["dependencies", "tools"]) expect(clone.setUp(what).status).toBe(0);
  expect(await clone.asked()).toEqual([]);
});

test("what has gone since is installed again", async () => {
  await using clone = await cloneWithoutNpm();
  await clone.install();
  await clone.remove("node_modules/react");
  expect(clone.setUp().status).toBe(0);
  expect((await clone.asked())[0]).toMatch(/^ci --ignore-scripts --omit=dev /);
});

test("scripts that npm ci was told to leave out are run", async () => {
  await using clone = await cloneWithoutNpm({ node: "20.19.0" });
  await clone.install();
  expect(clone.setUp("tools").status).toBe(0);
  expect(await clone.asked()).toEqual([expect.stringMatching(/^rebuild --ignore-scripts=false /)]);
});

test("tools are added to what runs the site, and nothing of that is installed twice", async () => {
  await using clone = await cloneWithoutNpm();
  for (const what of ["dependencies", "tools", "tools", "dependencies"]) {
    expect(clone.setUp(what).status).toBe(0);
  }
  const installs = (await clone.asked()).filter((line) => !line.startsWith("rebuild"));
  expect(installs).toEqual([
    expect.stringMatching(/^ci --ignore-scripts --omit=dev /),
    expect.stringMatching(/^install --no-save --ignore-scripts --include=dev /),
  ]);
});

test("an old Node is told which one is needed", async () => {
  await using clone = await cloneWithoutNpm();
  const { status, stderr } = clone.setUp(
    "dependencies",
    "--import",
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.18.3"}})',
  );
  expect([status, stderr]).toEqual([1, "Node 20.19 or newer is needed; this is Node 20.18.3.\n"]);
  expect(await clone.asked()).toEqual([]);
});
