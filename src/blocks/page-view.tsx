import aboutStyles from "./about/block.css?raw";
import { AboutView } from "./about/view.tsx";
import areaStyles from "./area/block.css?raw";
import { AreaView } from "./area/view.tsx";
import base from "./base.css?raw";
import beforeAfterStyles from "./before-after/block.css?raw";
import { BeforeAfterView } from "./before-after/view.tsx";
import callToActionStyles from "./call-to-action/block.css?raw";
import { CallToActionView } from "./call-to-action/view.tsx";
import { type Palette, paletteOf } from "./colours.ts";
import contactStyles from "./contact/block.css?raw";
import { ContactView } from "./contact/view.tsx";
import { type PageContext, PageProvider } from "./context.ts";
import { fontFaces } from "./designs/design.ts";
import { designs } from "./designs/designs.ts";
import type { Block, Document } from "./document.ts";
import sceneStyles from "./drawings/scene.css?raw";
import type { Photo } from "./fields.ts";
import footerStyles from "./footer/block.css?raw";
import { FooterView } from "./footer/view.tsx";
import galleryStyles from "./gallery/block.css?raw";
import { GalleryView } from "./gallery/view.tsx";
import headerStyles from "./header/block.css?raw";
import { HeaderView } from "./header/view.tsx";
import heroStyles from "./hero/block.css?raw";
import { HeroView } from "./hero/view.tsx";
import noticeStyles from "./notice/block.css?raw";
import { NoticeView } from "./notice/view.tsx";
import questionsStyles from "./questions/block.css?raw";
import { QuestionsView } from "./questions/view.tsx";
import { seenBlocks } from "./seen-blocks.ts";
import servicesStyles from "./services/block.css?raw";
import { ServicesView } from "./services/view.tsx";
import stepsStyles from "./steps/block.css?raw";
import { StepsView } from "./steps/view.tsx";
import teamStyles from "./team/block.css?raw";
import { TeamView } from "./team/view.tsx";
import testimonialsStyles from "./testimonials/block.css?raw";
import { TestimonialsView } from "./testimonials/view.tsx";
import textStyles from "./text/block.css?raw";
import { TextView } from "./text/view.tsx";

// What a page shows, for a browser as for what is served (render-page.tsx).

const blockStyles: Record<Block["type"], string> = {
  header: headerStyles,
  hero: heroStyles,
  services: servicesStyles,
  gallery: galleryStyles,
  "before-after": beforeAfterStyles,
  about: aboutStyles,
  text: textStyles,
  team: teamStyles,
  testimonials: testimonialsStyles,
  steps: stepsStyles,
  questions: questionsStyles,
  notice: noticeStyles,
  "call-to-action": callToActionStyles,
  area: areaStyles,
  contact: contactStyles,
  footer: footerStyles,
};

type PageViewProps = {
  design: Document["design"];
} & Pick<PageContext, "page" | "pages" | "facts" | "shown" | "address" | "pageAddress">;

/** What is inside of `<body>`. */
export function PageView({ design, ...page }: PageViewProps) {
  const blocks = seenBlocks(page.page, page.pages, page);
  const top = blocks.filter(({ type }) => type === "header");
  const bottom = blocks.filter(({ type }) => type === "footer");
  const middle = blocks.filter(({ type }) => type !== "header" && type !== "footer");
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PageProvider value={{ ...page, blocks, design: designs[design] }}>
        {top.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
        <main id="main">
          {middle.map((block) => (
            <BlockView key={block.id} block={block} />
          ))}
        </main>
        {bottom.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </PageProvider>
    </>
  );
}

/** The class of `<body>`. */
export function bodyClass({ lowerCase }: Document): string | undefined {
  return lowerCase ? "lower-case" : undefined;
}

/** The whole stylesheet of a page: the base, the colours, the blocks it uses, and its design. */
export function pageStyles(
  document: Document,
  { page, pages, facts, shown, address }: PageViewProps,
): string {
  const blocks = seenBlocks(page, pages, { facts, shown });
  const design = designs[document.design];
  return [
    fontFaces(design, address),
    base,
    customProperties(paletteOf(document.colour, document.accent ?? design.accent)),
    ...new Set(blocks.map(({ type }) => blockStyles[type])),
    ...(blocks.some((block) => block.type === "hero" && !block.photo) ? [sceneStyles] : []),
    design.styles,
    focusRules(blocks),
  ].join("\n");
}

/** One section; only in a page. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case "header":
      return <HeaderView block={block} />;
    case "hero":
      return <HeroView block={block} />;
    case "services":
      return <ServicesView block={block} />;
    case "gallery":
      return <GalleryView block={block} />;
    case "before-after":
      return <BeforeAfterView block={block} />;
    case "about":
      return <AboutView block={block} />;
    case "text":
      return <TextView block={block} />;
    case "team":
      return <TeamView block={block} />;
    case "testimonials":
      return <TestimonialsView block={block} />;
    case "steps":
      return <StepsView block={block} />;
    case "questions":
      return <QuestionsView block={block} />;
    case "notice":
      return <NoticeView block={block} />;
    case "call-to-action":
      return <CallToActionView block={block} />;
    case "area":
      return <AreaView block={block} />;
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

/** Which part of each photo stays in view when it is cut. */
function focusRules(blocks: readonly Block[]): string {
  const focused = blocks.flatMap(photosOf).flatMap(({ focus }) => focus ?? []);
  const rules = focused.map(({ x, y }) => `.at-${x}-${y} {\n  object-position: ${x}% ${y}%;\n}\n`);
  return [...new Set(rules)].join("\n");
}

function photosOf(block: Block): Photo[] {
  switch (block.type) {
    case "gallery":
      return block.photos;
    case "before-after":
      return block.pairs.flatMap(({ before, after }) => [before, after]);
    case "team":
      return block.members.flatMap(({ photo }) => photo ?? []);
    default:
      return "photo" in block && block.photo ? [block.photo] : [];
  }
}
