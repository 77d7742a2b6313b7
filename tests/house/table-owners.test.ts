import { glob, readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Who may name a table in SQL, beside src/database. What is imported is held by dependency-cruiser;
 * this reads what is written out.
 */
const ownerOf = (room: string) => (room === "rate-limits" ? "src/platform/" : `src/core/${room}/`);

/** The tables themselves, tests, and what is data in plain English: “a day away from people”. */
const isWithoutQueries = /^src\/(database|catalogue)\/|\.test\.tsx?$/;

test("SQL names a table only where its owner is", async () => {
  const owners = await tableOwners();
  const found: string[] = [];
  for await (const file of glob("{src,server}/**/*.{ts,tsx,astro}")) {
    if (isWithoutQueries.test(file)) continue;
    for (const table of tablesIn(file, await readFile(file, "utf8"))) {
      const owner = owners.get(table);
      if (owner && !file.startsWith(owner)) found.push(`${file} names ${table} of ${owner}`);
    }
  }
  expect(found).toEqual([]);
});

test.each([
  ["sql`select * from waitlist where x`", ["waitlist"]],
  ["sql`insert into daily_counts (day) values (1)`", ["daily_counts"]],
  ['sql`update "emails" set a = 1`', ["emails"]],
  ["pool.query('delete from site_briefs')", ["site_briefs"]],
  ["sql`from emails e join brief_files f on true`", ["emails", "brief_files"]],
  ["const said = 'Failed to update waitlist status'", []],
])("of %s, the tables are %j", (code, tables) => {
  expect(tablesIn("code.ts", code)).toEqual(tables);
});

/** Each table with the folder of its owner, as src/database/tables has them. */
async function tableOwners(): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for await (const file of glob("src/database/tables/*.ts")) {
    const room = file.replace(/^.*\//, "").replace(/\.ts$/, "");
    for (const [, table = ""] of (await readFile(file, "utf8")).matchAll(/pgTable\(\s*"(\w+)"/g)) {
      owners.set(table, ownerOf(room));
    }
  }
  expect(owners.size).toBeGreaterThan(10);
  return owners;
}

const named = /\b(?:from|join|into)\s+"?([a-z_]+)\b|\bupdate\s+"?([a-z_]+)"?\s+set\b/g;

/** Names that stand in strings and templates of a file where SQL has the name of a table. */
function tablesIn(file: string, text: string): string[] {
  const code = file.endsWith(".astro") ? (text.split(/^---$/m)[1] ?? "") : text;
  const source = ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      for (const [, read, updated] of node.text.matchAll(named)) found.push(read ?? updated ?? "");
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
