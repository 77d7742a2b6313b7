/**
 * Measures what docs/benchmarks.md reports. A budget that does not hold is a line of the report and
 * not a failure, since timings depend on the machine and on who else is using it.
 */
import { installedProgram } from "../tests/support/installed-program.ts";
import { startApp } from "./app.ts";
import { startBenchPostgres } from "./database.ts";
import {
  type FunctionSpeed,
  functionsSection,
  measureFunctions,
  shareOfPages,
} from "./functions.ts";
import { compareHomePage, type HomePageComparison } from "./home-page.ts";
import { lighthouseSection, measureLighthouse } from "./lighthouse.ts";
import { measurePages, pagesSection } from "./pages.ts";
import { measureQuestions, questionsSection } from "./questions.ts";
import { type Row, report, reportSection } from "./report.ts";
import type { Comparison } from "./rounds.ts";
import { chosenRoutes } from "./routes.ts";
import { compareSignUps } from "./sign-ups.ts";
import { measureSites, sitesSection } from "./sites.ts";
import { measureStartUp, type StartUp } from "./start-up.ts";
import { measureWaitlistRows, waitlistRowsSection } from "./waitlist-rows.ts";

const usage = `npm run bench                    all but the following, in about four minutes
npm run bench -- --quick         the same, of one page of each kind
npm run bench -- lighthouse      the scores of every page, in half an hour
npm run bench -- sites           customers' sites
npm run bench -- questions       what questions to one site cost another
npm run bench -- rows [SIZE]...  how the waitlist grows`;

const [what, ...rest] = process.argv.slice(2);
if (process.argv.includes("--help")) console.log(usage);
else if (what === undefined || what.startsWith("--")) await reportEverything();
else if (what === "lighthouse") await reportLighthouse();
else if (what === "sites") await reportSites();
else if (what === "questions") await reportQuestions();
else if (what === "rows") await reportRows(rest.map(Number));
else {
  console.error(`There is no benchmark called ${what}.\n${usage}`);
  process.exitCode = 1;
}

async function reportSites(): Promise<void> {
  await using postgres = await startBenchPostgres();
  const sites = await measureSites(postgres);
  const section = sitesSection(sites);
  console.log(section);
  await reportSection("sites", section, { sites });
}

async function reportQuestions(): Promise<void> {
  await using postgres = await startBenchPostgres();
  const questions = await measureQuestions(postgres);
  await reportSection("questions", questionsSection(questions), { questions });
}

async function reportRows(sizes: number[]): Promise<void> {
  await using postgres = await startBenchPostgres();
  const growth = await measureWaitlistRows(postgres, sizes);
  await reportSection("rows", waitlistRowsSection(growth), { growth });
}

/** Apart from the rest, since it takes half a minute for each page. */
async function reportLighthouse(): Promise<void> {
  await using postgres = await startBenchPostgres();
  await using database = await postgres.freshDatabase();
  await using app = await startApp({ DATABASE_URL: database.url });
  const lighthouse = await measureLighthouse(`http://127.0.0.1:${app.port}`);
  await reportSection("lighthouse", lighthouseSection(lighthouse), { lighthouse });
}

async function reportEverything(): Promise<void> {
  const { signUps, homePage, functions, pages } = await measureServing();
  console.log("Starting, and memory at rest…");
  const startUp = await measureStartUp(chosenRoutes());
  await report(
    [
      signUpsRow(signUps),
      ...(homePage ? [...homePageRows("as it is", homePage.identity)] : []),
      ...(homePage ? [...homePageRows("brotli", homePage.br)] : []),
      ...startUpRows(startUp),
      ...functionsRows(functions),
    ],
    [functionsSection(functions), pagesSection(pages)],
    { signUps, homePage, startUp, functions, pages },
  );
}

/** All that needs the PostgreSQL of the measurements, which stops at the end. */
async function measureServing() {
  await using postgres = await startBenchPostgres();
  console.log("Sign-ups…");
  const signUps = await compareSignUps(postgres);
  await using database = await postgres.freshDatabase();
  await using app = await startApp({ DATABASE_URL: database.url });
  console.log("The home page…");
  const nginx = installedProgram("nginx");
  if (!nginx) console.log("No nginx on this machine, so nothing to compare the home page with.");
  const homePage = nginx && {
    identity: await compareHomePage(app, nginx, "identity"),
    br: await compareHomePage(app, nginx, "br"),
  };
  console.log("The functions…");
  const functions = await measureFunctions(postgres);
  const url = `http://127.0.0.1:${app.port}`;
  console.log("Weights of the pages…");
  const pages = await measurePages(url);
  return { signUps, homePage, functions, pages };
}

function signUpsRow({ ratio, ours, theirs }: Comparison): Row {
  return {
    what: "Sign-ups a second by HTTP, of calling SQL",
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

function startUpRows({ check, server, build, memory }: StartUp): Row[] {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const both = memory.app.bytes + memory.postgres.bytes;
  return [
    {
      what: "Start to serving, warm",
      measured: `${(check + server).toFixed(2)} s (set-up check ${check.toFixed(2)}, server ${server.toFixed(2)})`,
      ...atMost(check + server, 2, "2 s"),
    },
    { what: "Build of the site", measured: `${build.toFixed(1)} s` },
    {
      what: `Memory at rest, Node and PostgreSQL (${memory.app.measure})`,
      measured: `${megabytes(both)} MB (${megabytes(memory.app.bytes)} + ${megabytes(memory.postgres.bytes)})`,
      ...atMost(both, 200e6, "200 MB"),
    },
  ];
}

function functionsRows(functions: readonly FunctionSpeed[]): Row[] {
  const slowest = Math.max(...functions.map(({ p99 }) => p99));
  const share = Math.min(...functions.map(shareOfPages));
  return [
    {
      what: "Functions called by 200 without a pause, p99 of the slowest",
      measured: `${slowest} ms`,
      ...atMost(slowest, 300, "300 ms"),
    },
    {
      what: "Home pages a second beside them, of alone",
      measured: share.toFixed(2),
      ...atLeast(share, 0.5),
    },
  ];
}

function atLeast(value: number, budget: number) {
  return { budget: `at least ${budget}`, holds: value >= budget };
}

function atMost(value: number, budget: number, inWords: string) {
  return { budget: `at most ${inWords}`, holds: value <= budget };
}
