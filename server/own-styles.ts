import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";

type Script = { words: ReadonlySet<string>; others: readonly string[] };

const sheet = /(?<=<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g;
/** Whatever may be the name of a class. */
const word = /[^\s"'`<>=;{}]+/g;

/**
 * A function that leaves in a built page only the styles of classes that it, or a script that its
 * islands may load, has a word for. Tailwind makes one stylesheet for the whole site, and every page
 * carries it.
 *
 * @param folder where the site was built, with its scripts in `_astro`
 */
export function ownStyles(folder: string): (html: string) => Promise<string> {
  const scripts = new Map<string, Promise<Script>>();

  async function readScript(name: string): Promise<Script> {
    const code = await readFile(join(folder, "_astro", name), "utf8");
    const others = [...code.matchAll(/\.\/([\w.-]+\.js)\b/g)].map(([, other = ""]) => other);
    return { words: new Set(code.match(word)), others };
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
    return html.replaceAll(sheet, (styles) => withoutClasses(styles, words));
  };
}

/** The styles without those of classes that are not among `words`. */
function withoutClasses(styles: string, words: ReadonlySet<string>): string {
  const code = Buffer.from(styles);
  const filename = "page.css";
  const classes = new Set<string>();
  transform({
    filename,
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") classes.add(part.name);
      },
    },
  });
  const unusedSymbols = [...classes].filter((name) => !words.has(name));
  return transform({ filename, code, minify: true, unusedSymbols }).code.toString();
}
