import base from "../base.css?raw";
import { type Palette, propertyName } from "../colours.ts";
import { type PageContext, PageProvider } from "../context.ts";
import { fontFaces } from "../designs/design.ts";
import { designs } from "../designs/designs.ts";
import { documentPalette } from "../designs/palette.ts";
import type { Block, BlockOf, BlockType, Document } from "../document.ts";
import { photosIn } from "../photos.ts";
import { seenBlocks } from "../seen-blocks.ts";
import sceneStyles from "../subjects/scene.css?raw";
import { views } from "../views.tsx";
import askPanelStyles from "./ask-panel.css?raw";
import { AskPanel } from "./ask-panel.tsx";
import phoneBarStyles from "./phone-bar.css?raw";
import { PhoneBar } from "./phone-bar.tsx";
import printStyles from "./print.css?raw";

// What a page shows, for a browser as for what is served (render-page.tsx).

type PageViewProps = {
  design: Document["design"];
  /** Whether its host answers questions. */
  hasAssistant?: boolean | undefined;
} & Pick<
  PageContext,
  "page" | "pages" | "facts" | "shown" | "companion" | "isEdited" | "address" | "pageAddress"
>;

/** What is inside of `<body>`. */
export function PageView({ design, hasAssistant, ...page }: PageViewProps) {
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
        {hasAssistant && <AskPanel />}
        {bottom.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
        <PhoneBar />
      </PageProvider>
    </>
  );
}

/** The class of `<body>`. */
export function bodyClass({ lowerCase }: Document): string | undefined {
  return lowerCase ? "lower-case" : undefined;
}

/**
 * The whole stylesheet of a page: the base, the colours, the blocks it uses, its design, and print;
 * without comments, which would be a tenth of what is sent.
 */
export function pageStyles(
  document: Document,
  { page, pages, facts, shown, address, hasAssistant }: PageViewProps,
): string {
  const blocks = seenBlocks(page, pages, { facts, shown });
  const design = designs[document.design];
  return [
    fontFaces(design, address),
    base,
    customProperties(documentPalette(document)),
    ...new Set(blocks.flatMap(stylesOf)),
    ...(blocks.some(hasScene) ? [sceneStyles] : []),
    ...(hasAssistant ? [askPanelStyles] : []),
    phoneBarStyles,
    design.styles,
    focusRules(blocks),
    printStyles,
  ]
    .join("\n")
    .replaceAll(/\/\*.*?\*\/\s*/gs, "");
}

function hasScene(block: Block): boolean {
  return ("scene" in block && block.scene !== undefined) || (block.type === "hero" && !block.photo);
}

/** One section; only in a page. */
export function BlockView({ block }: { block: Block }) {
  return <ViewOf type={block.type} block={block} />;
}

function ViewOf<Type extends BlockType>({ type, block }: { type: Type; block: BlockOf[Type] }) {
  const { View } = views[type];
  return <View block={block} />;
}

function stylesOf(block: Block): string[] {
  const { styles, compositions } = views[block.type];
  const own = "composition" in block && block.composition && compositions?.[block.composition];
  return own ? [styles, own] : [styles];
}

function customProperties(palette: Palette): string {
  const lines = Object.entries(palette).map(
    ([name, value]) => `  --${propertyName(name)}: ${value};`,
  );
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** Which part of each photo stays in view when it is cut. */
function focusRules(blocks: readonly Block[]): string {
  const focused = photosIn(blocks).flatMap(({ photo }) => photo.focus ?? []);
  const rules = focused.map(
    ({ x, y }) => `.at-${x}-${y} {\n  --focus: ${x}%;\n  object-position: ${x}% ${y}%;\n}\n`,
  );
  return [...new Set(rules)].join("\n");
}
