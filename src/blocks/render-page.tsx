import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import aboutStyles from "./about/block.css?raw";
import { AboutView } from "./about/view.tsx";
import base from "./base.css?raw";
import { type Palette, paletteOf } from "./colours.ts";
import contactStyles from "./contact/block.css?raw";
import { ContactView } from "./contact/view.tsx";
import { PageProvider } from "./context.ts";
import { fontFaces } from "./designs/design.ts";
import { verandah } from "./designs/verandah/design.ts";
import type { Block, Document, Page } from "./document.ts";
import sceneStyles from "./drawings/scene.css?raw";
import { type Facts, factOf } from "./facts.ts";
import footerStyles from "./footer/block.css?raw";
import { FooterView } from "./footer/view.tsx";
import galleryStyles from "./gallery/block.css?raw";
import { GalleryView } from "./gallery/view.tsx";
import headerStyles from "./header/block.css?raw";
import { HeaderView } from "./header/view.tsx";
import heroStyles from "./hero/block.css?raw";
import { HeroView } from "./hero/view.tsx";
import { openingHoursSpecification } from "./opening-hours.ts";
import servicesStyles from "./services/block.css?raw";
import { ServicesView } from "./services/view.tsx";

const designs = { verandah };

const blockStyles: Record<Block["type"], string> = {
  header: headerStyles,
  hero: heroStyles,
  services: servicesStyles,
  gallery: galleryStyles,
  about: aboutStyles,
  contact: contactStyles,
  footer: footerStyles,
};

export type RenderOptions = {
  /** Where the site is served, without a slash at the end: “https://wattle.example”. */
  origin: string;
  shown: "confirmed" | "all";
  /** Where a file of the site is, from the page. */
  address(file: string): string;
};

/** A page as it is served. */
export type RenderedPage = {
  html: string;
  /** What may be on it: `Content-Security-Policy` of its answer. */
  policy: string;
  /** Fonts and photos that it asks for, by name. */
  files: string[];
};

/** Renders a page of a site. The same input gives the same bytes. */
export function renderPage(
  document: Document,
  page: Page,
  facts: Facts,
  { origin, shown, address }: RenderOptions,
): RenderedPage {
  const files = new Set<string>();
  const asked = (file: string) => {
    files.add(file);
    return address(file);
  };
  const blocks = page.blocks.filter((block) => isSeen(block, facts, shown));
  const design = designs[document.design];
  const styles = [
    fontFaces(design, asked),
    base,
    customProperties(paletteOf(document.colour, document.accent)),
    ...new Set(blocks.map(({ type }) => blockStyles[type])),
    ...(blocks.some((block) => block.type === "hero" && !block.photo) ? [sceneStyles] : []),
    design.styles,
    focusRules(blocks),
  ].join("\n");
  const top = blocks.filter(({ type }) => type === "header");
  const bottom = blocks.filter(({ type }) => type === "footer");
  const middle = blocks.filter(({ type }) => type !== "header" && type !== "footer");
  const structured = JSON.stringify(localBusiness(facts, origin)).replaceAll("<", "\\u003c");
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {page.description && <meta name="description" content={page.description} />}
        <link rel="canonical" href={`${origin}/${page.path}`} />
        <style>{styles}</style>
        <script type="application/ld+json">{structured}</script>
      </head>
      <body className={document.lowerCase ? "lower-case" : undefined}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <PageProvider value={{ facts, shown, blocks, address: asked }}>
          {top.map((block) => (
            <View key={block.id} block={block} />
          ))}
          <main id="main">
            {middle.map((block) => (
              <View key={block.id} block={block} />
            ))}
          </main>
          {bottom.map((block) => (
            <View key={block.id} block={block} />
          ))}
        </PageProvider>
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, policy: policyOf(styles), files: [...files].toSorted() };
}

/** A list of prices without prices is left out, and so is its place in the menu. */
function isSeen(block: Block, facts: Facts, shown: "confirmed" | "all"): boolean {
  const isEmpty =
    (block.type === "services" && !factOf(facts, "services", shown)?.length) ||
    (block.type === "about" &&
      !(block.body || block.photo || block.points.length > 0) &&
      !factOf(facts, "credentials", shown));
  return !block.hidden && !isEmpty;
}

function View({ block }: { block: Block }) {
  switch (block.type) {
    case "header":
      return <HeaderView block={block} />;
    case "hero":
      return <HeroView block={block} />;
    case "services":
      return <ServicesView block={block} />;
    case "gallery":
      return <GalleryView block={block} />;
    case "about":
      return <AboutView block={block} />;
    case "contact":
      return <ContactView block={block} />;
    case "footer":
      return <FooterView block={block} />;
  }
}

function customProperties(palette: Palette): string {
  const lines = Object.entries(palette).map(
    ([name, value]) =>
      `  --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** Known before the page is rendered: no hash is taken from what holds a customer’s words. */
function policyOf(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What search engines read: confirmed facts and nothing else. */
function localBusiness(facts: Facts, origin: string) {
  const hours = factOf(facts, "hours", "confirmed");
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${origin}/#business`,
    name: factOf(facts, "name", "confirmed"),
    url: `${origin}/`,
    telephone: factOf(facts, "phone", "confirmed"),
    email: factOf(facts, "email", "confirmed"),
    address: factOf(facts, "address", "confirmed"),
    areaServed: factOf(facts, "area", "confirmed"),
    ...(hours && { openingHoursSpecification: openingHoursSpecification(hours) }),
  };
}

/** Which part of each photo stays in view when it is cut. */
function focusRules(blocks: readonly Block[]): string {
  const photos = blocks.flatMap((block) =>
    "photos" in block ? block.photos : "photo" in block ? (block.photo ?? []) : [],
  );
  const focused = photos.flatMap(({ focus }) => focus ?? []);
  const rules = focused.map(({ x, y }) => `.at-${x}-${y} {\n  object-position: ${x}% ${y}%;\n}\n`);
  return [...new Set(rules)].join("\n");
}
