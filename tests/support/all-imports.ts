import { existsSync, globSync } from "node:fs";
import { glob, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, resolve } from "node:path";
import { convertToTsx, ExtractedScriptType } from "@astrojs/astro2tsx";
import ts from "typescript";

/**
 * Makes every way in which a file of a folder’s `src` and `server` reaches another plain to
 * dependency-cruiser, which reads TypeScript’s imports alone: pages and layouts become `x.astro.tsx`,
 * stylesheets `x.css.ts` (imports of `x.astro` and `x.css` find them), and what is named by a path in
 * any other way (`import.meta.glob`, `new URL`, a type, the source of a script) is imported too.
 */
export async function sayAllImports(folder: string): Promise<void> {
  const files = await Array.fromAsync(
    glob("{src,server}/**/*.{ts,tsx,mjs,astro,css}", { cwd: folder }),
  );
  const written = new Map<string, string>();
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    written.set(file, said(folder, file, await readFile(join(folder, file), "utf8")));
  }
  for (const [file, text] of written) {
    const path = join(folder, file);
    const ending = { ".astro": ".tsx", ".css": ".ts" }[extname(file)];
    if (ending) await rename(path, path + ending);
    await writeFile(path + (ending ?? ""), text);
  }
}

function said(folder: string, file: string, text: string): string {
  if (file.endsWith(".css")) return importsOf(folder, file, stylesIn(text));
  const code = file.endsWith(".astro") ? codeOfPage(file, text) : text;
  return `${code}\n${importsOf(folder, file, pathsIn(code))}`;
}

function codeOfPage(file: string, text: string): string {
  const { code, scripts } = convertToTsx(text, { filename: file });
  const bundled = scripts.filter(({ type }) => type === ExtractedScriptType.ProcessedModule);
  return [code, ...bundled.map(({ content }) => content)].join("\n");
}

type Reached = { path: string; isType: boolean };

/** What a stylesheet is made of. */
function stylesIn(css: string): Reached[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = bare.matchAll(/@(?:import|reference|config|plugin)\s+(?:url\()?["']([^"']+)["']/g);
  return [...found].map(([, path = ""]) => ({ path, isType: false }));
}

/** Texts that may be paths, but for those of import and export declarations. */
function pathsIn(code: string): Reached[] {
  const found: Reached[] = [];
  const look = (node: ts.Node) => {
    const { parent } = node;
    if (ts.isStringLiteralLike(node) && !isDeclared(parent)) {
      const isType = ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent);
      found.push({ path: node.text, isType });
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest, true));
  return found;
}

function isDeclared(parent: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** Imports of those that lead to files of the folder. */
function importsOf(folder: string, file: string, reached: readonly Reached[]): string {
  const from = join(folder, dirname(file));
  const lines = reached.flatMap(({ path, isType }) => {
    const isOfRoot = path.startsWith("/src/");
    if (!isOfRoot && !/^\.\.?\//.test(path)) return [];
    const place = isOfRoot ? join(folder, path) : resolve(from, path.replace(/[?#].*$/, ""));
    const found = /[*{]/.test(place) ? globSync(place) : existsSync(place) ? [place] : [];
    return found
      .filter((target) => /\.(tsx?|mjs|astro|css)$/.test(target))
      .map((target) => {
        const specifier = `./${relative(from, target)}`;
        return isType ? `import type {} from "${specifier}";` : `import "${specifier}";`;
      });
  });
  return lines.join("\n");
}
