import { gte, sql } from "drizzle-orm";
import { cities, cityPath } from "../../content/cities.ts";
import { findPage, formPath, sitePages } from "../../content/pages.ts";
import type { Database } from "../../database/client.ts";
import { dailyCounts } from "../../database/tables/analytics.ts";
import { firstDay } from "../../platform/time/sydney-days.ts";
import { briefsByPage } from "../briefs/briefs-by-page.ts";
import { signUpsByPage } from "../waitlist/sign-ups.ts";

/** How far visitors went from a page: a count for each step. */
export type Steps = Record<"view" | "tool" | "form" | "signUp" | "brief", number>;

export type FunnelRow = {
  name: string;
  /** Undefined for several pages together. */
  path?: string;
  steps: Steps;
};

export type Funnel = {
  all: FunnelRow;
  /** Pages that are not a city's, most viewed first. */
  pages: FunnelRow[];
  allCities: FunnelRow;
  cities: FunnelRow[];
};

/** The periods to choose from, in days up to and including today in Sydney. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

/**
 * The funnel of every page. A sign-up or a brief counts for the page that led to the form, or, if
 * there was none or it is not known, for the form's own page.
 */
export async function readFunnel(
  { database }: { database: Database },
  days: Period,
): Promise<Funnel> {
  const [visits, signUps, briefs] = await Promise.all([
    visitsByPage(database, days),
    signUpsByPage({ database }, { days }),
    briefsByPage({ database }, { days }),
  ]);
  const byPath = new Map<string, Steps>(sitePages.map(({ path }) => [path, noSteps()]));
  const add = (path: string, step: keyof Steps, count: number) => {
    const steps = byPath.get(path) ?? noSteps();
    steps[step] += count;
    byPath.set(path, steps); // including pages that no longer exist
  };
  for (const { page, event, count } of visits) add(page, event, count);
  for (const { page, count } of signUps) add(page ?? formPath, "signUp", count);
  for (const { page, count } of briefs) add(page ?? formPath, "brief", count);
  const cityPaths = cities.map(cityPath);
  const rowsOf = (paths: readonly string[]) =>
    paths.map((path) => ({ name: nameOf(path), path, steps: byPath.get(path) ?? noSteps() }));
  const cityRows = rowsOf(cityPaths).sort(mostFirst);
  const pageRows = rowsOf([...byPath.keys()].filter((path) => !cityPaths.includes(path)));
  return {
    all: { name: "All pages", steps: sum([...pageRows, ...cityRows]) },
    pages: pageRows.sort(mostFirst),
    allCities: { name: `All ${cities.length} cities and towns`, steps: sum(cityRows) },
    cities: cityRows,
  };
}

function visitsByPage(database: Database, days: Period) {
  const { page, event, day, count } = dailyCounts;
  return database
    .select({ page, event, count: sql<number>`sum(${count})::integer` })
    .from(dailyCounts)
    .where(gte(day, firstDay(days)))
    .groupBy(page, event);
}

/**
 * What share of an earlier step went on to a later one, 1 at most: a form may be seen twice after
 * one view, and sent by somebody who isn't counted. Undefined if nobody took the earlier step.
 */
export function shareOf(steps: Steps, step: keyof Steps): number | undefined {
  const before = { view: undefined, tool: "view", form: "view", signUp: "form", brief: "form" };
  const earlier = before[step] as keyof Steps | undefined;
  if (!earlier || steps[earlier] === 0) return undefined;
  return Math.min(1, steps[step] / steps[earlier]);
}

function nameOf(path: string): string {
  if (path === formPath) return "Straight to the form, or not known";
  return findPage(path)?.name ?? path;
}

function noSteps(): Steps {
  return { view: 0, tool: 0, form: 0, signUp: 0, brief: 0 };
}

function sum(rows: readonly FunnelRow[]): Steps {
  const total = noSteps();
  for (const { steps } of rows) {
    for (const step of Object.keys(total) as (keyof Steps)[]) total[step] += steps[step];
  }
  return total;
}

function mostFirst(a: FunnelRow, b: FunnelRow): number {
  return b.steps.view - a.steps.view || b.steps.form - a.steps.form || a.name.localeCompare(b.name);
}
