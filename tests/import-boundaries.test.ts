import { spawnSync } from "node:child_process";
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const cruiser = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
const rules = resolve(".dependency-cruiser.mjs");

/** One wrong import a line: from, to, and the rule that must name it. */
const wrongImports = [
  [
    "src/features/briefs/briefs.ts",
    "src/features/waitlist/waitlist.ts",
    "feature-imports-another-feature",
  ],
  ["src/features/briefs/screen.tsx", "src/pages/start.ts", "feature-imports-upwards"],
  ["src/features/briefs/rules.ts", "src/services.ts", "feature-imports-upwards"],
  ["src/features/briefs/mails.ts", "src/platform/mail/smtp.ts", "adapter-chosen-outside-services"],
  ["src/features/briefs/store.ts", "src/database/client.ts", "adapter-chosen-outside-services"],
  ["src/ui/card.tsx", "src/content/offer.ts", "ui-is-a-leaf"],
  ["src/ui/field.tsx", "src/features/waitlist/waitlist.ts", "ui-is-a-leaf"],
  ["src/content/faqs.ts", "src/ui/button.tsx", "content-is-a-leaf"],
  ["src/platform/clock.ts", "src/content/company.ts", "platform-knows-no-product"],
  ["src/database/seed.ts", "src/features/waitlist/waitlist.ts", "platform-knows-no-product"],
  ["src/platform/config.ts", "src/content/offer.ts", "configuration-knows-the-company-alone"],
  ["src/pages/healthz.ts", "src/database/schema.ts", "page-holds-queries"],
  ["src/pages/files.ts", "src/services.ts", "services-started-outside-the-process"],
  ["server/main.ts", "tests/app.ts", "product-imports-its-tests"],
] as const;

const rightImports = [
  ["src/features/waitlist/waitlist.ts", "src/database/schema.ts"],
  ["src/features/waitlist/form.tsx", "src/ui/button.tsx"],
  ["src/pages/start.ts", "src/features/waitlist/waitlist.ts"],
  ["src/pages/start.ts", "src/features/briefs/briefs.ts"],
  ["src/platform/config.ts", "src/content/company.ts"],
  ["src/services.ts", "src/platform/mail/smtp.ts"],
  ["server/main.ts", "src/services.ts"],
] as const;

test("every wrong import is named with the rule it breaks", async () => {
  const { status, report } = await cruiseFixture(wrongImports);
  expect(status).not.toBe(0);
  const found = report.matchAll(/error (\S+): (\S+) → (\S+)/g);
  const expected = wrongImports.map(([from, to, rule]) => `${rule}: ${from} → ${to}`);
  expect([...found].map(([, rule, from, to]) => `${rule}: ${from} → ${to}`).sort()).toEqual(
    expected.sort(),
  );
});

test("the imports that the plan of the house allows pass", async () => {
  expect((await cruiseFixture(rightImports)).report).toContain("no dependency violations found");
});

test("the product itself keeps to the plan", () => {
  const { report } = cruise(process.cwd());
  expect(report).toContain("no dependency violations found");
});

type Import = readonly [from: string, to: string, rule?: string];

/** Writes files that hold nothing but these imports into a folder of its own, and checks them. */
async function cruiseFixture(imports: readonly Import[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "import-boundaries-"));
  await write(folder.path, "tsconfig.json", "{}");
  const files = imports.map(([from]) => from).concat(imports.map(([, to]) => to));
  for (const file of new Set(files)) {
    const up = "../".repeat(file.split("/").length - 1);
    const lines = imports.flatMap(([from, to]) => (from === file ? [`import "${up}${to}";`] : []));
    await write(folder.path, file, `${lines.join("\n")}\nexport const thing = 1;\n`);
  }
  return cruise(folder.path);
}

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

function cruise(folder: string): { status: number | null; report: string } {
  const args = [cruiser, "--config", rules, "src", "server"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, report: stdout + stderr };
}
