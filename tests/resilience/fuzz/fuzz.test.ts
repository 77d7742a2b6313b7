import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { signedIds } from "../../../src/platform/secrets/signed-ids.ts";
import { startApp } from "../../support/app.ts";
import { brief, person, postBrief, postFile, postJoin } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { filesIn, findHalfWritten } from "../../support/half-written.ts";
import { addOperator, Browser, password, signedIn } from "../../support/operators.ts";
import { pageRoutes, renderedRoutes } from "../../support/page-routes.ts";
import { ownPageOf } from "../../support/people.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { scale } from "../../support/scale.ts";
import { startDns } from "../../support/servers/dns.ts";
import { startOpenMeteo } from "../../support/servers/open-meteo.ts";
import { sendNotFound, startRegistry } from "../../support/servers/registry.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { sketchOf } from "../../support/sites/sketches.ts";
import { seed } from "../../support/words/chance.ts";
import { damaged } from "./bodies.ts";
import { oddRequest } from "./odd-requests.ts";
import { operatorsRequests } from "./operators.ts";
import type { FuzzRequest, Known } from "./request.ts";
import { send, sendBytes, wrongWith } from "./send.ts";
import { strangersRequests } from "./strangers.ts";

// FUZZ_CASES chooses another number; TEST_SEED repeats a run that has failed.
const cases = Number(process.env.FUZZ_CASES ?? scale(300, 10_000));

/** Requests under way at once. */
const LANES = 4;

/** Rendered on request, and read nothing of it but the address: oddRequest does for them. */
const takeNothing = [
  "/.well-known/jwks.json",
  "/admin/qa",
  "/admin/waitlist.csv",
  "/api/briefs/version",
  "/api/session",
  "/healthz",
  "/pricing",
  "/readyz",
];

/** These take much, in many shapes. */
const wide = ["/start", "/files", "/functions/v1/[name]", "/admin/account", "/admin/briefs/[id]"];

/** A try of these costs the hash of a password, which takes as long as fifty other requests. */
const slow = ["/api/token", "/admin/sign-in", "/admin/sign-out"];

test(`whatever ${cases} requests hold, each is answered and nothing is half-written`, {
  timeout: 900_000 + cases * 60,
}, async () => {
  await using site = await siteWithPeople();
  const made = {
    ...(await strangersRequests(site.known)),
    ...(await operatorsRequests(site.known)),
  };
  const left = (await renderedRoutes()).filter((route) => !(route in made));
  expect(left).toEqual(takeNothing);
  const requests = fc.oneof(
    ...Object.entries(made).map(([route, arbitrary]) => {
      return { arbitrary, weight: slow.includes(route) ? 1 : wide.includes(route) ? 32 : 8 };
    }),
    { arbitrary: oddRequest(await pageRoutes()), weight: 80 },
  );
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const sendOne = await site.newSender(lane);
    const property = fc.asyncProperty(requests, fc.ipV4(), async (request, address) => {
      const answer = await sendOne(request, address);
      const what = `${request.method} ${request.path.slice(0, 200)}`;
      expect({ what, wrong: wrongWith(answer) }).toEqual({ what, wrong: [] });
    });
    await fc.assert(property, { numRuns: Math.ceil(cases / LANES), seed: seed + lane });
  });
  await Promise.all(lanes);
  await site.expectWhole();
  const { rows } = await site.db.pool.query(
    "select (select count(*) from waitlist) as people, (select count(*) from site_briefs) as briefs, (select count(*) from brief_files) as files, (select count(*) from audit_events) as events",
  );
  // Else nearly all was refused at the door, and the test has seen little.
  for (const count of Object.values(rows[0])) expect(Number(count)).toBeGreaterThan(cases / 400);
});

test("bytes that are no request, or break off within one, are answered or hung up on", {
  timeout: 900_000 + cases * 10,
}, async () => {
  await using site = await siteWithPeople();
  const made = await strangersRequests(site.known);
  const whole = fc
    .oneof(...Object.values(made), oddRequest(await pageRoutes()))
    .map((request) => onTheWire(request, site.app.url));
  const bytes: Arbitrary<Buffer> = fc.oneof(
    { weight: 8, arbitrary: whole.chain(damaged) },
    { weight: 1, arbitrary: fc.constantFrom(...noRequests.map((text) => Buffer.from(text))) },
  );
  const property = fc.asyncProperty(bytes, async (sent) => {
    const answer = await sendBytes(site.app.url, sent);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
  });
  await fc.assert(property, { numRuns: Math.ceil(cases / 10), seed });
  await site.expectWhole();
});

const noRequests = [
  "",
  "\r\n\r\n",
  "\0\0\0\0",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET http://evil.example/admin HTTP/1.1\r\nhost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n\r\n",
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\n${"a: b\r\n".repeat(3000)}\r\n`,
  "POST /start HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /start HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  "POST /start HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-length: -1\r\n\r\n",
];

function onTheWire({ method, path, headers, content }: FuzzRequest, url: string): Buffer {
  const lines = { host: new URL(url).host, origin: url, ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = `content-length: ${content.length}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join("")}${length}`, "latin1"),
    content,
  ]);
}

/** The app with people, briefs and operators, and outside services on loopback. */
async function siteWithPeople() {
  const disposing = new AsyncDisposableStack();
  const registry = disposing.use(await startRegistry((_, response) => sendNotFound(response)));
  const dns = disposing.use(await startDns(() => "no such name"));
  const sky = disposing.use(await startOpenMeteo());
  const db = disposing.use(await freshDatabase());
  const folder = await mkdtempDisposable(join(tmpdir(), "fuzz-"));
  disposing.defer(() => folder.remove());
  const secret = "x".repeat(40);
  const app = disposing.use(
    await startApp({
      DATABASE_URL: db.url,
      DATA_DIR: folder.path,
      AUTH_SECRET: secret,
      WEATHER_BASE_URL: sky.url,
      DNS_SERVERS: dns.address,
      TRUST_PROXY: "1",
      RDAP_BOOTSTRAP_URL: registry.bootstrapUrl,
    }),
  );

  const fileKeys: string[] = [];
  for (const n of [1, 2, 3]) {
    await postJoin(app, person({ email: `first-${n}@example.com` }));
    const upload = await postFile(app, `Menu ${n}`);
    fileKeys.push((await upload.json()).file.key);
    await postBrief(app, brief({ email: `first-${n}@example.com` }), {
      fileKeys: fileKeys.slice(-1),
    });
  }
  const victim = await addOperator(db, { email: "vic@example.com", name: "Vic", role: "staff" });
  await liveSite({ database: db.database, files: folderFiles(join(folder.path, "files")) });
  const column = async (query: string): Promise<string[]> =>
    (await db.pool.query({ text: query, rowMode: "array" })).rows.flat();
  const signed = signedIds(secret, "leave-waitlist");
  const mailIds = await column("select id from emails");
  const [operatorId = ""] = await column(
    `select id from operators where email = '${victim.email}'`,
  );
  const vic = await signedIn(app, victim);
  const siteId = await siteToSend(db);
  await sendForReview(vic, siteId);
  const link = await sendForReview(vic, await siteToSend(db));
  const [release = ""] = await column("select release_id from review_candidates order by id desc");
  const comment = new FormData();
  for (const [name, value] of Object.entries({ release, text: "Bigger", name: "Mia" })) {
    comment.append(name, value);
  }
  comment.append("files", new File(["words"], "words.txt"));
  await new Browser(app).post(link, comment);
  const [thread = ""] = await column("select id from review_comments");
  const [file = ""] = await column("select key from review_files");
  const known: Known = {
    password,
    siteId,
    review: { link, release, thread, file },
    ownPage: await ownPageOf(db, "first-1@example.com"),
    sketch: await sketchOf(app),
    fileKeys,
    mailIds,
    operatorId,
    briefIds: await column("select id from site_briefs"),
    siteIds: await column("select id from sites"),
    releaseIds: await column("select id from site_releases"),
    entryIds: await column("select id from waitlist"),
    seen: (await column("select updated_at from site_briefs")).map((at) =>
      new Date(at).toISOString(),
    ),
    leaveTokens: mailIds.map((id) => signed.sign(id)),
  };

  /** Sends requests for one lane, each from its own address, and signs in where that is over. */
  async function newSender(lane: number) {
    const owner = await addOperator(db, {
      email: `owner-${lane}@example.com`,
      name: `Owner ${lane}`,
    });
    let visits = 0;
    async function signIn() {
      const browser = new Browser(app);
      const from = { "x-forwarded-for": `10.${lane}.${visits >> 8}.${visits++ & 255}` };
      const response = await browser.post("/admin/sign-in", { ...owner, password }, from);
      expect(response.status).toBe(303);
      return browser.cookies;
    }
    let cookies = await signIn();
    return async (request: FuzzRequest, address: string) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const own = request.as === "operator" ? { cookie } : undefined;
      const answer = await send(app.url, request, { "x-forwarded-for": address, ...own });
      const isOut = answer.headers.location?.startsWith("/admin/sign-in") || answer.status === 401;
      if (request.as === "operator" && isOut && !request.headers.cookie) cookies = await signIn();
      return answer;
    };
  }

  return {
    app,
    db,
    known,
    newSender,
    async expectWhole() {
      // Emails about comments wait for more of them.
      await db.pool.query(
        "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'review-news:%'",
      );
      // A request that broke off may still be at work.
      await eventually(async () => {
        const [waiting] = await column("select count(*) from graphile_worker._private_jobs");
        const { incoming } = await filesIn(folder.path);
        return Number(waiting) === 0 && incoming.length === 0;
      });
      expect(await findHalfWritten(db.pool, await filesIn(folder.path))).toEqual([]);
      const complaints = (await app.printed())
        .split("\n")
        .filter((line) => /"level":50|\[ERROR\]/.test(line));
      expect(complaints.filter((line) => !line.includes("Invalid URL encoding"))).toEqual([]);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    },
    [Symbol.asyncDispose]: () => disposing.disposeAsync(),
  };
}
