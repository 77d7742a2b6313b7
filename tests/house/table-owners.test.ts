import { glob, readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Who may name a table in SQL, beside src/database. What is imported is held by dependency-cruiser;
 * this reads what is written out.
 */
const ownerOf = (room: string) => (room === "rate-limits" ? "src/platform/" : `src/core/${room}/`);

/** The tables themselves, tests, and what is data in plain English: “a day away from people”. */
const isWithoutQueries = /^src\/(database|catalogue|content)\/|\.test\.tsx?$/;

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
  ["sql`SELECT 1 FROM Emails AS e, only public.Waitlist w`", ["emails", "waitlist"]],
  ["sql`update only emails as e set a = 1`", ["emails"]],
  ["sql`UPDATE waitlist\n w SET a = 1`", ["waitlist"]],
  ["sql`delete from rate_limits r using people p`", ["rate_limits", "people"]],
  ["sql`merge into people p using waitlist w on true`", ["people", "waitlist"]],
  ["sql`truncate emails, public.people`", ["emails", "people"]],
  ["sql`lock table waitlist in exclusive mode`", ["waitlist"]],
  ["sql`copy reviews to stdout`", ["reviews"]],
  [`sql\`select \${a} from \${b} x, sites\``, ["sites"]],
  ["const said = 'Failed to update waitlist status'", []],
])("of %s, the tables are %j", (code, tables) => {
  const names = tablesIn("code.ts", code);
  expect(names).toEqual(expect.arrayContaining(tables));
  if (tables.length === 0) expect(names).toEqual([]);
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

/** A name of a table with its alias, in SQL; group 1 is the name. */
const named = /^(?:only\s+)?(?:"?public"?\.)?"?([a-z_]\w*)"?(?:\s+(?:as\s+)?"?\w+"?)?/i;

/** What stands before a list of tables. */
const before =
  /\b(?:from|join|into|using|update(?=[\s\S]*\sset\s)|truncate(?:\s+table)?|lock\s+table|copy)\s+/gi;

/** The tables that a piece of SQL names, in lower case, with much that is no table. */
function namesIn(sql: string): string[] {
  const found: string[] = [];
  for (const { 0: keyword, index } of sql.matchAll(before)) {
    let rest = sql.slice(index + keyword.length);
    for (;;) {
      const [whole = "", name] = named.exec(rest) ?? [];
      if (name) found.push(name.toLowerCase());
      const comma = /^\s*,\s*/.exec(rest.slice(whole.length));
      if (!comma) break;
      rest = rest.slice(whole.length + comma[0].length);
    }
  }
  return found;
}

/** Names that stand in strings and templates of a file where SQL has the name of a table. */
function tablesIn(file: string, text: string): string[] {
  const code = file.endsWith(".astro") ? (text.split(/^---$/m)[1] ?? "") : text;
  const source = ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(...namesIn(node.text));
    if (ts.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(({ literal }) => `hole${literal.text}`);
      found.push(...namesIn(node.head.text + rest.join("")));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
