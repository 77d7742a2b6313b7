import { sql } from "drizzle-orm";
import { cities, cityPath } from "../../content/cities.ts";
import { findPage, formPath, sitePages } from "../../content/pages.ts";
import type { Database } from "../../database/client.ts";

/** How far visitors went from a page, each step as a number of times. */
export type Steps = Record<"view" | "tool" | "form" | "signUp" | "brief", number>;

export type FunnelRow = {
  name: string;
  /** Missing for several pages together. */
  path?: string;
  steps: Steps;
};

export type Funnel = {
  all: FunnelRow;
  /** Those that are no city's, the most viewed first. */
  pages: FunnelRow[];
  allCities: FunnelRow;
  cities: FunnelRow[];
};

/** The periods one can look at, in days up to and including today in Sydney. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

/** The period that a query asks for as `days`. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find((days) => String(days) === query.get("days")) ?? 30;
}

/** The first day of a period, for comparing with a column of type date. */
export function firstDay(days: Period) {
  return sql`((now() at time zone 'Australia/Sydney')::date - ${days - 1}::integer)`;
}

/**
 * The funnel of every page. A sign-up or a brief counts for the page that led to the form; where
 * that is not known, or there was none, it counts for the form's own page.
 */
export async function readFunnel(
  { database }: { database: Database },
  days: Period,
): Promise<Funnel> {
  const since = firstDay(days);
  const midnight = sql`${since}::timestamp at time zone 'Australia/Sydney'`;
  const { rows } = await database.execute<{ page: string; step: keyof Steps; count: number }>(sql`
    select page, step, sum(count)::integer as count
    from (
      select page, event as step, count from daily_counts where day >= ${since}
      union all
      select coalesce(source->>'from', ${formPath}), 'signUp', 1
      from waitlist where created_at >= ${midnight}
      union all
      select coalesce(source->>'from', ${formPath}), 'brief', 1
      from site_briefs where created_at >= ${midnight}
    ) as counted
    group by page, step
  `);
  const byPath = new Map<string, Steps>(sitePages.map(({ path }) => [path, noSteps()]));
  for (const { page, step, count } of rows) {
    const steps = byPath.get(page) ?? noSteps();
    steps[step] = count;
    byPath.set(page, steps); // also one that has left the site since
  }
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

/**
 * What part of an earlier step went on to a later one, from 0 upwards; it can be over 1, since a
 * form may be seen twice after one view. Undefined where nobody took the earlier one.
 */
export function shareOf(steps: Steps, step: keyof Steps): number | undefined {
  const before = { view: undefined, tool: "view", form: "view", signUp: "form", brief: "form" };
  const earlier = before[step] as keyof Steps | undefined;
  if (!earlier || steps[earlier] === 0) return undefined;
  return steps[step] / steps[earlier];
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
