import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { freshDatabase } from "../support/postgres.ts";
import { openEditor, signIn } from "./support/editor.ts";
import { expect, joinButton, test } from "./support/journey.ts";

test.setTimeout(480_000); // it compiles what it serves, a page at a time

test("the development server serves pages with styles and running islands, and shows an edit", {
  tag: "@long",
}, async ({ browser }) => {
  await using dev = await startDevelopment();
  const page = await browser.newPage({ baseURL: dev.app.url });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });

  await page.goto("/");
  await expect(page.getByRole("banner").getByText("Smart Sites")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  // Vite may load the page again once it has found what to bundle.
  await expect(async () => expect(await page.content()).not.toContain("⟦")).toPass();
  await expect(async () => {
    await page.locator("[data-floating] > a").last().press("Enter", { timeout: 2_000 });
    await expect(page.getByRole("dialog", { name: "Live support" })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();

  await dev.edit("src/website/home/hero.tsx", "the business.", "your own shop.");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("your own shop.");
  // A change that is saved while the page still loads for the one before reaches it with the next.
  await expect(async () => {
    await dev.edit("src/ui/styles.css", "", "h1 { letter-spacing: 7px !important }\n");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("letter-spacing", "7px", {
      timeout: 5_000,
    });
  }).toPass();

  await page.goto("/start");
  await touch(page);
  await joinButton(page).click();
  await expect(page.getByLabel("Full Name")).toHaveAttribute("aria-invalid", "true");

  await signIn(page, dev);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { frame } = await openEditor(page, dev);
  await frame.getByRole("heading", { level: 1 }).click();
  await expect(frame.getByRole("textbox", { name: "This text" })).toBeFocused();
  expect(errors).toEqual([]);
  await page.close();
});

/** As a hand does, which sends many movements. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
}

/** `npm run dev` on a copy of the sources, so that its files can be edited. */
async function startDevelopment() {
  const disposing = new AsyncDisposableStack();
  await mkdir(".cache", { recursive: true });
  // Below our own folder, where its imports find what is installed.
  const copy = disposing.use(await mkdtempDisposable(resolve(".cache/development-")));
  const data = disposing.use(await mkdtempDisposable(join(tmpdir(), "smart-sites-journey-")));
  const db = disposing.use(await freshDatabase());
  for (const source of ["src", "server", "astro.config.ts", "tsconfig.json", "package.json"]) {
    await cp(source, join(copy.path, source), { recursive: true });
  }
  await writeFile(
    join(copy.path, "astro.config.copy.ts"),
    `import config from "./astro.config.ts";
    export default { ...config, vite: { ...config.vite, server: { fs: { allow: ["../.."] } } } };`,
  );
  const child = spawn(
    process.execPath,
    [
      resolve("node_modules/astro/bin/astro.mjs"),
      "dev",
      "--config=astro.config.copy.ts",
      "--port=0",
    ],
    {
      cwd: copy.path,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "development",
        ASTRO_TELEMETRY_DISABLED: "1",
        DATABASE_URL: db.url,
        DATA_DIR: data.path,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  disposing.defer(async () => {
    if (child.exitCode === null) {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    }
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
        const address = /Local\s+(http:\/\/[\w.:]+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  return {
    app: { url },
    db,
    files: join(data.path, "files"),
    async edit(file: string, from: string, to: string) {
      const text = await readFile(join(copy.path, file), "utf8");
      await writeFile(join(copy.path, file), from === "" ? text + to : text.replace(from, to));
    },
    [Symbol.asyncDispose]: () => disposing.disposeAsync(),
  };
}
