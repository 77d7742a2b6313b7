import { renderToStaticMarkup } from "react-dom/server";
import { propertyName } from "../colours.ts";
import { documentPalette } from "../designs/palette.ts";
import { type Document, homeOf, type Page } from "../document.ts";
import type { Photo } from "../fields.ts";
import sceneStyles from "../subjects/scene.css?raw";
import { SubjectPicture } from "../subjects/subject.tsx";

/** The file of the picture that goes with a link, where there is no photo to open with. */
export const SHARE_CARD = "share.jpg";

/** In pixels. */
export const shareSize = { width: 1200, height: 630 };

/** The photo that goes with a link: that which the page or else the site opens with. */
export function sharedPhoto({ pages }: Document, page: Page): Photo | undefined {
  const opening = [page, homeOf(pages)]
    .flatMap((page) => page?.blocks ?? [])
    .find((block) => block.type === "hero" && block.photo);
  return opening && "photo" in opening ? opening.photo : undefined;
}

/** The file of what is cut from a photo for that. */
export function sharedFile({ key }: Photo): string {
  return `${key}-share.jpg`;
}

/**
 * Draws the card: the thing of the trade in the site’s colours. There are no letters on that of a
 * release, since the name is beside it wherever a link is shown.
 *
 * @param letters a path to be drawn on the ground, which is the lowest 110 pixels
 * @returns an SVG of that size, for a renderer that knows no custom properties.
 */
export function drawShareCard(document: Document, letters?: string): string {
  const palette = documentPalette(document);
  const hero = homeOf(document.pages)?.blocks.find((block) => block.type === "hero");
  const scene = hero?.scene;
  const colours = new Map(
    Object.entries(palette).map(([name, value]) => [propertyName(name), value]),
  );
  const styles = sceneStyles
    .replace(/color-mix\([^;]*;/g, `${palette.accent};`)
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours.get(name) ?? palette.ink);
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...shareSize} className="scene">
      <title>{scene}</title>
      <style>{styles}</style>
      <path className="tint" d="M0 0h1200v630H0z" />
      <circle className="sky" cx="600" cy="330" r="270" />
      <path className="brand" d="M0 520h1200v110H0z" />
      <path className="deep" d="M0 520h1200v10H0z" />
      {scene && (
        <g transform="translate(376 72) scale(2.8)">
          <SubjectPicture of={scene} />
        </g>
      )}
      {letters && (
        <>
          <path className="deep" d="M0 520h1200v110H0z" />
          <path d={letters} fill={palette.paper} />
        </>
      )}
    </svg>,
  );
}
