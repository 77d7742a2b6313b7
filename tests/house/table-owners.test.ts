import { glob, readFile } from "node:fs/promises";
import { convertToTsx } from "@astrojs/astro2tsx";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Who may name a table in SQL, beside src/database. What is imported is held by dependency-cruiser;
 * this reads what is written out.
 */
const ownerOf = (room: string) => (room === "rate-limits" ? "src/platform/" : `src/core/${room}/`);

/** Tests, the tables themselves, and what is data in plain English: “a day away from people”. */
const isWithoutQueries = /^src\/(database\/tables|catalogue|content)\/|\.test\.tsx?$/;

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

test("an SQL function names only its owner's tables, and code only its own domain's functions", async () => {
  const owners = await tableOwners();
  const functions = new Map<string, string>();
  const found: string[] = [];
  for await (const file of glob("src/database/functions/*/*.sql")) {
    const [room = "", name = ""] = file.split("/").slice(-2);
    functions.set(name.replace(/\.sql$/, ""), ownerOf(room));
    for (const table of namesIn(await readFile(file, "utf8"))) {
      const owner = owners.get(table);
      if (owner && owner !== ownerOf(room)) found.push(`${file} names ${table} of ${owner}`);
    }
  }
  for await (const file of glob("{src,server}/**/*.{ts,tsx,astro}")) {
    if (isWithoutQueries.test(file)) continue;
    for (const text of textsIn(file, await readFile(file, "utf8"))) {
      for (const [, name = ""] of text.matchAll(/\b(\w+)\s*\(/g)) {
        const owner = functions.get(name.toLowerCase());
        if (owner && !file.startsWith(owner)) found.push(`${file} calls ${name} of ${owner}`);
      }
    }
  }
  expect(functions.size).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

/** From before functions had owners, each a change that has been made. */
const before0027 = /\/00([01]\d|2[0-6])_/;

test("a statement of a migration names the tables of one owner", async () => {
  const owners = await tableOwners();
  const found: string[] = [];
  for await (const file of glob("src/database/migrations/*.sql")) {
    if (before0027.test(file)) continue;
    for (const statement of (await readFile(file, "utf8")).split("--> statement-breakpoint")) {
      const named = new Set(namesIn(statement).flatMap((table) => owners.get(table) ?? []));
      if (named.size > 1) found.push(`${file} names tables of ${[...named].join(" and ")}`);
    }
  }
  expect(found).toEqual([]);
});

test("no domain hands its tables on", async () => {
  const found: string[] = [];
  for await (const file of glob("src/core/**/*.{ts,tsx}")) {
    if (isWithoutQueries.test(file)) continue;
    for (const name of tablesHandedOn(await readFile(file, "utf8"))) found.push(`${file}: ${name}`);
  }
  expect(found).toEqual([]);
});

test.each([
  ['export * from "../../database/tables/emails.ts";', ["*"]],
  ['export { emails } from "../../database/tables/emails.ts";', ["emails"]],
  ['import { emails } from "../../database/tables/emails.ts";\nexport { emails };', ["emails"]],
  [
    'import { emails } from "../../database/tables/emails.ts";\nexport const mails = emails;',
    ["mails"],
  ],
  ['export type { Mail } from "../../database/tables/emails.ts";', []],
])("%s hands on %j", (code, names) => {
  expect(tablesHandedOn(code)).toEqual(names);
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
  ["sql`from /* all */ emails -- of us\\n join -- with\\n people`", ["emails", "people"]],
  ['pool.query("select 1 " + "from " + "emails")', ["emails"]],
  [`sql\`select * from \${sql.identifier("emails")}\``, ["emails"]],
  ['sql.raw("people")', ["people"]],
  ["sql`table emails`", ["emails"]],
  ["sql`alter table if exists emails add a int`", ["emails"]],
  ["sql`drop table people cascade`", ["people"]],
  ["sql`create index on emails (a)`", ["emails"]],
  ["sql`create trigger t after update on emails`", ["emails"]],
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

/** What comes before a list of tables. */
const before =
  /\b(?:from|join|into|using|update(?=[\s\S]*\sset\s)|truncate(?:\s+table)?|lock\s+table|copy|(?:alter\s+|drop\s+|^\s*)table(?:\s+if\s+exists)?|create\s+(?:unique\s+)?(?:index|trigger)[^()]*?\son)\s+/gi;

/** The tables that a piece of SQL names, in lower case, with much that is no table. */
function namesIn(sql: string): string[] {
  const bare = sql.replace(/--.*|\/\*[\s\S]*?\*\//g, " ");
  const found: string[] = [];
  for (const { 0: keyword, index } of bare.matchAll(before)) {
    let rest = bare.slice(index + keyword.length);
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

/** Names that are in strings and templates of a file where SQL has the name of a table. */
function tablesIn(file: string, text: string): string[] {
  return textsIn(file, text).flatMap(namesIn);
}

/** Strings and templates of a file, put together where they are added; a name as `from name`. */
function textsIn(file: string, text: string): string[] {
  const code = file.endsWith(".astro") ? convertToTsx(text, { filename: file }).code : text;
  const source = ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node) => {
    const whole = textOf(node);
    if (whole !== undefined) found.push(whole);
    if (whole === undefined || ts.isTemplateExpression(node)) ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** @returns undefined for what is no text. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    const isName = ts.isCallExpression(node.parent) && isMakerOfNames(node.parent.expression);
    return isName ? `from ${node.text}` : node.text;
  }
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => `hole${literal.text}`);
    return node.head.text + rest.join("");
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    if (left !== undefined && right !== undefined) return left + right;
  }
  return undefined;
}

/** `sql.identifier`, `sql.raw` */
function isMakerOfNames(called: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(called) && /^(identifier|raw)$/.test(called.name.text);
}

/** Values of src/database/tables that a file exports, under any name. */
function tablesHandedOn(code: string): string[] {
  const source = ts.createSourceFile("code.ts", code, ts.ScriptTarget.Latest, true);
  const ofTables = new Set<string>();
  const found: string[] = [];
  const isOfTables = (from: ts.Expression | undefined) =>
    from !== undefined && ts.isStringLiteral(from) && from.text.includes("/database/tables/");
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && isOfTables(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names)) {
        for (const { name } of names.elements) ofTables.add(name.text);
      }
    } else if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const isTheirs = isOfTables(statement.moduleSpecifier);
      const { exportClause } = statement;
      if (!exportClause) found.push(...(isTheirs ? ["*"] : []));
      else if (ts.isNamedExports(exportClause)) {
        for (const { name, propertyName, isTypeOnly } of exportClause.elements) {
          const own = (propertyName ?? name).text;
          if (!isTypeOnly && (isTheirs || ofTables.has(own))) found.push(name.text);
        }
      }
    } else if (ts.isVariableStatement(statement) && statement.modifiers?.length) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const isTable =
          initializer && ts.isIdentifier(initializer) && ofTables.has(initializer.text);
        if (isTable) found.push(name.getText());
      }
    }
  }
  return found;
}
