import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError, loadConfig } from "../../../src/platform/config.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, signedIn } from "../../support/operators.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { ask, get, type RawAnswer } from "../../support/raw-request.ts";
import { scale } from "../../support/scale.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { seed } from "../../support/words/chance.ts";

let folder: Awaited<ReturnType<typeof dataFolder>>;
let db: TestDatabase;
let local: App;
let open: App;

const AUTH_SECRET = "x".repeat(40);

beforeAll(async () => {
  [folder, db] = [await dataFolder(), await freshDatabase()];
  const files = folderFiles(join(folder.path, "files"));
  const services = { database: db.database, files };
  await liveSite(services, { content: siteContent({ headline: "Wattle words" }) });
  const fern = siteContent({ headline: "Fern words" });
  const { siteId } = await liveSite(services, { slug: "fern", content: fern });
  await db.pool.query(
    `insert into site_domains (site_id, name, verified_at, found)
     values ($1, 'fern.com.au', now(), '{"txt": {"state": "right", "now": []},
       "apex": {"state": "wrong", "now": []}, "www": {"state": "right", "now": []}}')`,
    [siteId],
  );
  const environment = { DATABASE_URL: db.url, DATA_DIR: folder.path, AUTH_SECRET };
  local = await startApp(environment);
  const addresses = { PUBLIC_URL: "https://www.example.com.au", SITES_DOMAIN: "sites.example" };
  open = await startApp({ ...environment, ...addresses, TRUST_PROXY: "1" });
});

afterAll(async () => {
  for (const app of [local, open]) await app[Symbol.asyncDispose]();
  await db[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

/** Whose words an answer has. */
function wordsIn({ answer }: RawAnswer): string[] {
  const words = {
    wattle: "Wattle words",
    fern: "Fern words",
    us: "Smart Sites",
    cookie: "set-cookie",
  };
  return Object.entries(words).flatMap(([who, text]) =>
    answer.toLowerCase().includes(text.toLowerCase()) ? [who] : [],
  );
}

test("each host is answered with its own words, whatever its port or case, and with the dot that ends a full name", async () => {
  for (const [app, host, who] of [
    [local, "wattle.localhost:3000", "wattle"],
    [local, "wattle.localhost", "wattle"],
    [local, "WATTLE.LocalHost:1", "wattle"],
    [local, "fern.localhost:65535", "fern"],
    [local, "wattle.localhost.", "wattle"],
    [local, "Fern.localhost.:3000", "fern"],
    [local, "localhost.", "us"],
    [local, "localhost", "us"],
    [local, "127.0.0.1:9", "us"],
    [local, "[::1]:3000", "us"],
    [open, "wattle.sites.example", "wattle"],
    [open, "www.example.com.au", "us"],
    [open, "www.example.com.au:8443", "us"],
    [open, "wattle.sites.example.", "wattle"],
    [open, "www.example.com.au.:443", "us"],
    [open, "fern.com.au", "fern"],
    [open, "WWW.Fern.com.au.:443", "fern"],
    [local, "fern.com.au:3000", "fern"],
  ] as const) {
    const answer = await get(app.url, host);
    expect([host, answer.status, wordsIn(answer)]).toEqual([host, 200, [who]]);
  }
});

const nobodys = [
  ...["evil.example", "localhost.evil.example", "wattle.localhost.evil.example", "10.0.0.1"],
  ...[
    "fern.com.au..",
    "a.fern.com.au",
    "www.www.fern.com.au",
    "fern.com.au.evil.example",
    "com.au",
  ],
  ...["xfern.com.au", "fern.com", "fern_.com.au", "www..fern.com.au", "fern.com.au, fern.com.au"],
  ...["wattle.localhost..", "localhost..", "127.0.0.1..", "[::1].", ".", "wattle.localhost:3000."],
  ...["nobody.localhost.", "nobody.localhost", "x.wattle.localhost", ".localhost"],
  ...["wattle..localhost", "wattle_.localhost", "_wattle.localhost", "wattle.localhost:x", "wa"],
  ...["wattle.localhost:99999999", "user@wattle.localhost", "wattle.localhost@evil.example"],
  ...[
    "wattle.localhost/",
    "wattle.localhost?",
    "wattle.localhost#",
    "wattle.localhost\\",
    "wattle",
  ],
  ...[
    "xn--wattle-9za.localhost",
    "w%61ttle.localhost",
    "w\u00e4ttle.localhost",
    "wattle\u00ad.localhost",
  ],
  ...[
    "[::ffff:127.0.0.1",
    "[::2]",
    "[wattle.localhost]",
    "0x7f.1",
    "2130706433",
    "0",
    "a b",
    "*",
    "%00",
  ],
  ...[
    "wattle.localhost, fern.localhost",
    "wattle.localhost fern.localhost",
    `${"a".repeat(40)}.localhost`,
  ],
  ...[`${"a.".repeat(5_000)}localhost`, "-", "--.localhost", "127.0.0.1.evil.example", "0.0.0.0"],
];

test("any other host gets 421 with a plain sentence, and nobody's words", async () => {
  for (const app of [local, open]) {
    for (const host of nobodys) {
      for (const path of ["/", "/admin", "/admin/sign-in", "/start", "/robots.txt", "/enquiry"]) {
        const answer = await get(app.url, host, path);
        expect([host, path, answer.status, wordsIn(answer)]).toEqual([host, path, 421, []]);
        expect(answer.answer).toContain("There is no website at this address");
      }
    }
  }
  // Names of this machine, while the site is not on it alone.
  for (const host of ["localhost", "127.0.0.1", "[::1]", "wattle.localhost", "example.com.au"]) {
    const answer = await get(open.url, host, "/admin/sign-in");
    expect([host, answer.status, wordsIn(answer)]).toEqual([host, 421, []]);
  }
});

test("whatever a host is written like, nobody sees another's words, ours or a cookie by it", async () => {
  const piece = fc.oneof(
    fc.constantFrom("wattle", "fern", "localhost", "sites", "example", "www", "com", "au", "admin"),
    fc.constantFrom(
      ".",
      "..",
      "-",
      "_",
      ":",
      ":80",
      "@",
      "/",
      "\\",
      "%2e",
      "[",
      "]",
      "\t",
      " ",
      ",",
    ),
    fc.string({ unit: "binary-ascii", maxLength: 3 }),
    fc.string({ unit: "binary", maxLength: 2 }),
  );
  const near = fc
    .tuple(fc.constantFrom(...Object.keys(owners)), fc.nat({ max: 20 }), piece, fc.boolean())
    .map(([host, at, text, upper]) => {
      const changed = host.slice(0, at) + text + host.slice(at);
      return upper ? changed.toUpperCase() : changed;
    });
  const any = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
  const host = fc.oneof(near, any).map((text) => text.replace(/[\r\n]/g, ""));
  await fc.assert(
    fc.asyncProperty(
      host,
      fc.constantFrom("/", "/admin/sign-in", "/robots.txt"),
      async (name, path) => {
        const answer = await get(open.url, name, path);
        const plain = name
          .trim()
          .toLowerCase()
          .replace(/:\d{0,5}$/, "")
          .replace(/\.$/, "");
        const found = wordsIn(answer).filter((who) => who !== owners[plain]);
        expect([name, path, found]).toEqual([name, path, []]);
        if (!owners[plain]) expect([name, answer.status]).not.toEqual([name, 200]);
        expect(answer.status).not.toBe(500);
      },
    ),
    { numRuns: scale(400, 5_000), seed },
  );
});

/** Whose a host is, of those that are somebody's. */
const owners: Record<string, string> = {
  "www.example.com.au": "us",
  "wattle.sites.example": "wattle",
  "fern.sites.example": "fern",
  "fern.com.au": "fern",
  "www.fern.com.au": "fern",
};

test("a request that names no host, or two, shows nobody's words where the site is public", async () => {
  const wattle = "host: wattle.sites.example";
  for (const [what, status, lines] of [
    ["none", 400, ["GET / HTTP/1.1"]],
    ["none, as a monitor", 421, ["GET / HTTP/1.0"]],
    ["an empty one", 421, ["GET / HTTP/1.1", "host:"]],
    ["two", 400, ["GET / HTTP/1.1", wattle, "host: www.example.com.au"]],
    ["one twice", 400, ["GET / HTTP/1.1", wattle, wattle]],
    ["another in its first line", 400, ["GET http://www.example.com.au/ HTTP/1.1", wattle]],
    ["one with a name before it", 400, ["GET http://a@wattle.sites.example/ HTTP/1.1", wattle]],
    ["a tunnel", Number.NaN, ["CONNECT www.example.com.au:443 HTTP/1.1", wattle]],
  ] as const) {
    const answer = await ask(open.url, [...lines]);
    expect([what, answer.status, wordsIn(answer)]).toEqual([what, status, []]);
  }
  const first = "GET http://WATTLE.sites.example/ HTTP/1.1";
  expect(wordsIn(await ask(open.url, [first, wattle]))).toEqual(["wattle"]);
});

test("what a proxy says of another host decides nothing", async () => {
  for (const line of [
    "x-forwarded-host: www.example.com.au",
    "x-forwarded-server: www.example.com.au",
    "x-original-host: fern.sites.example",
    "x-host: fern.sites.example",
    "forwarded: host=fern.sites.example",
    "x-original-url: /admin",
    "x-rewrite-url: /admin",
  ]) {
    const answer = await get(open.url, "wattle.sites.example", "/", [line]);
    expect([line, answer.status, wordsIn(answer)]).toEqual([line, 200, ["wattle"]]);
    expect((await get(open.url, "evil.example", "/", [line])).status).toBe(421);
  }
});

test("an operator's cookie opens nothing under a customer's host", async () => {
  const owner = await addOperator(db);
  const { cookies } = await signedIn(local, owner);
  const cookie = `cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`;
  expect((await get(local.url, "localhost", "/admin", [cookie])).status).toBe(200);
  for (const path of ["/admin", "/admin/sites", "/api/waitlist", "/.well-known/jwks.json"]) {
    const answer = await get(local.url, "wattle.localhost", path, [cookie]);
    expect([path, answer.status, wordsIn(answer)]).toEqual([path, 404, []]);
  }
});

test("who asks for a process's health is answered under any name but a customer's", async () => {
  for (const app of [local, open]) {
    for (const host of ["10.0.0.1:3000", "app-1", "127.0.0.1", "evil.example"]) {
      const ready = await get(app.url, host, "/readyz");
      expect([host, ready.status, ready.answer]).toEqual([
        host,
        200,
        expect.stringContaining("ready"),
      ]);
      expect((await get(app.url, host, "/healthz")).status).toBe(200);
      expect((await get(app.url, host, "/readyzz")).status).toBe(
        host === "127.0.0.1" && app === local ? 404 : 421,
      );
    }
  }
  expect((await get(open.url, "wattle.sites.example", "/readyz")).status).toBe(404);
});

test("the listener of metrics tells of health too", async () => {
  await using app = await startApp({ DATABASE_URL: db.url, METRICS_PORT: "0" });
  const port = await eventually(() => /"port":(\d+),"msg":"metrics/.exec(app.output())?.[1]);
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect(await Promise.all(["/healthz", "/"].map(status))).toEqual([200, 404]);
  // Its jobs begin a moment after its pages.
  await eventually(async () => (await status("/readyz")) === 200);
});

test("a customer's visitors are not counted as ours", async () => {
  await using app = await startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path });
  await db.pool.query("delete from daily_counts");
  const browser = [
    "user-agent: Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Safari/605",
    "sec-fetch-dest: document",
    "sec-fetch-mode: navigate",
  ];
  for (const host of ["wattle.localhost", "localhost"]) await get(app.url, host, "/", browser);
  await app.stop(); // writes its counts
  const { rows } = await db.pool.query("select page, count from daily_counts");
  expect(rows).toEqual([{ page: "/", count: 1 }]);
});

test("the domain of customers' sites shares nothing that can be registered with ours", () => {
  const load = (PUBLIC_URL: string, SITES_DOMAIN: string) =>
    loadConfig({ PUBLIC_URL, SITES_DOMAIN });
  for (const domain of ["example.com.au", "sites.example.com.au", "WWW.example.com.au"]) {
    expect(() => load("https://www.example.com.au", domain)).toThrow(
      new ConfigError(
        "SITES_DOMAIN takes a domain outside example.com.au, where PUBLIC_URL is: a customer's site could set cookies there",
      ),
    );
  }
  expect(() => load("https://me.github.io", "sites.me.github.io")).toThrow("SITES_DOMAIN");
  for (const domain of ["example-sites.com.au", "other.com.au", "localhost"]) {
    expect(load("https://www.example.com.au", domain).sitesDomain).toBe(domain);
  }
  expect(load("https://us.github.io", "them.github.io").sitesDomain).toBe("them.github.io");
  expect(loadConfig({}).sitesDomain).toBe("localhost");
  for (const wrong of ["https://sites.example", "sites.example:80", "a..b", "-a.example", "*.x"]) {
    expect(() => loadConfig({ SITES_DOMAIN: wrong }), wrong).toThrow("takes a domain name");
  }
});
