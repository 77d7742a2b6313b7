import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { keepOwnStyles } from "./own-styles.ts";

function kept(styles: string, body: string): string | undefined {
  const document = parse(`<style>@layer a;${styles}</style><body>${body}`);
  return keepOwnStyles(document)?.own.replace(/^@layer a;/, "");
}

test("classes of the page stay, and those of nothing on it go", () => {
  expect(kept(".a{top:0}.b{top:1px}.a .b{top:2px}", '<p class="x a">b</p>')).toBe(".a{top:0}");
});

test("a class stays whatever is written in its name", () => {
  const styles = ".md\\:p-1\\.5{padding:1px}.\\[\\&\\>li\\]\\:flex>li{top:0}";
  const body = '<ul class="md:p-1.5 [&amp;&gt;li]:flex"><li></li></ul>';
  expect(kept(styles, body)).toBe(styles);
});

test("elements of the page keep their styles, and others lose them", () => {
  const styles = "h1,h4{top:0}p code{top:1px}.a{& sub{top:2px}& p{top:3px}}table{top:4px}";
  expect(kept(styles, '<h1 class="a">table</h1><p></p>')).toBe("h1{top:0}.a{& p{top:3px}}");
});

test("a state that only a script gives stays where the page has it", () => {
  const styles = ".a[aria-invalid=true]{top:0}.a[data-look=rain]{top:1px}.a[data-slot]{top:2px}";
  expect(kept(styles, '<p class="a" aria-invalid="false" data-look="rain"></p>')).toBe(
    ".a[data-look=rain]{top:1px}",
  );
  expect(kept(styles, '<p class="a" aria-invalid="true" data-slot></p>')).toBe(
    ".a[aria-invalid=true]{top:0}.a[data-slot]{top:2px}",
  );
});

test("what names none of these stays, whatever state it is for", () => {
  const styles =
    ":focus-visible{top:0}[hidden]:where(:not([hidden=until-found])){display:none}#menu:popover-open{top:0}";
  expect(kept(styles, "<p></p>")).toBe(styles);
});

test("a rule stays while one of its selectors is needed, and goes with all that is in it", () => {
  const styles = ".a,.b{top:0;&:hover{left:0}}.gone{&>.a{top:0}}";
  expect(kept(styles, '<p class="a"></p>')).toBe(".a{top:0;&:hover{left:0}}");
});

test("a variable or an animation stays while a style of the page uses it", () => {
  const styles =
    ':root{--read:1px;--passed-on:3px;--gone:4px}@property --gone{syntax:"*";inherits:false}.a{--mine:var(--passed-on);top:var(--read);animation:slide 1s}.c{top:var(--gone);animation:spin 1s}@keyframes slide{to{top:1px}}@keyframes spin{to{rotate:1deg}}';
  expect(kept(styles, '<p class="a"></p>')).toBe(
    ":root{--read:1px;--passed-on:3px}.a{top:var(--read);animation:1s slide}@keyframes slide{to{top:1px}}",
  );
});

test("where there are islands, the styles name the file that has all of them", () => {
  const whole = "@layer a{.a>astro-island{top:0}.b{top:1px}}";
  const fonts = "<style>@font-face{}</style>";
  const body = '<p class="a"><!-- --><astro-island></astro-island></p>';
  const document = parse(`${fonts}<style>${whole}</style>${body}`, { comment: true });
  const sheet = keepOwnStyles(document);
  expect(sheet?.whole).toBe(whole);
  expect(document.toString()).toBe(
    `${fonts}<style data-rest="${sheet?.path}">@layer a{.a>astro-island{top:0}}</style>${body}`,
  );
});

test("parts of inputs stay where there is an input that has them", () => {
  const styles = "::file-selector-button{top:0}::-webkit-date-and-time-value{top:1px}";
  expect(kept(styles, '<input type="text">')).toBe("");
  expect(kept(styles, '<input id="a" type="date">')).toBe("::-webkit-date-and-time-value{top:1px}");
  expect(kept(styles, '<input type="file">')).toBe("::file-selector-button{top:0}");
});
