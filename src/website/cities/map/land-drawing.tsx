import { renderToStaticMarkup } from "react-dom/server";
import { mapSize } from "./frames.ts";
import regions from "./regions.json" with { type: "json" };

/** Sea with two lines of shallows along the coast, land and rivers, as an SVG file. */
export function landDrawing(slug: string): string {
  // In half pixels (scripts/trace-regions.ts).
  const region = regions[slug as keyof typeof regions];
  if (!region) throw new Error(`${slug} has no land: run scripts/trace-regions.ts`);
  const { width, height } = mapSize;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={`M0 0h${width}v${height}H0z`} fill="#cfe1e9" />
      <g transform="scale(.5)" fill="none" fillRule="evenodd" strokeLinejoin="round">
        <defs>
          <path id="land" d={region.land} />
        </defs>
        <use href="#land" stroke="#d8e7ed" strokeWidth="46" />
        <use href="#land" stroke="#e4eef2" strokeWidth="20" />
        <use href="#land" fill="#f3ecdd" stroke="#17231d" strokeWidth="2" />
        <path d={region.rivers} stroke="#9fc3d1" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>,
  );
}
