import { renderToStaticMarkup } from "react-dom/server";
import { paletteOf, propertyName } from "./colours.ts";
import { type Document, homeOf } from "./document.ts";
import sceneStyles from "./subjects/scene.css?raw";
import { SubjectPicture } from "./subjects/subject.tsx";

/** The file of the picture that goes with a link, where the site has no photo to open with. */
export const SHARE_CARD = "share.png";

/**
 * Draws it: the thing of the trade in the site’s colours. There are no letters on it, since the name
 * stands beside it wherever a link is shown.
 *
 * @returns an SVG of 1200 by 630, for a renderer that knows no custom properties.
 */
export function drawShareCard({ colour, accent, pages }: Document): string {
  const palette = paletteOf(colour, accent);
  const hero = homeOf(pages)?.blocks.find((block) => block.type === "hero");
  const scene = hero?.scene;
  const colours = new Map(
    Object.entries(palette).map(([name, value]) => [propertyName(name), value]),
  );
  const styles = sceneStyles
    .replace(/color-mix\([^;]*;/g, `${palette.accent};`)
    .replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours.get(name) ?? palette.ink);
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" className="scene">
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
    </svg>,
  );
}
