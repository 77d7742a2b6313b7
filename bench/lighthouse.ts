/** Lighthouse's mobile scores of each page: `npm run bench -- lighthouse`. */
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags, recordedChromium } from "../scripts/setup/chromium.mjs";
import { freePort } from "../tests/support/servers/free-port.ts";
import { median } from "./rounds.ts";
import { chosenRoutes, worstOfEachKind } from "./routes.ts";
import { serveStaticPages } from "./static-page.ts";

const ROUNDS = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

export type LighthouseScores = {
  route: string;
  /** Medians, of 100. */
  scores: Record<Category, number>;
  /** Largest contentful paint in seconds: ours, and a hand-written page of the same text. */
  lcp: { ours: number; plain: number };
  /** What cost points in any round, by Lighthouse's ids. */
  failed: string[];
};

/** @param rounds how often each page is measured */
export async function measureLighthouse(
  url: string,
  routes: readonly string[] = chosenRoutes(),
  rounds = ROUNDS,
): Promise<LighthouseScores[]> {
  const port = await freePort();
  const executablePath = recordedChromium() ?? chromium.executablePath();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  await using plain = await serveStaticPages(url);
  try {
    const pages: LighthouseScores[] = [];
    for (const route of routes) {
      // Nothing on the plain page can be slow, so one look is enough; it finds the same each time.
      const plainLook = await look(plain.url + route, port, ["performance"]);
      const looks: Result[] = [];
      for (let round = 0; round < rounds; round++) {
        // What is no timing is the same each time, too.
        looks.push(await look(url + route, port, round === 0 ? categories : ["performance"]));
      }
      const page = summary(route, looks, plainLook);
      console.log(`${route}: ${Object.values(page.scores).join(" / ")} ${page.failed.join(", ")}`);
      pages.push(page);
    }
    return pages;
  } finally {
    await browser.close();
  }
}

/** A section of docs/benchmarks.md. */
export function lighthouseSection(pages: readonly LighthouseScores[]): string {
  return [
    `Scores are performance (the median of ${ROUNDS} looks), accessibility, best practices and SEO. LCP, in seconds, may be 1.25 of that of the same text without fonts, pictures and scripts. Confirmations ask not to be listed, which costs SEO points.`,
    "",
    ...lighthouseTable(pages),
  ].join("\n");
}

/** The lines of a table, with the worst page of each kind. */
export function lighthouseTable(pages: readonly LighthouseScores[]): string[] {
  const pointsLost = ({ scores }: LighthouseScores) =>
    categories.reduce((lost, category) => lost + 100 - scores[category], 0);
  const badness = (page: LighthouseScores) => pointsLost(page) + page.lcp.ours / page.lcp.plain;
  const rows = worstOfEachKind(pages, badness).map(({ page, label }) => {
    const { scores, lcp, failed } = page;
    const points = categories.map((category) => scores[category]).join("/");
    const ratio = lcp.ours / lcp.plain;
    const verdict = ratio <= 1.25 ? "holds" : "**does not hold**";
    const seconds = `${lcp.ours.toFixed(2)} | ${ratio.toFixed(2)}`;
    return `| ${label} | ${points} | ${seconds} | ${[verdict, ...failed].join(", ")} |`;
  });
  return [
    "| Page | Scores | LCP | ratio | Budget, what cost points |",
    "|---|---|--:|--:|---|",
    ...rows,
  ];
}

/** On a busy machine Lighthouse misses the start of the trace now and then, and says so. */
async function look(
  url: string,
  port: number,
  onlyCategories: readonly Category[],
  attempts = 3,
): Promise<Result> {
  const { lhr } =
    (await lighthouse(url, {
      port,
      onlyCategories: [...onlyCategories],
      logLevel: "error",
      disableFullPageScreenshot: true,
    })) ?? {};
  if (lhr && !lhr.runtimeError) return lhr;
  if (attempts > 1) return look(url, port, onlyCategories, attempts - 1);
  throw new Error(`Lighthouse could not look at ${url}: ${lhr?.runtimeError?.message}`);
}

function summary(route: string, looks: readonly Result[], plainLook: Result): LighthouseScores {
  const score = (category: Category) =>
    Math.round(100 * median(looks.flatMap(({ categories }) => categories[category]?.score ?? [])));
  const lcp = ({ audits }: Result) =>
    (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN) / 1000;
  return {
    route,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcp: { ours: median(looks.map(lcp)), plain: lcp(plainLook) },
    failed: [...new Set(looks.flatMap(whatCostPoints))],
  };
}

function whatCostPoints({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id }) => id);
}
