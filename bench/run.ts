/**
 * Measures what docs/benchmarks.md reports: `npm run bench`. A budget that does not hold is a line
 * of the report and not a failure, since timings depend on the machine and on who else is using it.
 */
import { startApp } from "./app.ts";
import { startBenchPostgres } from "./database.ts";
import { compareHomePage, type HomePageComparison } from "./home-page.ts";
import { findNginx } from "./nginx.ts";
import { type PageWeight, publicPages, weighPages } from "./page-weight.ts";
import { type Row, report } from "./report.ts";
import type { Comparison } from "./rounds.ts";
import { compareSignUps } from "./sign-ups.ts";
import { measureStartUp, type StartUp } from "./start-up.ts";

const { signUps, homePage, pages } = await measureServing();
console.log("Starting, and memory at rest…");
const startUp = await measureStartUp(await publicPages());
await report(
  [
    signUpsRow(signUps),
    ...(homePage ? [...homePageRows("as it is", homePage.identity)] : []),
    ...(homePage ? [...homePageRows("brotli", homePage.br)] : []),
    ...startUpRows(startUp),
    ...(pages ?? []).flatMap(pageRows),
  ],
  { signUps, homePage, startUp, pages },
);

/** All that needs the PostgreSQL of the measurements, which stops at the end. */
async function measureServing() {
  await using postgres = await startBenchPostgres();
  console.log("Sign-ups…");
  const signUps = await compareSignUps(postgres);
  await using database = await postgres.freshDatabase();
  await using app = await startApp({ DATABASE_URL: database.url });
  console.log("The home page…");
  const nginx = findNginx();
  if (!nginx) console.log("No nginx on this machine, so nothing to compare the home page with.");
  const homePage = nginx && {
    identity: await compareHomePage(app, nginx, "identity"),
    br: await compareHomePage(app, nginx, "br"),
  };
  console.log("Weights of the pages…");
  return { signUps, homePage, pages: await weighPages(app, await publicPages()) };
}

function signUpsRow({ ratio, ours, theirs }: Comparison): Row {
  return {
    what: "Sign-ups a second by HTTP, of calling the SQL function",
    measured: `${ratio.toFixed(2)} (${ours.toFixed(0)} of ${theirs.toFixed(0)})`,
    ...atLeast(ratio, 0.35),
  };
}

function homePageRows(encoding: string, comparison: HomePageComparison): Row[] {
  const { requestsPerSecond: wall, requestsPerCpuSecond: cpu } = comparison;
  const what = `Home page ${encoding}, requests a second`;
  const told = ({ ratio, ours, theirs }: Comparison) =>
    `${ratio.toFixed(2)} (${ours.toFixed(0)} of ${theirs.toFixed(0)})`;
  return [
    { what: `${what}, of nginx`, measured: told(wall), ...atLeast(wall.ratio, 0.35) },
    ...(cpu ? [{ what: `${what} of the server's CPU time, of nginx`, measured: told(cpu) }] : []),
  ];
}

function startUpRows({ check, server, memory }: StartUp): Row[] {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const both = memory.app.bytes + memory.postgres.bytes;
  return [
    {
      what: "Start to serving, warm",
      measured: `${(check + server).toFixed(2)} s (set-up check ${check.toFixed(2)}, server ${server.toFixed(2)})`,
      ...atMost(check + server, 2, "2 s"),
    },
    {
      what: `Memory at rest, Node and PostgreSQL (${memory.app.measure})`,
      measured: `${megabytes(both)} MB (${megabytes(memory.app.bytes)} + ${megabytes(memory.postgres.bytes)})`,
      ...atMost(both, 220e6, "220 MB"),
    },
  ];
}

function pageRows(page: PageWeight): Row[] {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [
    {
      what: `${page.path}: HTML with its styles, brotli`,
      measured: kilobytes(page.html),
      ...atMost(page.html, 20_000, "20 KB"),
    },
    {
      what: `${page.path}: script files before anything is touched`,
      measured: `${page.scriptFilesBeforeInteraction}`,
      ...atMost(page.scriptFilesBeforeInteraction, 0, "0"),
    },
    {
      what: `${page.path}: scripts inside the HTML, brotli`,
      measured: kilobytes(page.inlineScripts),
      ...atMost(page.inlineScripts, 2_000, "2 KB"),
    },
    {
      what: `${page.path}: scripts after all islands ran (${page.islands}), brotli`,
      measured: kilobytes(page.scriptsAfterIslands),
      ...atMost(page.scriptsAfterIslands, 75_000, "75 KB"),
    },
    {
      what: `${page.path}: fonts`,
      measured: kilobytes(page.fonts),
      ...atMost(page.fonts, 60_000, "60 KB"),
    },
  ];
}

function atLeast(value: number, budget: number) {
  return { budget: `at least ${budget}`, holds: value >= budget };
}

function atMost(value: number, budget: number, inWords: string) {
  return { budget: inWords === "0" ? "none" : `at most ${inWords}`, holds: value <= budget };
}
