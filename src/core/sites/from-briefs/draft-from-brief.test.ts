import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { watchingPictureProcesses } from "../../../../tests/support/picture-processes.ts";
import { freshDatabase, type TestDatabase } from "../../../../tests/support/postgres.ts";
import { photo } from "../../../../tests/support/uploads.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { createLog } from "../../../platform/log.ts";
import { draftState } from "../../briefs/drafts.ts";
import { readingsOf } from "../../briefs/readings.ts";
import { placeOf, type UploadServices } from "../../files/uploads.ts";
import type { SentenceReader } from "../../moderation/reading/read-sentences.ts";
import { findKeptOff } from "../checks/find-kept-off.ts";
import { listSiteFiles, placeOfPicture } from "../pictures/site-files.ts";
import { findRevision, saveRevision } from "../revisions/revisions.ts";
import { siteOfBrief } from "../sites.ts";
import { addPhotos, hasPhotosOnTheirWay, photosSchema } from "./add-photos.ts";
import { draftFromBrief } from "./draft-from-brief.ts";
import { draftOpenBriefs } from "./draft-open-briefs.ts";

/** A stored brief with these files. */
async function storedBrief(
  files: readonly { name: string; type: string; content: Buffer }[] = [],
  { suspected = false } = {},
) {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "draft-"));
  const services = {
    database: db.database,
    files: folderFiles(folder.path),
    log: createLog("silent"),
  };
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into site_briefs (business_name, email, phone, business_description, site_goals, style,
       has_domain, service_area, services, suspected)
     values ('Coffs Cakes', 'mia@example.com', '0491 570 006',
       'We bake birthday cakes from scratch. Every cake is made on the day.', 'Orders', 'warm', false,
       'Coffs Harbour, Sawtell', E'Birthday cake - from $80\\nWedding cake', $1)
     returning id`,
    [suspected],
  );
  const briefId = rows[0]?.id ?? "";
  for (const [at, { name, type, content }] of files.entries()) {
    const extension = type.split("/")[1]?.replace("jpeg", "jpg");
    const stored = await db.pool.query<{ key: string }>(
      `insert into brief_files (brief_id, key, original_name, type, bytes, position)
       values ($1, uuidv7() || '.' || $2, $3, $4, $5, $6) returning key`,
      [briefId, extension, name, type, content.length, at + 1],
    );
    const about = { bytes: content.length, type };
    await services.files.put(placeOf(stored.rows[0]?.key ?? ""), Readable.from([content]), about);
  }
  return {
    db,
    services,
    briefId,
    words: (attempt: Parameters<typeof draftFromBrief>[2] = { read: readerOf("stands") }) =>
      draftFromBrief(services, briefId, attempt),
    async draft(differences = {}) {
      await draftFromBrief(services, briefId, { read: readerOf("stands") });
      while ((await addNext(db, { ...services, ...differences })) !== undefined) {}
    },
    async site() {
      const site = await siteOfBrief(db.database, briefId);
      if (!site) throw new Error("no site was drafted");
      const revision = await findRevision(db.database, site.id);
      return { site, revision, files: await listSiteFiles(db.database, site.id) };
    },
    stored: async () => (await readdir(join(folder.path, "sites/pictures"))).toSorted(),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

/** A reader to whom every sentence is alike; the one of the judge takes seconds. */
function readerOf(how: "stands" | "dies"): SentenceReader {
  const verdict = { kind: "copy", claim: "fine", stands: true, confidence: 1 } as const;
  return async ({ sentences }) =>
    how === "dies"
      ? { outcome: "died", reason: "SIGKILL" }
      : { outcome: "read", readings: sentences.map(() => ({ verdict, mends: [] })) };
}

/** Does the job of a picture whose turn it is. @returns its priority; undefined if there is none */
async function addNext(db: TestDatabase, services: UploadServices): Promise<number | undefined> {
  const { rows } = await db.pool.query(
    `select j.id, j.priority, p.payload from graphile_worker.jobs j
     join graphile_worker._private_jobs p using (id)
     where j.task_identifier = 'add_photos' order by j.priority, j.run_at, j.id limit 1`,
  );
  const [job] = rows;
  if (!job) return undefined;
  await db.pool.query("update graphile_worker._private_jobs set key = null where id = $1", [
    job.id, // as for one that a worker has
  ]);
  await addPhotos(services, photosSchema.parse(job.payload));
  await db.pool.query("delete from graphile_worker._private_jobs where id = $1", [job.id]);
  return job.priority;
}

async function logo(): Promise<Buffer> {
  const mark = await sharp({
    create: { width: 200, height: 100, channels: 4, background: "#1f5b45" },
  })
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 600, height: 200, channels: 4, background: clear } })
    .composite([{ input: mark, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test("a brief becomes a site with its words, its photos and its logo", async () => {
  await using brief = await storedBrief([
    {
      name: "IMG_1.jpg",
      type: "image/jpeg",
      content: await noise({ width: 1000, height: 500 }),
    },
    { name: "picture.png", type: "image/png", content: await logo() },
    { name: "broken.jpg", type: "image/jpeg", content: Buffer.from("no picture") },
    { name: "menu.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.4") },
  ]);
  await brief.draft();
  const { site, revision, files } = await brief.site();
  expect(site).toMatchObject({ name: "Coffs Cakes", email: "mia@example.com", status: "draft" });
  expect(revision).toMatchObject({ number: 2, author: "draft" });
  expect(revision?.facts.services?.value).toMatchObject([
    { name: "Birthday cake", price: "From $80" },
    { name: "Wedding cake" },
  ]);
  expect(files.map(({ kind, original_name, widths }) => [kind, original_name, widths])).toEqual([
    ["photo", "IMG_1.jpg", [480, 960, 1000]],
    ["logo", "picture.png", [240, 480]],
  ]);
  const blocks = revision?.document.pages[0]?.blocks ?? [];
  const [header, hero] = blocks;
  expect(header).toMatchObject({
    type: "header",
    logo: { key: files[1]?.key, alt: "Coffs Cakes" },
  });
  expect(hero).toMatchObject({
    type: "hero",
    photo: { key: files[0]?.key, width: 1000, height: 500 },
  });
  expect(revision?.document.colour).toBe("#1f5b45"); // the logo’s
  expect(await brief.stored()).toEqual(
    files
      .flatMap(({ key, widths }) => widths.map((width) => placeOfPicture(key, width)))
      .map((place) => place.split("/").at(-1))
      .toSorted(),
  );
  const notes = site.notes.join("\n");
  expect(notes).toContain("read these pictures; ask for them again: broken.jpg.");
  expect(notes).toContain("menu.pdf");
});

test("its sentences are read by the judge, and what it made of them is kept with the brief", async () => {
  await using brief = await storedBrief();
  await brief.db.pool.query(
    "update site_briefs set business_description = 'We bake birthday cakes. Please make the logo bigger. We delivr to sawtell.'",
  );
  await brief.words({});
  const { site, revision } = await brief.site();
  const said = JSON.stringify(revision?.document);
  expect(said).toContain("We bake birthday cakes.");
  expect(said).not.toContain("logo bigger");
  expect(site.held_words).toMatchObject({
    held: [{ reason: "note", text: "Please make the logo bigger." }],
  });
  const readings = await readingsOf(brief.db.database, brief.briefId);
  expect(readings?.paragraphs.flat()).toHaveLength(3);
});

test("while the reader dies the job fails, and its last attempt makes a draft without their sentences, which says why", async () => {
  await using brief = await storedBrief();
  await expect(brief.words({ read: readerOf("dies") })).rejects.toThrow("the reader");
  expect(await siteOfBrief(brief.db.database, brief.briefId)).toBeUndefined();
  await brief.words({ read: readerOf("dies"), isLastAttempt: true });
  const { site, revision } = await brief.site();
  expect(JSON.stringify(revision?.document)).not.toContain("from scratch");
  expect(revision?.facts.services?.value).toHaveLength(2);
  expect(site.notes.join()).toContain("Nobody could read their description");
  expect(site.held_words).toMatchObject({
    held: [{ reason: "unread" }, { reason: "unread", prints: "Every cake is made on the day." }],
  });
});

test("a brief that was drafted before its sentences were read still gets its photos", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await photo() },
  ]);
  await brief.words();
  await brief.db.pool.query("update site_briefs set readings = null");
  await brief.draft();
  const { revision, files } = await brief.site();
  const said = JSON.stringify(revision?.document);
  expect(said).toContain(files[0]?.key);
  expect(said).toContain("We bake birthday cakes from scratch.");
});

test("drafting again, or twice at once, leaves one site, drafted once with its words and once with its photos", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await photo() },
  ]);
  await Promise.all([brief.draft(), brief.draft()]);
  await brief.draft();
  const { rows } = await brief.db.pool.query(
    `select (select count(*)::int from sites) as sites,
       (select count(*)::int from site_revisions) as revisions,
       (select count(*)::int from site_files) as files`,
  );
  expect(rows).toEqual([{ sites: 1, revisions: 2, files: 1 }]);
});

test("a draft that was cut off is made whole by the next attempt", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await photo({ width: 1700, height: 900 }) },
  ]);
  const { files } = brief.services;
  let puts = 0;
  const put: typeof files.put = (...args) =>
    ++puts > 2 ? Promise.reject(new Error("the store is away")) : files.put(...args);
  await expect(brief.draft({ files: { ...files, put } })).rejects.toThrow("the store is away");
  expect((await brief.site()).files).toEqual([]);
  await brief.draft();
  expect((await brief.site()).files).toMatchObject([{ widths: [480, 960, 1600] }]);
  expect(await brief.stored()).toHaveLength(3);
});

test("the words are there before any picture is looked at, and what an operator changes in the meantime stays", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await noise({ width: 1000, height: 500 }) },
  ]);
  await brief.words();
  const { site, revision, files } = await brief.site();
  expect([revision?.number, files]).toEqual([1, []]);
  if (!revision) throw new Error("no revision");
  const { document, facts } = revision;
  await saveRevision(brief.services, {
    ...{ siteId: site.id, base: 1, actor: "olive", document },
    facts: { ...facts, phone: { value: "0491 570 157", source: "operator", confirmed: true } },
  });
  await brief.draft();
  const after = await brief.site();
  expect(after.revision).toMatchObject({ number: 3, facts: { phone: { value: "0491 570 157" } } });
  expect(JSON.stringify(after.revision?.document)).toContain(after.files[0]?.key);
  expect(after.site.notes).toContain("The photos need alternative text.");
});

test("a site that was sent keeps what it says, and its pictures can be chosen", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await photo() },
  ]);
  await brief.words();
  await brief.db.pool.query("update sites set status = 'in_review'");
  await brief.draft();
  const { site, revision, files } = await brief.site();
  expect([revision?.number, files.length]).toEqual([1, 1]);
  expect(site.notes.join()).toContain("arrived after the site was sent");
});

test.skipIf(process.platform !== "linux")(
  "briefs take turns, and a picture that takes too long comes after everybody’s",
  async () => {
    await using brief = await storedBrief([
      { name: "slow.jpg", type: "image/jpeg", content: await noise({ width: 600, height: 300 }) },
      { name: "shop.jpg", type: "image/jpeg", content: await photo() },
    ]);
    expect(await hasPhotosOnTheirWay(brief.db.database, brief.briefId)).toBe(false);
    await brief.words();
    expect(await hasPhotosOnTheirWay(brief.db.database, brief.briefId)).toBe(true);
    const next = () => addNext(brief.db, brief.services);
    const first = watchingPictureProcesses(next(), (pids) => {
      for (const pid of pids) process.kill(pid, "SIGKILL");
    });
    expect(await first).toBe(0);
    expect([await next(), await next()]).toEqual([1, 102]);
    expect(await hasPhotosOnTheirWay(brief.db.database, brief.briefId)).toBe(false);
    expect((await brief.site()).files).toMatchObject([
      { original_name: "slow.jpg" },
      { original_name: "shop.jpg" },
    ]);
  },
);

test("open briefs from before there were drafts get one, and nobody else", async () => {
  await using brief = await storedBrief([]);
  const { database } = brief.services;
  expect(await draftOpenBriefs({ database })).toBe(0); // it was just sent
  await brief.db.pool.query("update site_briefs set created_at = now() - interval '1 day'");
  expect(await draftState(database, brief.briefId)).toBe("not asked");
  expect(await draftOpenBriefs({ database })).toBe(1);
  expect(await draftState(database, brief.briefId)).toBe("queued");
  expect(await draftOpenBriefs({ database })).toBe(0);
  await brief.db.pool.query("update graphile_worker._private_jobs set attempts = max_attempts");
  expect(await draftState(database, brief.briefId)).toBe("given up");
  expect(await draftOpenBriefs({ database })).toBe(0);
  await brief.db.pool.query("delete from graphile_worker._private_jobs");
  await brief.db.pool.query("update site_briefs set status = 'completed'");
  expect(await draftOpenBriefs({ database })).toBe(0);
  await brief.db.pool.query("update site_briefs set status = 'submitted'");
  await brief.draft();
  expect(await draftOpenBriefs({ database })).toBe(0);
});

test("a brief that waits to be let in, or is gone, gets no site", async () => {
  await using brief = await storedBrief([], { suspected: true });
  await brief.draft();
  expect(await siteOfBrief(brief.db.database, brief.briefId)).toBeUndefined();
  await brief.db.pool.query("delete from site_briefs");
  await brief.draft();
});

/** A photo of many colours. */
function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const background = "#808080";
  return sharp({
    create: {
      ...{ width, height, background, channels: 3 },
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();
}

test("what the customer wants kept off is known as long as the brief is there", async () => {
  await using brief = await storedBrief();
  const say = "update site_briefs set business_description = 'We bake. Do not mention fondant.'";
  await brief.db.pool.query(say);
  await brief.words({
    read: async ({ sentences }) => ({
      outcome: "read",
      readings: sentences.map((text) => ({
        verdict: {
          ...{ kind: text.startsWith("We") ? "copy" : "note", claim: "fine", confidence: 1 },
          stands: text.startsWith("We"),
        },
        mends: [],
      })),
    }),
  });
  const { site } = await brief.site();
  expect(await findKeptOff(brief.db.database, site)).toEqual(new Set(["fondant"]));
  expect(await findKeptOff(brief.db.database, { brief_id: null })).toEqual(new Set());
});
