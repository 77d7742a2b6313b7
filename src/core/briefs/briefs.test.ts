import { mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { brief } from "../../../tests/support/builders.ts";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { docx, heic, photo } from "../../../tests/support/uploads.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import type { briefFiles } from "../../database/tables/files.ts";
import { folderFiles } from "../../platform/files/folder.ts";
import { createLog } from "../../platform/log.ts";
import { renderMail } from "../emails/render-mail.ts";
import { makeThumbnail } from "../files/make-thumbnail.ts";
import {
  findOriginal,
  findServedFile,
  keepUpload,
  removeUploads,
  sweepUploads,
  type UploadServices,
} from "../files/uploads.ts";
import { type BriefOrder, type BriefQuery, countBriefs, listBriefs } from "./brief-list.ts";
import { submitBrief } from "./briefs.ts";
import { askForDraft, mailCustomer, noteOnBrief, setBriefStatus } from "./change-brief.ts";
import { briefEmails } from "./emails.tsx";
import { findBrief, hasBrief } from "./find-brief.ts";
import { previewPromise } from "./preview-promise.ts";
import { briefSchema } from "./schema.ts";

/** What the brief features need: a fresh database and a fresh folder. */
async function ownServices() {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "briefs-"));
  const files = folderFiles(folder.path);
  const services = {
    database: db.database,
    files,
    log: createLog("silent"),
    config: { publicUrl: "https://smartsites.example", operatorEmail: "op@smartsites.example" },
  };
  return {
    ...services,
    pool: db.pool,
    /** Puts a file where uploads are received, and stores it. */
    async keep(name: string, content: Buffer | string, differences = {}) {
      const path = join(folder.path, "received");
      await writeFile(path, content);
      const bytes = Buffer.byteLength(content);
      const received = { name, path, bytes, tooLong: false };
      const result = await keepUpload({ ...services, ...differences }, received, "203.0.113.9");
      return result.outcome === "kept" ? result.file : result.refusal;
    },
    waiting: async () =>
      (await db.pool.query("select key from brief_files where brief_id is null")).rows,
    stored: () => readdir(join(folder.path, "site-brief-files")).catch(() => []),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

const nothing = { idea: {}, source: {} };
const submission = (fileKeys: string[] = [], differences = {}) => ({
  brief: briefSchema.parse(brief(differences)),
  fileKeys,
  handOff: nothing,
});

async function keyOf(kept: Promise<{ key: string } | string>): Promise<string> {
  const file = await kept;
  if (typeof file === "string") throw new Error(`refused: ${file}`);
  return file.key;
}

function servedFile(services: UploadServices, key: string) {
  return findServedFile(services, key, (id) => hasBrief(services, id));
}

async function contentOf(found: ReturnType<typeof servedFile>): Promise<Buffer> {
  const file = await found;
  if (!file || file === "for operators" || "movedTo" in file) throw new Error("not served");
  return Buffer.concat((await (await file.open())?.toArray()) ?? []);
}

describe("sending a brief", () => {
  test("stores it with its files and queues both emails and the small copies", async () => {
    await using own = await ownServices();
    const menu = await keyOf(own.keep("menu.docx", docx()));
    const shop = await keyOf(own.keep("shop.jpg", await photo()));
    const handOff = { idea: { businessName: "Coffs Cakes" }, source: { page: "/start" } };
    const sent = { ...submission([shop, menu], { phone: "", color_preferences: " " }), handOff };
    expect(await submitBrief(own, sent)).toEqual({
      outcome: "submitted",
      brief: expect.any(Object),
    });

    const { briefs } = await listBriefs(own);
    expect(briefs).toMatchObject([
      {
        status: "submitted",
        business_name: "Coffs Cakes",
        email: "mia@example.com.au",
        business_description: "Birthday and wedding cakes,\nfor families around Coffs Harbour.",
        has_domain: false,
        phone: null,
        color_preferences: null,
        ...handOff,
        file_urls: [
          `https://smartsites.example/files/${shop}`,
          `https://smartsites.example/files/${menu}`,
        ],
        files: [{ key: shop }, { key: menu }],
      },
    ]);
    const found = await findBrief(own, briefs[0]?.id ?? "");
    expect(found?.brief.files).toMatchObject([
      { key: shop, original_name: "shop.jpg", type: "image/jpeg", position: 1 },
      { key: menu, original_name: "menu.docx", position: 2, bytes: docx().length },
    ]);
    const mails = await own.pool.query("select kind, to_address from emails order by kind");
    expect(mails.rows).toEqual([
      { kind: "brief-receipt", to_address: "mia@example.com.au" },
      { kind: "send-brief-notifications", to_address: "op@smartsites.example" },
    ]);
    const jobs = await own.pool.query(
      "select task_identifier as task, queue_name as queue from graphile_worker.jobs order by 1",
    );
    expect(jobs.rows).toEqual([
      { task: "draft_site", queue: "drafts" },
      { task: "make_thumbnail", queue: "pictures" },
      { task: "send_email", queue: null },
      { task: "send_email", queue: null },
    ]);
  });

  test("tells the operator all that was said and chosen, and what is missing", async () => {
    await using own = await ownServices();
    const droppedFiles = ["Failed to upload logo.svg: we can’t draw this SVG."];
    await submitBrief(own, { ...submission(), preferredPlan: "once-off", droppedFiles });
    const { rows } = await own.pool.query(
      "select data from emails where kind = 'send-brief-notifications'",
    );
    const mails = briefEmails({
      companyName: "Smart Sites",
      supportEmail: "help@smartsites.example",
      publicUrl: "https://smartsites.example",
    });
    const kind = "send-brief-notifications";
    const { text } = renderMail(mails, { kind, data: rows[0].data });
    for (const said of [
      "Town or area served:\nCoffs Harbour and 50 km around",
      "Services and prices:\nBirthday cake, from $80\nWedding cake, from $450",
      "Opening hours:\nTue to Sat, 8 am to 4 pm",
      "Current website:\nhttps://coffscakes.example.com",
      "Plan they chose:\nOnce-off Build",
      `Files we couldn’t keep:\n${droppedFiles}`,
    ]) {
      expect(text).toContain(said);
    }
    // One that was queued before there were such questions.
    const { service_area, services, preferred_plan, dropped_files, ...old } = rows[0].data;
    const shorter = renderMail(mails, { kind, data: old }).text;
    expect(shorter).toContain("Opening hours:");
    expect(shorter).not.toMatch(/Services|Town|Plan|Files/);
  });

  test("all of it or nothing", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("menu.txt", "Cakes"));
    await own.pool.query("alter schema graphile_worker rename to away");
    await expect(submitBrief(own, submission([key]))).rejects.toThrow("Failed to submit brief");
    expect((await listBriefs(own)).total).toBe(0);
    expect(await own.waiting()).toHaveLength(1);
  });

  test("a file is claimed once, and a missing one is named while nothing is stored", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("menu.txt", "Cakes"));
    const other = await keyOf(own.keep("more.txt", "Bread"));
    await submitBrief(own, submission([key]));
    expect(await submitBrief(own, submission([other, key]))).toEqual({
      outcome: "files-gone",
      missingKeys: [key],
    });
    expect((await listBriefs(own)).total).toBe(1);
    expect(await own.waiting()).toEqual([{ key: other }]);
  });

  test("the same submission again, and at once, adds nothing", async () => {
    await using own = await ownServices();
    const submissionId = "11111111-1111-4111-8111-111111111111";
    const sent = { ...submission(), submissionId };
    const outcomes = await Promise.all([1, 2, 3].map(() => submitBrief(own, sent)));
    expect(outcomes).toEqual(Array(3).fill({ outcome: "submitted", brief: expect.any(Object) }));
    expect((await listBriefs(own)).total).toBe(1);
    expect((await own.pool.query("select from emails")).rowCount).toBe(2);
  });
});

describe("the list", () => {
  test("of ten thousand is searched, filtered, ordered and paged", async () => {
    await using own = await ownServices();
    await own.pool.query(`
      insert into site_briefs (status, created_at, business_name, email, business_description,
        site_goals, style, has_domain)
      select (array['submitted', 'in_progress', 'preview_ready', 'completed'])[1 + n % 4],
        now() - n * interval '1 minute', 'Shop ' || n, 'owner' || n || '@example.com',
        case when n % 1000 = 0 then '100% wool_en hats' else 'Hats' end, 'Sell', 'clean', true
      from generate_series(1, 10000) n
    `);
    const first = await listBriefs(own);
    expect(first.total).toBe(10_000);
    expect(first.briefs).toHaveLength(25);
    expect(first.briefs[0]?.business_name).toBe("Shop 1");
    const last = await listBriefs(own, { order: "oldest", page: 400 });
    expect(last.briefs.at(-1)?.business_name).toBe("Shop 1");
    expect((await listBriefs(own, { page: 401 })).briefs).toEqual([]);
    expect((await listBriefs(own, { search: "WOOL_EN 100%" })).total).toBe(10);
    expect((await listBriefs(own, { search: "wool-en" })).total).toBe(0);
    expect((await listBriefs(own, { search: "OWNER77@example" })).total).toBe(1);
    const hats = await listBriefs(own, { search: "hats", status: "completed", page: 40 });
    expect([hats.total, hats.most]).toEqual([1001, 1000]);
    expect(hats.briefs.at(-1)?.business_name).toBe("Shop 3999");
    expect(await countBriefs(own)).toEqual({
      submitted: 2500,
      in_progress: 2500,
      preview_ready: 2500,
      completed: 2500,
      // One per minute, every second one open: some due soon (hours 36 to 48), some overdue.
      soon: 360,
      overdue: 5000 - 1439,
      suspected: 0,
    });
  });

  test("of ten thousand is read by an index, and never fully sorted", async () => {
    await using own = await ownServices();
    await own.pool.query(`
      insert into site_briefs (status, created_at, updated_at, business_name, email,
        business_description, site_goals, style, has_domain)
      select (array['submitted', 'in_progress', 'preview_ready', 'completed'])[1 + n % 4],
        now() - n * interval '1 minute', now() - n * interval '1 second', 'Shop ' || n,
        'owner' || n || '@example.com', repeat('Hats ', 50), 'Sell', 'clean', true
      from generate_series(1, 10000) n
    `);
    await own.pool.query("analyze site_briefs");
    /** PostgreSQL's plan. */
    async function plansOf(list: BriefQuery): Promise<string[]> {
      const sent: { text: string; values: unknown[] }[] = [];
      const logQuery = (text: string, values: unknown[]) => sent.push({ text, values });
      await listBriefs({ database: drizzle(own.pool, { logger: { logQuery } }) }, list);
      const plans: string[] = [];
      const isPage = (text: string) => /"site_briefs"/.test(text) && !/count\(/.test(text);
      for (const { text, values } of sent.filter(({ text }) => isPage(text))) {
        const { rows } = await own.pool.query(`explain ${text}`, values);
        plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
      }
      return plans;
    }
    const indexes = { newest: "created_at", oldest: "created_at", changed: "updated_at" };
    for (const [order, index] of Object.entries({ ...indexes, name: "name" })) {
      const [page] = await plansOf({ order: order as BriefOrder, page: 2 });
      expect(page).toMatch(new RegExp(`Index Scan (Backward )?using site_briefs_${index} `));
      expect(page).not.toMatch(/Sort/);
    }
    const narrowed: BriefQuery[] = [{ status: "submitted" }, { due: "overdue", order: "oldest" }];
    for (const list of narrowed) {
      const [page] = await plansOf(list);
      expect(page).toMatch(/Index Scan (Backward )?using site_briefs_(status|created_at|clock) /);
    }
  });

  test("that cannot be fetched says so", async () => {
    await using own = await ownServices();
    await own.pool.query("alter table site_briefs rename to gone");
    await expect(listBriefs(own)).rejects.toThrow("Failed to fetch briefs");
    await expect(countBriefs(own)).rejects.toThrow("Failed to fetch briefs");
  });
});

describe("the status", () => {
  test("goes from any to any, with the time and the operator on record", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const [before] = (await listBriefs(own)).briefs;
    const id = before?.id ?? "";
    for (const status of ["completed", "submitted", "preview_ready"] as const) {
      const changed = await setBriefStatus(own, { id, actor: "op-1" }, status);
      expect(changed).toMatchObject({ outcome: "updated", brief: { status } });
    }
    await setBriefStatus(own, { id, actor: "op-2" }, "preview_ready");
    const found = await findBrief(own, id);
    expect(found?.brief.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? 0);
    expect(found?.history.map((event) => [event.actor, event.from_value, event.to_value])).toEqual([
      ["op-1", "submitted", "preview_ready"],
      ["op-1", "completed", "submitted"],
      ["op-1", "submitted", "completed"],
    ]);
  });

  test("changed by two at once: the second sees what changed and overwrites nothing", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const [seen] = (await listBriefs(own)).briefs;
    const id = seen?.id ?? "";
    const change = { id, actor: "op-1", expected: { updatedAt: seen?.updated_at } };
    const outcomes = await Promise.all([
      setBriefStatus(own, change, "in_progress"),
      setBriefStatus(own, change, "completed"),
      mailCustomer(own, change, { message: "Hello", previewLink: "", markReady: false }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      "changed-meanwhile",
      "changed-meanwhile",
      "updated",
    ]);
    expect((await findBrief(own, id))?.history).toHaveLength(1);
  });

  test("never stands in a note's way, nor does another note, and a note sent twice is one", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const [seen] = (await listBriefs(own)).briefs;
    const id = seen?.id ?? "";
    const from = (actor: string) => ({ id, actor, expected: { updatedAt: seen?.updated_at } });
    await setBriefStatus(own, from("op-1"), "in_progress");
    const outcomes = await Promise.all([
      noteOnBrief(own, from("op-1"), "Phoned her"),
      noteOnBrief(own, from("op-1"), "Phoned her"),
      noteOnBrief(own, from("op-1"), "She wants pink"),
      noteOnBrief(own, from("op-2"), "Phoned her"),
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(4).fill("updated"));
    const notes = (await findBrief(own, id))?.history.filter(
      ({ action }) => action === "brief.note",
    );
    expect(notes?.map(({ actor, to_value }) => `${actor}: ${to_value}`).sort()).toEqual([
      "op-1: Phoned her",
      "op-1: She wants pink",
      "op-2: Phoned her",
    ]);
  });

  test("to ask for a draft again queues it and is on record, once for a page that is sent twice", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const ask = async () => {
      const [seen] = (await listBriefs(own)).briefs;
      const change = { id: seen?.id ?? "", actor: "op-1" };
      return () => askForDraft(own, { ...change, expected: { updatedAt: seen?.updated_at } });
    };
    const queued = async () => {
      const { rows } = await own.pool.query(
        `select count(*)::int as jobs,
           (select count(*)::int from audit_events where action = 'brief.draft') as asked
         from graphile_worker.jobs where task_identifier = 'draft_site'`,
      );
      return rows[0];
    };
    const first = await ask();
    const outcomes = await Promise.all([first(), first()]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["updated", "updated"]);
    expect(await queued()).toEqual({ jobs: 1, asked: 1 }); // the brief’s own
    await (await ask())();
    expect(await queued()).toEqual({ jobs: 1, asked: 2 });
  });

  test("of no brief changes nothing, and one the database refuses says so", async () => {
    await using own = await ownServices();
    const id = "11111111-1111-7111-8111-111111111111";
    const change = () => setBriefStatus(own, { id, actor: "op-1" }, "completed");
    expect(await change()).toEqual({ outcome: "missing" });
    await own.database.insert(siteBriefs).values({
      ...briefSchema.parse(brief()),
      id,
    });
    await own.pool.query("alter table audit_events rename to gone");
    await expect(change()).rejects.toThrow("Failed to update brief status");
    await own.pool.query("alter table gone rename to audit_events");
    expect((await listBriefs(own)).briefs[0]?.status).toBe("submitted");
  });
});

describe("the preview promise", () => {
  test("runs from the sending and stops while the brief is ready, by its events", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const find = async () => (await listBriefs(own)).briefs[0] ?? expect.fail("there is no brief");
    const { id } = await find();
    const sentHoursAgo = (hours: number) =>
      own.pool.query("update site_briefs set created_at = now() - $1 * interval '1 hour'", [hours]);
    const told = async () => previewPromise(await find()).text;

    expect(await told()).toBe("47 h left");
    await sentHoursAgo(37);
    expect([await told(), (await countBriefs(own)).soon]).toEqual(["Due in 10 h", 1]);
    await sentHoursAgo(50);
    expect([await told(), (await countBriefs(own)).overdue]).toEqual(["Overdue by 2 h", 1]);
    expect((await listBriefs(own, { due: "overdue" })).total).toBe(1);

    const change = (status: "preview_ready" | "completed" | "in_progress") =>
      setBriefStatus(own, { id, actor: "op-1" }, status);
    await change("preview_ready");
    await own.pool.query("update audit_events set created_at = now() - interval '20 hours'");
    expect([await told(), (await countBriefs(own)).overdue]).toEqual(["Preview took 30 h", 0]);
    await change("completed");
    expect(await told()).toBe("Preview took 30 h");
    await change("in_progress");
    expect(await told()).toBe("Overdue by 2 h");
    await change("preview_ready");
    expect(await told()).toBe("Preview was 2 h late");
  });
});

describe("an email to the customer", () => {
  test("is queued with its record and its status, or not at all", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const id = (await listBriefs(own)).briefs[0]?.id ?? "";
    const previewLink = "https://preview.example/coffs";
    const mail = { message: "Have a look!", previewLink, markReady: true };
    await own.pool.query("alter schema graphile_worker rename to away");
    const change = () => mailCustomer(own, { id, actor: "op-1" }, mail);
    await expect(change()).rejects.toThrow("Failed to queue the email");
    expect(await findBrief(own, id)).toMatchObject({ brief: { status: "submitted" }, history: [] });
    await own.pool.query("alter schema away rename to graphile_worker");
    await change();
    expect(await findBrief(own, id)).toMatchObject({
      brief: { status: "preview_ready" },
      history: [
        { action: "brief.status", to_value: "preview_ready" },
        { action: "brief.mail", mail: { status: "queued", previewLink } },
      ],
    });
    const { rows } = await own.pool.query("select * from emails where kind = 'brief-message'");
    expect(rows).toMatchObject([{ to_address: "mia@example.com.au" }]);
    const company = { companyName: "Smart Sites", supportEmail: "help@smartsites.example" };
    const templates = briefEmails({ ...company, publicUrl: "https://smartsites.example" });
    const written = renderMail(templates, {
      kind: "brief-message",
      data: { ...rows[0].data, message: "<b>Hi</b>" },
    });
    expect(written.subject).toBe("Your preview is ready");
    expect(written.html).toContain("&lt;b&gt;Hi&lt;/b&gt;");
    expect(written.html).toContain(`<a href="${previewLink}"`);
    expect(written.text).toContain(previewLink);
  });
});

describe("files", () => {
  test("are named by us, whatever they were called", async () => {
    await using own = await ownServices();
    const names = {
      "../../etc/passwd.txt": "passwd.txt",
      "C:\\Users\\mia\\menu.txt": "menu.txt",
      "a\u0000b\u202etxt.exe": "abtxt.exe",
      [`${"x".repeat(300)}.txt`]: `${"x".repeat(116)}.txt`,
      "..": "file",
      "": "file",
      '<img src=x onerror="alert(1)">.txt': '<img src=x onerror="alert(1)">.txt',
    };
    for (const [name, shown] of Object.entries(names)) {
      const kept = await own.keep(name, "Hello");
      expect(kept).toMatchObject({ name: shown, type: "text/plain" });
    }
    for (const key of await own.stored()) expect(key).toMatch(/^[0-9a-f-]{36}\.txt$/);
    expect(await own.keep("empty.txt", "")).toBe("empty");
    expect(await own.keep("page.jpg", "<html>")).toBe("unsafe");
  });

  test("without a row are not kept when the database refuses it, nor rows without files", async () => {
    await using own = await ownServices();
    await own.pool.query("alter table brief_files add constraint full_disk check (false)");
    await expect(own.keep("menu.txt", "Cakes")).rejects.toThrow("Failed to upload menu.txt");
    expect(await own.stored()).toEqual([]);
    await own.pool.query("alter table brief_files drop constraint full_disk");
    const put = () => Promise.reject(new Error("the store is away"));
    const keep = own.keep("menu.txt", "Cakes", { files: { ...own.files, put } });
    await expect(keep).rejects.toThrow("Failed to upload menu.txt");
    expect((await own.pool.query("select from brief_files")).rowCount).toBe(0);
  });

  test("are gone with their row when the database took it and could not say so", async () => {
    await using own = await ownServices();
    let isAway = false;
    const losingAnswers = new Proxy(own.database, {
      get(database, name) {
        if (name === "delete" && isAway) return () => ({ where: () => Promise.reject(Error()) });
        if (name !== "insert") return Reflect.get(database, name);
        return (table: typeof briefFiles) => ({
          async values(row: typeof briefFiles.$inferInsert) {
            await database.insert(table).values(row);
            throw new Error("Connection terminated unexpectedly");
          },
        });
      },
    });
    const keep = () => own.keep("menu.txt", "Cakes", { database: losingAnswers });
    const rows = async () => (await own.pool.query("select key from brief_files")).rows;
    await expect(keep()).rejects.toThrow("Failed to upload menu.txt");
    expect([await rows(), await own.stored()]).toEqual([[], []]);

    isAway = true; // still, so that nobody can tell; the sweep then finds both
    await expect(keep()).rejects.toThrow("Failed to upload menu.txt");
    const [row] = await rows();
    expect(await own.stored()).toEqual([row?.key]);
  });

  test("are served to the world once a brief has claimed them, and cannot be removed then", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("Menü.txt", "Cakes"));
    expect(await servedFile(own, key)).toBeUndefined();
    await submitBrief(own, submission([key]));
    expect(await servedFile(own, key)).toMatchObject({ name: "Menü.txt", bytes: 5 });
    expect(await removeUploads(own, [key])).toBe(0);
    const taken = await keyOf(own.keep("wrong.txt", "Oops"));
    expect(await removeUploads(own, [taken, key])).toBe(1);
    expect(await own.stored()).toEqual([key]);
    for (const name of ["", "..", "../site-brief-files", `${key}x`]) {
      expect(await servedFile(own, name)).toBeUndefined();
    }
  });

  test("that are images get a small upright copy without metadata, once", async () => {
    await using own = await ownServices();
    const original = await photo({ withExif: true, width: 3000, height: 2000 });
    const keys = [
      await keyOf(own.keep("shop.jpg", original)),
      await keyOf(own.keep("phone.heic", heic())),
    ];
    await submitBrief(own, submission(keys));
    const { rows } = await own.pool.query("select id from brief_files order by position");
    for (const { id } of [...rows, ...rows]) await makeThumbnail(own, id);
    const [shop, phone] = (await listBriefs(own)).briefs[0]?.files ?? [];
    expect(phone?.thumbnail_key).toBeNull();
    expect(await own.stored()).toHaveLength(3);
    const copy = sharp(await contentOf(servedFile(own, shop?.thumbnail_key ?? "")));
    expect(await copy.metadata()).toMatchObject({ format: "webp", width: 1600, height: 1067 });
  });

  test("that are images show the world their copy, and where they were taken to operators alone", async () => {
    await using own = await ownServices();
    const original = await photo({ withExif: true });
    expect(original.includes("Mia Nguyen")).toBe(true);
    const key = await keyOf(own.keep("shop.jpg", original));
    await submitBrief(own, submission([key]));
    expect(await servedFile(own, key)).toBe("for operators");
    const { rows } = await own.pool.query("select id from brief_files");
    await makeThumbnail(own, rows[0].id);

    const { rows: copies } = await own.pool.query("select thumbnail_key from brief_files");
    const thumbnailKey = copies[0].thumbnail_key;
    expect(await servedFile(own, key)).toEqual({ movedTo: thumbnailKey });
    const served = servedFile(own, thumbnailKey);
    expect(await served).toMatchObject({ name: "shop.webp", isShown: true });
    const { exif, xmp, format } = await sharp(await contentOf(served)).metadata();
    expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: "webp" });
    const kept = await contentOf(findOriginal(own, key));
    expect(kept.equals(original)).toBe(true);
    expect(await findOriginal(own, thumbnailKey)).toBeUndefined();
  });

  test("nobody claimed in a day are swept, with what a crash left; nothing else is", async () => {
    await using own = await ownServices();
    const claimed = await keyOf(own.keep("a.txt", "Cakes"));
    await submitBrief(own, submission([claimed]));
    const waiting = await keyOf(own.keep("b.txt", "Cakes"));
    const yesterday = async () => {
      const { rows } = await own.database.execute<{ key: string }>(
        sql`select uuidv7(interval '-25 hours') || '.txt' as key`,
      );
      const key = rows[0]?.key ?? "";
      const about = { bytes: 1, type: "text/plain" };
      await own.files.put(`site-brief-files/${key}`, Readable.from([Buffer.from("x")]), about);
      return key;
    };
    const [forgotten, orphan, old] = [await yesterday(), await yesterday(), await yesterday()];
    const about = { bytes: 1, type: "text/plain" };
    await own.files.put("site-brief-files/not-ours.txt", Readable.from([Buffer.from("x")]), about);
    await own.pool.query(
      `insert into brief_files (key, original_name, type, bytes, created_at)
       values ($1, 'c.txt', 'text/plain', 1, now() - interval '25 hours')`,
      [forgotten],
    );
    await own.pool.query("update brief_files set thumbnail_key = $1 where key = $2", [
      old,
      claimed,
    ]);
    expect(await sweepUploads(own)).toBe(2);
    expect((await own.stored()).sort()).toEqual([claimed, waiting, old, "not-ours.txt"].sort());
    expect(await own.stored()).not.toContain(orphan);
    expect(await own.waiting()).toEqual([{ key: waiting }]);
  });
});
