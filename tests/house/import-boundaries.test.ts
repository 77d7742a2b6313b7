import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtempDisposable, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import boundaries, { domains } from "../../.dependency-cruiser.mjs";
import { sayAllImports } from "../support/all-imports.ts";

const cruiser = resolve("node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
const rules = resolve(".dependency-cruiser.mjs");

/** One wrong import per line: from, to, and the rule that must catch it. */
const wrongImports: Import[] = [
  ["src/website/home/hero.tsx", "src/office/shell/pager.tsx", "area-imports-another-area"],
  ["src/office/today/today.tsx", "src/website/chrome/brand.tsx", "area-imports-another-area"],
  ["src/customer/review/page.tsx", "src/office/briefs/rows.tsx", "area-imports-another-area"],
  ["src/hosted/bytes.ts", "src/customer/review/look.ts", "area-imports-another-area"],
  ["src/website/home/way.tsx", "src/website/start/join.tsx", "room-imports-another-room"],
  ["src/website/chrome/menu.tsx", "src/website/home/hero.tsx", "room-imports-another-room"],
  ["src/office/briefs/list.ts", "src/office/waitlist/words.ts", "room-imports-another-room"],
  ["src/website/start/screen.tsx", "src/pages/start.ts", "area-imports-upwards"],
  ["src/office/briefs/change.ts", "src/services/create-services.ts", "area-imports-upwards"],
  ["src/website/start/mails.ts", "server/main.ts", "area-imports-upwards"],
  ["src/office/briefs/find.ts", "src/database/columns.ts", "area-holds-queries"],
  ["src/core/briefs/words.ts", "src/office/briefs/words.ts", "core-imports-upwards"],
  ["src/core/ideas/ask.ts", "src/website/tools/form.ts", "core-imports-upwards"],
  ["src/core/briefs/rules.ts", "src/middleware.ts", "core-imports-upwards"],
  ["src/core/waitlist/leave.ts", "src/platform/http/read-form.ts", "core-reads-requests"],
  ["src/core/loyalty/points.ts", "src/platform/log.ts", "core-without-a-place"],
  ...inOrder(
    ([first, second]): Import => [
      `src/core/${first}/early.ts`,
      `src/core/${second}/late.ts`,
      "core-out-of-order",
    ],
  ),
  ["src/core/briefs/people.ts", "src/database/tables/waitlist.ts", "core-reads-anothers-tables"],
  ["src/platform/limits.ts", "src/database/tables/emails.ts", "tables-outside-core"],
  ["src/ui/card.tsx", "src/content/offer.ts", "ui-is-a-leaf"],
  ["src/ui/forms/field.tsx", "src/platform/log.ts", "ui-is-a-leaf"],
  ["src/content/faqs.ts", "src/ui/button.tsx", "content-is-a-leaf"],
  ["src/catalogue/trades.ts", "src/core/ideas/idea.ts", "catalogue-is-a-leaf"],
  ["src/blocks/hero.tsx", "src/ui/button.tsx", "blocks-are-a-leaf"],
  ["src/blocks/hero/view.tsx", "src/blocks/hero/describe.ts", "drawing-reaches-descriptions"],
  ["src/blocks/descriptions.ts", "src/blocks/views.tsx", "plain-node-reaches-views"],
  ["src/platform/clock.ts", "src/content/company.ts", "means-know-no-product"],
  ["src/database/seed.ts", "src/core/waitlist/waitlist.ts", "means-know-no-product"],
  ["src/delivery/styles.ts", "src/website/home/hero.tsx", "means-know-no-product"],
  ["src/platform/config.ts", "src/content/offer.ts", "configuration-knows-the-company-alone"],
  ["src/core/briefs/mails.ts", "src/platform/mail/smtp.ts", "adapter-chosen-outside-services"],
  ["src/core/briefs/store.ts", "src/database/client.ts", "adapter-chosen-outside-services"],
  ["src/pages/files.ts", "src/services/create-services.ts", "services-started-outside-the-process"],
  ["src/pages/healthz.ts", "src/database/columns.ts", "page-holds-queries"],
  ["src/pages/thank-you.astro", "src/database/columns.ts", "page-holds-queries"],
  ["src/pages/about.astro", "src/platform/mail/smtp.ts", "adapter-chosen-outside-services"],
  ["src/pages/index.astro", "src/office/shell/pager.tsx", "website-page-shows-another-area"],
  ["src/pages/demo.astro", "src/customer/review/page.tsx", "website-page-shows-another-area"],
  ["src/layouts/site.astro", "src/hosted/bytes.ts", "website-page-shows-another-area"],
  ["src/pages/terms.astro", "src/layouts/admin.astro", "website-page-shows-another-area"],
  ["src/pages/admin/index.astro", "src/website/home/hero.tsx", "office-page-shows-another-area"],
  ["src/pages/api/people.ts", "src/customer/review/look.ts", "office-page-shows-another-area"],
  ["src/layouts/admin.astro", "src/website/chrome/brand.tsx", "office-page-shows-another-area"],
  ["src/pages/me/index.astro", "src/office/briefs/rows.tsx", "customer-page-shows-another-area"],
  ["src/pages/review/all.astro", "src/layouts/site.astro", "customer-page-shows-another-area"],
  ["src/layouts/customer.astro", "src/hosted/bytes.ts", "customer-page-shows-another-area"],
  ["src/layouts/fonts.astro", "src/website/home/hero.tsx", "shared-layout-shows-an-area"],
  ["src/pages/prices.astro", "src/pages/admin/menu.ts", "page-imports-a-page"],
  ["src/services/watch.ts", "src/office/shell/pager.tsx", "means-of-work-show-an-area"],
  ["src/tasks.ts", "src/hosted/bytes.ts", "means-of-work-show-an-area"],
  ["src/middleware.ts", "src/website/chrome/brand.tsx", "means-of-work-show-an-area"],
  ["server/hosts.ts", "src/website/chrome/brand.tsx", "process-shows-pages"],
  ["server/hosts.ts", "src/ui/card.tsx", "process-shows-pages"],
  ["server/main.ts", "tests/support/app.ts", "product-imports-its-tests"],
  ["src/core/weather/sun.ts", "src/core/weather/rain.test.ts", "product-imports-its-tests"],
  ["src/core/weather/now.ts", "only-for-tests", "product-runs-on-a-development-dependency"],
  ["src/core/weather/sky.ts", "src/core/weather/rain.ts", "circular"],
  ["src/core/weather/rain.ts", "src/core/weather/sky.ts", "circular"],
  ["src/core/weather/tide.ts", "not-there", "unresolvable"],
];

const rightImports: Import[] = [
  ["src/website/start/form.tsx", "src/ui/button.tsx"],
  ["src/website/start/receive.ts", "src/core/waitlist/waitlist.ts"],
  ["src/website/start/receive.ts", "src/platform/http/read-form.ts"],
  ["src/website/home/hero.tsx", "src/website/chrome/brand.tsx"],
  ["src/office/briefs/list.tsx", "src/office/shell/pager.tsx"],
  ...inOrder(
    ([first, second]): Import => [`src/core/${second}/later.ts`, `src/core/${first}/earlier.ts`],
  ),
  ["src/core/waitlist/waitlist.ts", "src/database/tables/waitlist.ts"],
  ["src/core/ideas/writer.ts", "src/catalogue/trades.ts"],
  ["src/pages/start.ts", "src/website/start/receive.ts"],
  ["src/pages/start.ts", "src/core/briefs/briefs.ts"],
  ["src/pages/start.astro", "src/layouts/site.astro"],
  ["src/pages/admin/index.astro", "src/office/shell/pager.tsx"],
  ["src/pages/me/index.astro", "src/layouts/customer.astro"],
  ["src/platform/config.ts", "src/content/company.ts"],
  ["src/services/create-services.ts", "src/platform/mail/smtp.ts"],
  ["src/services/create-services.ts", "src/core/emails/outbox.ts"],
  ["server/main.ts", "src/services/create-services.ts"],
  ["server/main.ts", "src/delivery/prerendered.ts"],
];

/** Ways in which a page may import what it may not, by the page’s name. */
const waysToImport = {
  "in-front": '---\nimport "../office/shell/pager.tsx";\n---\n<p />\n',
  "on-a-condition": '---\nif (odd) await import("../office/shell/pager.tsx");\n---\n<p />\n',
  "among-the-markup": '<p>{await import("../office/shell/pager.tsx")}</p>\n',
  "in-a-script": '<p />\n<script>import "../office/shell/pager.tsx";</script>\n',
  "as-a-script": '<p />\n<script src="../office/shell/pager.tsx"></script>\n',
  "by-a-pattern": '---\nimport.meta.glob("../office/shell/*.tsx");\n---\n<p />\n',
  "from-the-root": '---\nawait import("/src/office/shell/pager.tsx");\n---\n<p />\n',
  "as-a-template": "---\nawait import(`../office/shell/pager.tsx`);\n---\n<p />\n",
  "by-its-address": '---\nnew URL("../office/shell/pager.tsx", import.meta.url);\n---\n<p />\n',
  "for-a-type": '---\ntype Pager = import("../office/shell/pager.tsx").Pager;\n---\n<p />\n',
  "to-pass-it-on": '---\nexport * from "../office/shell/pager.tsx";\n---\n<p />\n',
  "of-styles": '---\nimport "../office/office.css";\n---\n<p />\n',
};

test("every wrong import is named with the rule it breaks, in whatever way it is made, and no right one", async () => {
  await using folder = await fixtureFolder([...wrongImports, ...rightImports]);
  for (const [name, page] of Object.entries(waysToImport)) {
    await write(folder.path, `src/pages/${name}.astro`, page);
  }
  await write(folder.path, "src/office/office.css", "");
  await write(folder.path, "src/website/start/start.css", '@import "../../office/office.css";\n');
  const wrong: Import[] = [
    ...wrongImports,
    ...Object.keys(waysToImport).map((name): Import => {
      const to = name === "of-styles" ? "src/office/office.css" : "src/office/shell/pager.tsx";
      return [`src/pages/${name}.astro`, to, "website-page-shows-another-area"];
    }),
    ["src/website/start/start.css", "src/office/office.css", "area-imports-another-area"],
  ];

  await sayAllImports(folder.path);
  const { status, report } = cruise(folder.path, ["src", "server"]);
  expect(status).not.toBe(0);
  const found = report
    .replace(/(\.astro)\.tsx|(\.css)\.ts/g, "$1$2")
    .matchAll(/error (\S+): (\S+) → *\n? *(\S+)/g);
  const expected = wrong.map(([from, to, rule]) => `${rule}: ${from} → ${placeOf(to)}`);
  const named = [...found].map(([, rule, from, to]) => `${rule}: ${from} → ${to}`);
  // A cycle is reported once, from whichever of its files comes first.
  const isNews = (line: string) => !line.startsWith("circular") || named.includes(line);
  expect(named.sort()).toEqual(expected.filter(isNews).sort());
});

test("every rule has a wrong import that shows it", () => {
  const shown = new Set(wrongImports.map(([, , rule]) => rule));
  expect([...shown].sort()).toEqual(
    [...new Set(boundaries.forbidden.map(({ name }) => name))].sort(),
  );
});

test("the product itself keeps to the plan, its pages and layouts included", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "product-"));
  const parts = ["src", "server", "tests", "scripts", "bench"];
  const beside = ["package.json", "tsconfig.json", "astro.config.ts", ".dependency-cruiser.mjs"];
  for (const part of [...parts, ...beside]) {
    await cp(part, join(folder.path, part), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder.path, "node_modules"));
  await sayAllImports(folder.path);
  const { report } = cruise(folder.path, parts);
  expect(report).toContain("no dependency violations found");
});

type Import = readonly [from: string, to: string, rule?: string];

/** Of each two domains of core that follow one another. */
function inOrder(importOf: (pair: [string, string]) => Import): Import[] {
  return domains.slice(1).map((second, at) => importOf([domains[at] ?? "", second]));
}

/** A temporary folder of files with only these imports. */
async function fixtureFolder(imports: readonly Import[]) {
  const folder = await mkdtempDisposable(join(tmpdir(), "import-boundaries-"));
  await write(folder.path, "tsconfig.json", "{}");
  await write(folder.path, "package.json", '{ "devDependencies": { "only-for-tests": "1.0.0" } }');
  await write(folder.path, placeOf("only-for-tests"), "export const thing = 1;\n");
  const files = imports.map(([from]) => from).concat(imports.map(([, to]) => to));
  for (const file of new Set(files.filter(isOurs))) {
    const up = "../".repeat(file.split("/").length - 1);
    const lines = imports.flatMap(([from, to]) =>
      from === file ? [`import "${isOurs(to) ? up + to : to}";`] : [],
    );
    const code = lines.join("\n");
    await write(
      folder.path,
      file,
      file.endsWith(".astro") ? `---\n${code}\n---\n<p />\n` : `${code}\nexport const thing = 1;\n`,
    );
  }
  return folder;
}

function isOurs(name: string): boolean {
  return name.includes("/");
}

function placeOf(name: string): string {
  return name === "only-for-tests" ? "node_modules/only-for-tests/index.js" : name;
}

async function write(folder: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

function cruise(folder: string, parts: string[]): { status: number | null; report: string } {
  const args = [cruiser, "--config", rules, "--preserve-symlinks", ...parts];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, report: stdout + stderr };
}
