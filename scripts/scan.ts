/**
 * Runs the scanners nikto, wapiti and sqlmap (Debian's packages) against the built app, and saves
 * their reports in .cache/scan. Anything that docs/security.md does not explain is a finding. Names
 * after `--` choose some: `npm run scan -- nikto sqlmap-join`. SCAN_MINUTES limits each one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type App, startApp } from "../tests/support/app.ts";
import { brief, person, postBrief, postFile, postJoin } from "../tests/support/builders.ts";
import { addOperator, Browser, password } from "../tests/support/operators.ts";
import { freshDatabase, startTestPostgres } from "../tests/support/postgres.ts";

const folder = ".cache/scan";
const chosen = process.argv.slice(2);
const minutesEach = Number(process.env.SCAN_MINUTES ?? 10);

const functionBodies = {
  "generate-startup-domain": {
    niche: "bees",
    businessType: "any",
    domainStyles: [".com"],
    variation: 1,
  },
  "generate-local-mvp-ideas": {
    location: "Dubbo",
    skills: "gardening",
    budget: "0-500",
    teamPreference: "solo",
  },
  "get-weather": { cityName: "Sydney" },
};

type Door = AsyncDisposable & { url: string; statuses: Map<number, number>; failed: string[] };

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const stopPostgres = await startTestPostgres();
await scanAll();
await stopPostgres();

async function scanAll(): Promise<void> {
  await using db = await freshDatabase();
  await using app = await startApp({
    DATABASE_URL: db.url,
    DATA_DIR: `${folder}/data`,
    AUTH_SECRET: "x".repeat(40),
    PUBLIC_URL: "https://localhost",
    TRUST_PROXY: "1",
  });
  const owner = await addOperator(db);
  await somethingToFind(app);
  await using visitors = await openDoor(app, () => undefined);
  await using operators = await openDoor(app, () => signIn(app, owner.email));

  const join = new URLSearchParams({ ...person({ email: "scan@example.com" }) });
  const order = new URLSearchParams(brief({ email: "scan@example.com" }));
  const sign = new URLSearchParams({ email: "olive@example.com", password: "a wrong one" });
  await nikto("nikto", visitors);
  await wapiti("wapiti-visitor", visitors);
  await wapiti("wapiti-operator", operators, "/admin");
  await sqlmap("sqlmap-join", visitors, "/start", join);
  await sqlmap("sqlmap-brief", visitors, "/start?form=brief", order);
  await sqlmap("sqlmap-sign-in", visitors, "/admin/sign-in?next=/admin", sign);
  await sqlmap("sqlmap-leave", visitors, "/leave?mail=abc.def");
  await sqlmap("sqlmap-file", visitors, "/files/0198c2a4-0000-7000-8000-000000000000*.jpg");
  await sqlmap("sqlmap-token", visitors, "/api/token", JSON.stringify(Object.fromEntries(sign)));
  for (const [name, body] of Object.entries(functionBodies)) {
    await sqlmap(`sqlmap-${name}`, visitors, `/functions/v1/${name}`, JSON.stringify(body));
  }
  for (const list of ["admin/waitlist", "admin/briefs", "admin/emails", "api/waitlist"]) {
    const path = `/${list}?q=mia&status=waiting&page=1&due=soon&order=name`;
    await sqlmap(`sqlmap-${list.replace("/", "-")}`, operators, path);
  }
  await sqlmap("sqlmap-privacy", operators, "/admin/privacy?q=mia@example.com");

  for (const [who, { statuses, failed }] of Object.entries({ visitors, operators })) {
    console.log(`\n${who}, answers by status:`, Object.fromEntries([...statuses].sort()));
    if (failed.length > 0) console.log(`FAILED with 5xx:\n${[...new Set(failed)].join("\n")}`);
  }
}

async function somethingToFind(app: App): Promise<void> {
  await postJoin(app, { ...person() }, { headers: asVisitor() });
  const { key } = (await (await postFile(app, "Cakes", "menu.txt")).json()) as { key: string };
  await postBrief(app, brief(), { fileKeys: [key], headers: asVisitor() });
}

/** What a browser and the proxy in front of the app send; everybody from another address. */
function asVisitor(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1;
  const forwarded = `10.${part()}.${part()}.${part()}`;
  return { "x-forwarded-for": forwarded, "x-forwarded-proto": "https" };
}

async function signIn(app: App, email: string): Promise<string> {
  const browser = new Browser(app);
  const { host } = new URL(app.url);
  const headers = { ...asVisitor(), origin: `https://${host}` };
  await browser.post("/admin/sign-in", { email, password }, headers);
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/**
 * A proxy that takes away what keeps scanners out: limits by address, since each request comes from
 * another one, the origin check, and the sign-in, by which it also brings back an ended session.
 */
async function openDoor(app: App, cookieOf: () => Promise<string> | undefined): Promise<Door> {
  let cookie = await cookieOf();
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  const { hostname, port } = new URL(app.url);
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/" } = incoming;
    if (path.startsWith("/admin/sign-out")) return void outgoing.writeHead(204).end();
    const headers: IncomingHttpHeaders = { ...incoming.headers, ...asVisitor() };
    if (method !== "GET") headers.origin ??= `https://${incoming.headers.host}`;
    if (cookie) headers.cookie = cookie;
    delete headers["accept-encoding"]; // wapiti asks for brotli and cannot read it
    const passed = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failed.push(`${status} ${method} ${path}`);
      if (answer.headers.location?.startsWith("/admin/sign-in") && cookie) {
        void cookieOf()?.then((fresh) => {
          cookie = fresh;
        });
      }
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    statuses,
    failed,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function nikto(name: string, { url }: Door): Promise<void> {
  const limit = ["-maxtime", `${minutesEach * 60}s`, "-nointeractive", "-ask", "no"];
  await run(name, "nikto", ["-host", url, "-C", "none", ...limit], /^\+ .*/gm);
}

/** Without guessing passwords and paths, which nikto does too, and what asks a server of its makers. */
async function wapiti(name: string, { url }: Door, path = "/"): Promise<void> {
  const modules = "all,-brute_login_form,-buster,-wapp,-nikto,-ssrf,-xxe";
  const report = `${folder}/${name}-report.txt`;
  // Links to one form with many ideas in the query are one form.
  const few = ["--max-files-per-dir", "25", "--max-links-per-page", "40"];
  const times = ["--max-scan-time", "150", "--max-attack-time", String(minutesEach * 12)];
  const limit = [...times, ...few, "--no-bugreport"];
  const args = ["-u", url + path, "--scope", "domain", "-m", modules, "-f", "txt", "-o", report];
  await run(name, "wapiti", [...args, ...limit, "--flush-session", "-v", "1"], /\(0 payload.*/g);
  console.log(await readFile(report, "utf8").catch(() => ""));
}

async function sqlmap(
  name: string,
  { url }: Door,
  path: string,
  body?: URLSearchParams | string,
): Promise<void> {
  const sent = body === undefined ? [] : ["--data", String(body)];
  const type = typeof body === "string" ? ["--headers", "Content-Type: application/json"] : [];
  const depth = ["--level", "2", "--risk", "2", "--dbms", "PostgreSQL", "--threads", "4"];
  const quiet = ["--batch", "--disable-coloring", "--flush-session", "--ignore-code", "401,404"];
  const whole = ["--skip-heuristics"]; // by which it would leave out a field that refuses nonsense
  const output = ["--output-dir", `${folder}/sqlmap`];
  const args = ["-u", url + path, ...sent, ...type, ...depth, ...whole, ...quiet];
  const found = /.*(?:is vulnerable|injectable|sqlmap identified|\[CRITICAL\]).*/g;
  await run(name, "sqlmap", [...args, ...output], found);
}

/** Runs a scanner and prints the interesting lines of its output. */
async function run(name: string, program: string, args: string[], telling: RegExp): Promise<void> {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  console.log(`\n▸ ${name}`);
  const file = `${folder}/${name}.log`;
  const log = createWriteStream(file);
  await once(log, "open");
  const child = spawn(program, args, { stdio: ["ignore", log, log] });
  const late = setTimeout(() => child.kill(), (minutesEach + 1) * 60_000);
  const [code] = await once(child, "exit").catch((error: Error) => [error.message]);
  clearTimeout(late);
  const lines = (await readFile(file, "utf8")).match(telling) ?? [];
  console.log(`${[...new Set(lines)].join("\n")}\nended with ${code}, all of it in ${file}`);
}
