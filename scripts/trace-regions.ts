/**
 * Traces what the city maps show (land, lakes, rivers) into `src/website/cities/map/regions.json`. Run it
 * after a change of a frame or of a city's coordinates, on Debian 12 or a system with the same
 * versions, where it gives the same file byte for byte:
 *
 *     apt-get install gmt gmt-gshhg-full
 *     node_modules/.bin/node scripts/trace-regions.ts
 *
 * The shapes are GSHHG 2.3.7 at full resolution, shorelines from the World Vector Shorelines and
 * rivers from the World Data Bank II (Wessel and Smith, 1996, doi:10.1029/96JB00104; LGPL), read by
 * the Generic Mapping Tools 6.4. Neither is a dependency of the site: their output is committed. The
 * page names the source (`src/website/cities/map/map-credits.tsx`).
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cities } from "../src/content/cities.ts";
import { type Frame, frames, mapSize } from "../src/website/cities/map/frames.ts";
import { type Position, project, unproject } from "../src/website/cities/map/projection.ts";
import { traceMask } from "./trace-regions/mask.ts";
import { linePath, ringPath, simplifyLine, simplifyRing } from "./trace-regions/outline.ts";

const target = "src/website/cities/map/regions.json";

/** How far the drawing goes on past the frame, so that no coast is drawn along its edge. */
const bleed = 12;

/** A cell of the land mask, in pixels. */
const cell = 0.5;

/** How far a drawn coast or river may be from the traced one, in pixels: less would not be seen. */
const tolerance = 0.8;

/** Rivers are drawn up to this scale: they are a kilometre or two out, which shows beyond it. */
const riversUpTo = 2.85;

// GMT leaves a history in the folder it runs in.
const workFolder = mkdtempSync(join(tmpdir(), "trace-regions-"));
const regions: Record<string, { land: string; rivers: string }> = {};
const framed = cities.map((city) => ({ city, frame: frameOf(city.slug) }));
for (const { city, frame } of framed) {
  regions[city.slug] = {
    land: traceLand(city, frame),
    rivers: frame.pixelsPerKm < riversUpTo ? traceRivers(city, frame) : "",
  };
}
rmSync(workFolder, { recursive: true });
writeFileSync(target, `${JSON.stringify(regions, null, 2)}\n`);

function frameOf(slug: string): Frame {
  const frame = frames[slug];
  if (!frame) throw new Error(`No frame for ${slug} in src/website/cities/map/frames.ts`);
  return frame;
}

/** Sea and lakes are left out of the land; islands in either are land again. */
function traceLand(city: Position, frame: Frame): string {
  const columns = (mapSize.width + 2 * bleed) / cell;
  const rows = (mapSize.height + 2 * bleed) / cell;
  const grid = join(workFolder, "land.grd");
  gmt(
    "grdlandmask",
    region(city, frame),
    `-I${columns}+n/${rows}+n`,
    "-rp",
    "-Df",
    "-N0/1/0/1/0",
    `-G${grid}`,
  );
  const values = gmt("grd2xyz", grid, "-ZTLu");
  if (values.length !== columns * rows) throw new Error(`GMT gave ${values.length} cells`);
  return traceMask(values, columns)
    .map((ring) => ring.map(({ x, y }) => ({ x: x * cell - bleed, y: y * cell - bleed })))
    .map((ring) => ringPath(simplifyRing(ring, tolerance), 5))
    .join("");
}

function traceRivers(city: Position, frame: Frame): string {
  const segments = gmt("coast", region(city, frame), "-Df", "-Ia", "-M").toString().split(/^>.*$/m);
  return segments
    .map((segment) =>
      [...segment.matchAll(/^(\S+)\t(\S+)$/gm)].map(([, longitude, latitude]) =>
        project(city, frame, { longitude: Number(longitude), latitude: Number(latitude) }),
      ),
    )
    .map((line) => linePath(simplifyLine(line, tolerance)))
    .join("");
}

function region(city: Position, frame: Frame): string {
  const topLeft = unproject(city, frame, { x: -bleed, y: -bleed });
  const bottomRight = unproject(city, frame, {
    x: mapSize.width + bleed,
    y: mapSize.height + bleed,
  });
  return `-R${topLeft.longitude}/${bottomRight.longitude}/${bottomRight.latitude}/${topLeft.latitude}`;
}

function gmt(...words: string[]): Buffer {
  return execFileSync("gmt", words, { cwd: workFolder, maxBuffer: 2 ** 28 });
}
