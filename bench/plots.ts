import * as fs from "node:fs/promises";
import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";

const FOLDER = "docs/benchmarks";

/** The site's own colours; on paper of its own, so that it can be read on a dark page too. */
const look = {
  background: "#FBF8F2",
  padding: 16,
  config: {
    font: "Figtree, system-ui, sans-serif",
    range: { category: ["#1F5B45", "#C4622D", "#5B8FA8", "#8A6FA8", "#17231D"] },
    axis: {
      titleFontWeight: "normal",
      labelColor: "#17231D",
      titleColor: "#17231D",
      gridColor: "#E4E0D6",
    },
  },
} satisfies Partial<TopLevelSpec>;

/**
 * Draws a chart into docs/benchmarks/{name}.svg.
 *
 * @param spec in the words of Vega-Lite (vega.github.io/vega-lite/docs)
 * @param alternative what it shows, for who cannot see it
 * @returns the chart in Markdown, to stand in docs/benchmarks.md.
 */
export async function plot(name: string, spec: TopLevelSpec, alternative: string): Promise<string> {
  const view = new View(parse(compile({ ...look, ...spec } as TopLevelSpec).spec), {
    renderer: "none",
  });
  await fs.mkdir(FOLDER, { recursive: true });
  await fs.writeFile(`${FOLDER}/${name}.svg`, await view.toSVG());
  return `![${alternative}](benchmarks/${name}.svg)`;
}
