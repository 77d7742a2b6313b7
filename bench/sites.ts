/**
 * How fast customers’ sites are drafted, published, served and painted: `npm run bench -- sites`.
 * Pages are asked for of one site, and of 10,000 in turn, each beside our own home page from the
 * same process, and beside nginx where that is installed.
 */
import { createHash } from "node:crypto";
import * as fs from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { openRenderer } from "../scripts/pictures/renderer.ts";
import { documentSchema } from "../src/blocks/document.ts";
import { rendererVersion } from "../src/blocks/page/renderer.ts";
import { factsFromBrief } from "../src/core/drafts/facts/facts-from-brief.ts";
import { placeOfBlob } from "../src/core/sites/pictures/site-files.ts";
import type { Content } from "../src/core/sites/revisions/merge.ts";
import { saveRevision } from "../src/core/sites/revisions/revisions.ts";
import type { Site } from "../src/core/sites/sites.ts";
import { openWordsOf, vouch } from "../src/core/sites/vouching/vouch.ts";
import { connect, type Database } from "../src/database/client.ts";
import { installedProgram } from "../tests/support/installed-program.ts";
import { addOperator, type Browser, signedIn } from "../tests/support/operators.ts";
import { siteBriefs } from "../tests/support/sites/site-briefs.ts";
import { addSite, siteContent } from "../tests/support/sites/sites.ts";
import { manyWords } from "../tests/support/words/many-words.ts";
import { type App, startApp } from "./app.ts";
import type { BenchPostgres } from "./database.ts";
import { type EditorSpeeds, measureEditor } from "./editor.ts";
import { type FloodSpeeds, measureFlood } from "./flood.ts";
import { compareWithNginx, type HomePageComparison, homePageOf } from "./home-page.ts";
import { type LighthouseScores, lighthouseTable, measureLighthouse } from "./lighthouse.ts";
import { requestsPerSecond } from "./load.ts";
import { type Comparison, compare, interleave, median, type Times, timesOf } from "./rounds.ts";
import { measureSketches, type SketchSpeeds } from "./sketches.ts";

const SITES = 10_000;
const ROUNDS = 8;
const SECONDS = 0.6;
const PUBLISHED = 20;

export type SiteSpeeds = {
  /** Milliseconds to a document, each once after a first one. */
  drafting: { fromBriefs: Times; fromWords: Times };
  /** Requests a second: of hosted pages (ours), and of our home page (theirs). */
  oneSite: Comparison;
  manySites: Comparison;
  /** Undefined where there is no nginx. */
  ofNginx: { oneSite: HomePageComparison; manySites: HomePageComparison } | undefined;
  /** Of the same draft in each design, which is the name of its route here. */
  painting: LighthouseScores[];
  flood: FloodSpeeds;
  sketches: SketchSpeeds;
  editing: EditorSpeeds;
  /** Milliseconds from an operator’s press until a changed site is rendered, stored and live. */
  publishing: number;
};

export async function measureSites(postgres: BenchPostgres): Promise<SiteSpeeds> {
  await using own = await postgres.freshDatabase();
  await using folder = await fs.mkdtempDisposable(join(tmpdir(), "smart-sites-bench-"));
  const drafting = await loadDrafting();
  const { pool, database } = connect(own.url, { connections: 4, onConnectionLost: () => {} });
  try {
    await using app = await startApp({ DATABASE_URL: own.url, DATA_DIR: folder.path });
    const operator = await signedIn(
      { url: `http://localhost:${app.port}` },
      await addOperator({ pool }),
    );
    const publishing = await measurePublishing({ database }, operator);
    const editing = await measureEditor({ database }, operator, app);
    const sketches = await measureSketches(app);
    const painting = await measureDesigns({ database }, drafting, operator, app);
    await copySite(own.url, join(folder.path, "files"));
    const one = () => slugOf(0);
    let turn = 0;
    const next = () => slugOf(1 + (turn++ % (SITES - 1)));
    const nginx = installedProgram("nginx");
    const besideNginx = (program: string, slug: () => string) =>
      compareWithNginx(app, program, () => homePageOf(`${slug()}.localhost`, "br"));
    const oneSite = await besideHomePage(app, one);
    const oneOfNginx = nginx ? await besideNginx(nginx, one) : undefined;
    for (let n = 0; n < SITES; n += 1) await warmUp(app, slugOf(n));
    const manySites = await besideHomePage(app, next);
    const manyOfNginx = nginx ? await besideNginx(nginx, next) : undefined;
    const flood = await measureFlood(app, { flooded: slugOf(0), other: slugOf(1) });
    const ofNginx = oneOfNginx && manyOfNginx && { oneSite: oneOfNginx, manySites: manyOfNginx };
    return {
      drafting: measureDrafting(drafting),
      oneSite,
      manySites,
      ofNginx,
      painting,
      flood,
      sketches,
      editing,
      publishing,
    };
  } finally {
    await pool.end();
  }
}

type Drafting = Awaited<ReturnType<typeof loadDrafting>>;

/** Drafting as the app has it: Node itself reads no stylesheets of designs. */
async function loadDrafting() {
  await using renderer = await openRenderer();
  const ofBrief = await renderer.load("/src/core/drafts/draft-site.ts");
  const draftSite: typeof import("../src/core/drafts/draft-site.ts").draftSite = ofBrief.draftSite;
  const ofWords = await renderer.load("/src/core/drafts/draft-from-words.ts");
  const draftFromWords: typeof import("../src/core/drafts/draft-from-words.ts").draftFromWords =
    ofWords.draftFromWords;
  return { draftSite, draftFromWords };
}

function measureDrafting({ draftSite, draftFromWords }: Drafting): SiteSpeeds["drafting"] {
  return {
    fromBriefs: timesOfEach(Object.entries(siteBriefs), ([name, brief]) =>
      draftSite(factsFromBrief(brief, undefined), name),
    ),
    fromWords: timesOfEach(manyWords, (words) => draftFromWords(words, words.name)),
  };
}

function timesOfEach<Item>(items: readonly Item[], draft: (item: Item) => unknown): Times {
  for (const item of items.slice(0, 1)) draft(item);
  return timesOf(
    items.map((item) => {
      const start = performance.now();
      draft(item);
      return performance.now() - start;
    }),
  );
}

/** The same draft, published in each design. */
async function measureDesigns(
  services: { database: Database },
  { draftSite }: Drafting,
  operator: Browser,
  app: App,
): Promise<LighthouseScores[]> {
  const [brief] = Object.values(siteBriefs);
  if (!brief) throw new Error("there is no brief");
  const told = factsFromBrief(brief, undefined);
  const document = draftSite(told, "design");
  const scores: LighthouseScores[] = [];
  for (const design of documentSchema.shape.design.options) {
    const content = { document: { ...document, design }, facts: told.facts };
    const site = await addSite(services, content);
    const { id } = site;
    await confirmWords(services, site, content);
    const slug = `in-${design}`;
    await services.database.execute(
      sql`update sites set status = 'approved', entitled_at = now(), slug = ${slug} where id = ${id}`,
    );
    await services.database.execute(sql`
      insert into site_releases (site_id, id, revision, origin, renderer, approved_at)
      values (${id}, 'approved', 1, 'http://elsewhere', ${rendererVersion}, now())
    `);
    await publish(operator, id, "approved");
    const url = `http://${slug}.localhost:${app.port}`;
    const [home] = await measureLighthouse(url, ["/"]);
    if (home) scores.push({ ...home, route: design });
  }
  return scores;
}

/** What an operator has to do before a draft’s words may go live. */
async function confirmWords(
  services: { database: Database },
  site: Site,
  content: Content,
): Promise<void> {
  const { lines, toProve } = await openWordsOf(services.database, site, content);
  const by = { siteId: site.id, actor: "bench" };
  await vouch(services, { ...by, kind: "lines", words: lines.map(({ words }) => words) });
  for (const { words } of toProve) {
    await vouch(services, { ...by, kind: "override", words, reason: "Nobody reads it" });
  }
}

export async function publish(operator: Browser, siteId: string, release: string): Promise<void> {
  const path = `/admin/sites/${siteId}/live`;
  const { status } = await operator.post(path, { intent: "publish", release });
  if (status !== 303) throw new Error(`publishing ended with ${status}`);
}

/** All of one length, so that all answers are. */
function slugOf(number: number): string {
  return `site-${String(number).padStart(5, "0")}`;
}

/** Versions that were approved for another address, so that each is rendered anew. */
async function measurePublishing(
  services: { database: Database },
  operator: Browser,
): Promise<number> {
  const { id: siteId } = await addSite(services);
  await services.database.execute(
    sql`update sites set status = 'approved', entitled_at = now(), slug = ${slugOf(0)} where id = ${siteId}`,
  );
  const times: number[] = [];
  for (let base = 1; base <= PUBLISHED; base++) {
    const release = `approved-${base}`;
    await services.database.execute(sql`
      insert into site_releases (site_id, id, revision, origin, renderer, approved_at)
      values (${siteId}, ${release}, ${base}, 'http://elsewhere', ${rendererVersion}, now())
    `);
    const start = performance.now();
    await publish(operator, siteId, release);
    times.push(performance.now() - start);
    const content = siteContent({ headline: `Words of version ${base}` });
    await saveRevision(services, { siteId, base, actor: "bench", ...content });
  }
  return median(times);
}

/**
 * Makes the first site ten thousand, each with different bytes for its home page: those of the first in
 * brotli and a few more, which nobody unpacks here.
 */
async function copySite(url: string, store: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select f.brotli_blob, f.bytes from sites s join site_release_files f on f.release_id = s.live_release where path = '' and slug = 'site-00000'",
  );
  const page = await fs.readFile(join(store, placeOfBlob(rows[0].brotli_blob)));
  const blobs: string[] = [];
  for (let n = 0; n < SITES; n++) {
    const bytes = Buffer.concat([page, Buffer.from(slugOf(n))]);
    const hash = createHash("sha256").update(bytes).digest("hex");
    await fs.writeFile(join(store, placeOfBlob(hash)), bytes);
    blobs.push(hash);
  }
  await client.query(
    `insert into sites (status, name, email, slug, revision, live_release, released_at)
     select 'live', name, email, 'site-' || to_char(n, 'FM00000'), 1, live_release, now()
     from sites, generate_series(1, ${SITES - 1}) n where slug = 'site-00000'`,
  );
  await client.query(
    `insert into site_releases (site_id, id, revision, origin, approved_at)
     select id, live_release, 1, 'http://localhost', now() from sites where slug like 'site-%' and slug <> 'site-00000'`,
  );
  await client.query(
    `insert into site_release_files (site_id, release_id, path, type, blob, bytes, brotli_blob, brotli_bytes, policy)
     select s.id, s.live_release, '', 'text/html; charset=utf-8', 'none', $3,
       ($1::text[])[1 + substring(slug from 6)::int], $2, 'default-src ''none'''
     from sites s where slug like 'site-%' and slug <> 'site-00000'`,
    [blobs, page.length, rows[0].bytes],
  );
  await client.query("analyze");
  await client.end();
}

async function warmUp(app: App, slug: string): Promise<void> {
  const headers = { host: `${slug}.localhost`, "accept-encoding": "br" };
  await new Promise<void>((resolve, reject) => {
    request({ port: app.port, host: "127.0.0.1", headers }, (answer) => {
      answer.resume().once("end", resolve);
    })
      .once("error", reject)
      .end();
  });
}

async function besideHomePage(app: App, slug: () => string): Promise<Comparison> {
  const asking = () => homePageOf(`${slug()}.localhost`, "br");
  const hosted = () => requestsPerSecond(app.port, asking, SECONDS);
  const ours = () => requestsPerSecond(app.port, homePageOf("localhost", "br"), SECONDS);
  await hosted(); // until the compiler has seen the code
  await ours();
  return compare(await interleave(ROUNDS, hosted, ours));
}

export function sitesSection(speeds: SiteSpeeds): string {
  const { drafting, oneSite, manySites, ofNginx, painting, flood, sketches, editing, publishing } =
    speeds;
  const round = (value: number) => Math.round(value).toLocaleString("en-AU");
  const row = (what: string, { ours, theirs, ratio }: Comparison, budget?: number) => {
    const verdict = budget === undefined ? "" : ratio >= budget ? "holds" : "**does not hold**";
    const least = budget === undefined ? "" : `at least ${budget}`;
    return `| ${what} | ${round(ours)} | ${round(theirs)} | ${ratio.toFixed(2)} | ${least} | ${verdict} |`;
  };
  const many = `${SITES.toLocaleString("en-AU")} sites in turn`;
  const milliseconds = ({ median: usual, longest, count }: Times) =>
    `${usual.toFixed(0)} ms (${longest.toFixed(0)} ms at most, of ${count.toLocaleString("en-AU")})`;
  return [
    `Reading a brief and drafting its site takes ${milliseconds(drafting.fromBriefs)}; from a name, a trade and a place ${milliseconds(drafting.fromWords)}; budget 100. A changed site is rendered, stored and live ${round(publishing)} ms after the press that publishes it (median of ${PUBLISHED}; budget 1,000).`,
    "",
    `A visitor's three words are a sketch and its page in ${milliseconds(sketches.serving)} of the server's; budget 100. On a phone on slow 4G, ${milliseconds(sketches.seeing)} after the press the whole page is painted; budget 2,000.`,
    "",
    `In the editor, on a page of ${editing.blocks} sections, a key typed in a field is seen in the page after ${editing.inField.p95.toFixed(0)} ms (p95; median ${editing.inField.median.toFixed(0)}), one typed in the page itself after ${editing.inPage.p95.toFixed(0)} ms (median ${editing.inPage.median.toFixed(0)}); budget 50.`,
    "",
    `While 300 connections ask for one site's page without a break, another's takes ${flood.flooded.median.toFixed(1)} ms (p99 ${flood.flooded.p99.toFixed(1)}); alone ${flood.quiet.median.toFixed(1)} ms (p99 ${flood.quiet.p99.toFixed(1)}).`,
    "",
    "| Requests a second, in brotli | hosted page | other | ratio | Budget | |",
    "|---|--:|--:|--:|---|---|",
    row("one site, of our home page", oneSite),
    row(`${many}, of our home page`, manySites),
    ...(ofNginx
      ? [
          row("one site, of nginx", ofNginx.oneSite.requestsPerSecond, 0.35),
          row(`${many}, of nginx`, ofNginx.manySites.requestsPerSecond, 0.3),
        ]
      : []),
    "",
    ...lighthouseTable(painting),
  ].join("\n");
}
