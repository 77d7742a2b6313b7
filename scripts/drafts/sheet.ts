import { encodeXML } from "entities";

export type Picture = { file: string; width: number };

/** A draft as it was printed: addresses go out from the folder of the sheet. */
export type Printed = {
  id: string;
  folder: string;
  pages: readonly { name: string; html: string; pictures: readonly Picture[] }[];
  text: string;
};

/** All drafts below each other, with their pictures side by side and their text under them. */
export function sheet(kinds: Readonly<Record<string, readonly Printed[]>>): string {
  const sections = Object.entries(kinds).map(
    ([kind, drafts]) => `<h1>${encodeXML(kind)}</h1>\n${drafts.map(section).join("\n")}`,
  );
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Drafts</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui; background: #ddd; }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-bottom: 3rem; }
  h2 { width: 100%; margin: 1rem 0 0; font-size: 1.2rem; }
  img { display: block; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #999; }
  pre { flex: 1 1 30rem; max-width: 50rem; max-height: 900px; overflow: auto; margin: 0; padding: 1rem;
    background: #fff; white-space: pre-wrap; }
</style>
${sections.join("\n")}
</html>
`;
}

function section({ id, folder, pages, text }: Printed): string {
  const links = pages.map(
    ({ name, html }) => `<a href="${encodeURI(`${folder}/${html}`)}">${encodeXML(name)}</a>`,
  );
  const pictures = pages
    .flatMap(({ pictures }) => pictures)
    .map(({ file, width }) => {
      const address = encodeURI(`${folder}/${file}`);
      const shown = `width="${Math.round(width / 3)}" alt="${width} px" loading="lazy"`;
      return `<a href="${address}"><img src="${address}" ${shown}></a>`;
    });
  return `<section><h2>${encodeXML(id)}: ${links.join(", ")}</h2>
${pictures.join("")}
<pre>${encodeXML(text)}</pre></section>`;
}
