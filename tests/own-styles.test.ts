import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownStyles } from "../server/own-styles.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-styles-"));
  await mkdir(join(folder, "_astro"));
  await writeFile(join(folder, "_astro/island.js"), 'import{b}from"./part.js";b("flex gap-2")');
  await writeFile(join(folder, "_astro/part.js"), 'const late=()=>import("./late.js");export{b}');
  await writeFile(
    join(folder, "_astro/late.js"),
    "x(`md:p-1.5 hover:ring`,`top:var(--of-script)`)",
  );
  await writeFile(join(folder, "_astro/elsewhere.js"), 'y("grid")');
});
afterAll(async () => rm(folder, { recursive: true }));

const island = '<astro-island component-url="/_astro/island.js">';

async function kept(styles: string, body: string): Promise<string> {
  const html = await ownStyles(folder)(`<style>${styles}</style><body>${body}`);
  return /<style>(.*)<\/style>/.exec(html)?.[1] ?? "";
}

test("classes of the page stay, and those of nothing on it go", async () => {
  expect(await kept(".a{top:0}.b{top:1px}.a .b{top:2px}", '<p class="a x">')).toBe(".a{top:0}");
});

test("classes stay that a script may give to an element, however late it loads", async () => {
  const styles =
    ".flex{display:flex}.gap-2{gap:2px}.md\\:p-1\\.5{padding:1px}.hover\\:ring:hover{top:0}.grid{display:grid}";
  expect(await kept(styles, island)).toBe(
    ".flex{display:flex}.gap-2{gap:2px}.md\\:p-1\\.5{padding:1px}.hover\\:ring:hover{top:0}",
  );
});

test("what names no class stays, whatever state it is for", async () => {
  const styles =
    ":focus-visible{top:0}[hidden]:where(:not([hidden=until-found])){display:none}#menu:popover-open{top:0}@keyframes slide{to{top:1px}}";
  expect(await kept(styles, "<p>")).toBe(styles);
});

test("a rule stays while one of its selectors is needed, and goes with all that stands in it", async () => {
  const styles = ".a,.b{top:0;&:hover{left:0}}.gone{&>.a{top:0}}";
  expect(await kept(styles, '<p class="a">')).toBe(".a,.b{top:0;&:hover{left:0}}");
});

test("a variable stays while a style of the page or one of its scripts reads it", async () => {
  const styles =
    ':root{--read:1px;--of-script:2px;--passed-on:3px;--gone:4px}@property --gone{syntax:"*";inherits:false}.a{--mine:var(--passed-on);top:var(--read)}.c{top:var(--gone)}';
  expect(await kept(styles, `<p class="a">${island}`)).toBe(
    ":root{--read:1px;--of-script:2px;--passed-on:3px}.a{top:var(--read)}",
  );
});
