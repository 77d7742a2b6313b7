/**
 * How fast the three functions answer 200 visitors at once, and what that leaves for the pages. With
 * the embedded idea writer, and with weather and domains already known. Alone:
 * `node bench/functions.ts`.
 */
import autocannon from "autocannon";
import { startDns } from "../tests/support/servers/dns.ts";
import { startOpenMeteo } from "../tests/support/servers/open-meteo.ts";
import { sendNotFound, startRegistry } from "../tests/support/servers/registry.ts";
import { startApp } from "./app.ts";
import { type BenchPostgres, startBenchPostgres } from "./database.ts";
import { functionRequest } from "./visitors.ts";

const VISITORS = 200;
/** Visitors of the home page in the meantime. */
const READERS = 16;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;

export type FunctionSpeed = {
  name: string;
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The home page with nobody else there, just before. */
  pagesAlone: { rate: number; p99: number };
  /** The home page, while the function is called as fast as it answers. */
  pagesMeanwhile: { rate: number; p99: number };
  /** Requests that this cost the weather service, the registries and DNS. */
  upstream: number;
};

/** What of their rate is left to the home page’s readers. */
export function shareOfPages({ pagesAlone, pagesMeanwhile }: FunctionSpeed): number {
  return pagesMeanwhile.rate / pagesAlone.rate;
}

/** Measures the functions of an app with outside services on loopback. */
export async function measureFunctions(postgres: BenchPostgres): Promise<FunctionSpeed[]> {
  await using registry = await startRegistry((_domain, response) => sendNotFound(response));
  await using dns = await startDns(() => "no such name");
  await using sky = await startOpenMeteo();
  await using database = await postgres.freshDatabase();
  await using app = await startApp({
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    WEATHER_BASE_URL: sky.url,
    RDAP_BOOTSTRAP_URL: registry.bootstrapUrl,
    DNS_SERVERS: dns.address,
  });
  const url = `http://127.0.0.1:${app.port}`;
  const upstream = () => registry.asked.length + dns.asked.length + sky.asked.length;
  const functions: FunctionSpeed[] = [];
  for (const call of calls) {
    const before = upstream();
    await callFunction(url, call, WARM_UP_SECONDS);
    const pagesAlone = await readPages(url);
    const [speed, pagesMeanwhile] = await Promise.all([
      callFunction(url, call, SECONDS),
      readPages(url),
    ]);
    functions.push({
      name: call.name,
      ...speed,
      pagesAlone,
      pagesMeanwhile,
      upstream: upstream() - before,
    });
  }
  return functions;
}

type Call = { name: string; body: object };

const calls: Call[] = [
  {
    name: "generate-startup-domain",
    body: { niche: "sourdough", businessType: "any", domainStyles: ["flexible"] },
  },
  {
    name: "generate-local-mvp-ideas",
    body: { location: "Bendigo", skills: "gardening", budget: "0-500", teamPreference: "solo" },
  },
  { name: "get-weather", body: { cityName: "Hobart" } },
];

async function callFunction(url: string, { name, body }: Call, seconds: number) {
  let number = 0;
  const result = await autocannon({
    url,
    connections: VISITORS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...functionRequest(name, body, number++) }),
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { p50, p99 } = result.latency;
  return { rate: result["2xx"] / result.duration, p50, p99 };
}

/** From its own thread, so that the calls do not keep the readers from asking. */
async function readPages(url: string) {
  const { latency, ...result } = await autocannon({
    url,
    connections: READERS,
    duration: SECONDS,
    workers: 1,
  });
  return { rate: result["2xx"] / result.duration, p99: latency.p99 };
}

/** The speeds as a section of the report. */
export function functionsSection(functions: readonly FunctionSpeed[]): string {
  const rows = functions.map((speed) => {
    const { name, rate, p99, pagesAlone, pagesMeanwhile, upstream } = speed;
    const share = `${pagesMeanwhile.rate.toFixed(0)} (${shareOfPages(speed).toFixed(2)} of ${pagesAlone.rate.toFixed(0)} alone)`;
    return `| \`${name}\` | ${rate.toFixed(0)} | ${p99} ms | ${share} | ${upstream} |`;
  });
  return [
    "### Functions",
    "",
    `${VISITORS} visitors call one function without a pause while ${READERS} read the home page, as they did alone just before.`,
    "",
    "| Function | Answers a second | p99 | Home pages a second | Requests upstream |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

if (import.meta.main) {
  await using postgres = await startBenchPostgres();
  console.log(functionsSection(await measureFunctions(postgres)));
}
