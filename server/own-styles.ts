import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";

type Script = { words: ReadonlySet<string>; others: readonly string[] };

/** For lightningcss to name in its errors. */
const filename = "page.css";
const sheet = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** Whatever may be the name of a class. */
const word = /[^\s"'`<>=;{}]+/g;
const variable = /--[\w-]+/g;
const variableSet = /(?<=[{;])--[\w-]+(?=:)/g;
const variableRead = /(?<=var\()--[\w-]+/g;

/**
 * A function that leaves in a built page only the styles of classes that it, or a script that its
 * islands may load, has a word for, and only the variables that those styles or such a script read.
 * Tailwind makes one stylesheet for the whole site, and every page carries it.
 *
 * @param folder where the site was built, with its scripts in `_astro`
 */
export function ownStyles(folder: string): (html: string) => Promise<string> {
  const scripts = new Map<string, Promise<Script>>();

  async function readScript(name: string): Promise<Script> {
    const code = await readFile(join(folder, "_astro", name), "utf8");
    const others = [...code.matchAll(/\.\/([\w.-]+\.js)\b/g)].map(([, other = ""]) => other);
    return {
      words: new Set([...(code.match(word) ?? []), ...(code.match(variable) ?? [])]),
      others,
    };
  }

  return async (html) => {
    const words = new Set(html.replaceAll(sheet, "").match(word));
    const names = new Set(
      [...html.matchAll(/\/_astro\/([\w.-]+\.js)\b/g)].map(([, name = ""]) => name),
    );
    // A set that grows is walked to its end.
    for (const name of names) {
      const known = scripts.get(name) ?? readScript(name);
      scripts.set(name, known);
      const { words: more, others } = await known;
      for (const found of more) words.add(found);
      for (const other of others) names.add(other);
    }
    const page = html.replaceAll(sheet, (styles) => without(styles, classesIn(styles), words));
    for (const name of page.match(variableRead) ?? []) words.add(name);
    return page.replaceAll(sheet, (styles) =>
      without(styles, styles.match(variableSet) ?? [], words),
    );
  };
}

/** The styles, minified, without those of `names` that are not among `words`. */
function without(styles: string, names: Iterable<string>, words: ReadonlySet<string>): string {
  const unusedSymbols = [...names].filter((name) => !words.has(name));
  const code = Buffer.from(styles);
  return transform({ filename, code, minify: true, unusedSymbols }).code.toString();
}

function classesIn(styles: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename,
    code: Buffer.from(styles),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") classes.add(part.name);
      },
    },
  });
  return classes;
}
