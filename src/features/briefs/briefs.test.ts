import { mkdtempDisposable, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { brief } from "../../../tests/builders.ts";
import { freshDatabase } from "../../../tests/postgres.ts";
import { docx, heic, photo } from "../../../tests/uploads.ts";
import { siteBriefs } from "../../database/schema.ts";
import { folderFiles } from "../../platform/files/folder.ts";
import { createLog } from "../../platform/log.ts";
import { countBriefs, findBrief, listBriefs, submitBrief, updateBriefStatus } from "./briefs.ts";
import { briefSchema } from "./schema.ts";
import {
  findServedFile,
  findWaitingUploads,
  keepUpload,
  makePreview,
  removeUpload,
  sweepUploads,
} from "./uploads.ts";

/** What the features of briefs work with: a fresh database and a fresh folder. */
async function ownServices() {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "briefs-"));
  const files = folderFiles(folder.path);
  const services = {
    ...{ database: db.database, files, log: createLog("silent") },
    config: { publicUrl: "https://smartsites.example", operatorEmail: "op@smartsites.example" },
  };
  return {
    ...services,
    pool: db.pool,
    /** Puts a file where uploads are received, and keeps it. */
    async keep(name: string, content: Buffer | string) {
      const path = join(folder.path, "received");
      await writeFile(path, content);
      const bytes = Buffer.byteLength(content);
      const result = await keepUpload(services, { name, path, bytes, tooLong: false });
      return result.outcome === "kept" ? result.file : result.refusal;
    },
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

describe("sending a brief", () => {
  test("stores it with its files and queues both mails and the small copies", async () => {
    await using own = await ownServices();
    const menu = await keyOf(own.keep("menu.docx", docx()));
    const shop = await keyOf(own.keep("shop.jpg", await photo()));
    const handOff = { idea: { businessName: "Coffs Cakes" }, source: { page: "/start" } };
    const sent = { ...submission([shop, menu], { phone: "", color_preferences: " " }), handOff };
    expect(await submitBrief(own, sent)).toEqual({ outcome: "submitted" });

    const { briefs } = await listBriefs(own);
    expect(briefs).toMatchObject([
      {
        ...{ status: "submitted", business_name: "Coffs Cakes", email: "mia@example.com.au" },
        business_description: "Birthday and wedding cakes,\nfor families around Coffs Harbour.",
        ...{ has_domain: false, phone: null, color_preferences: null, ...handOff },
        file_urls: [
          `https://smartsites.example/files/${shop}`,
          `https://smartsites.example/files/${menu}`,
        ],
        fileCount: 2,
      },
    ]);
    const found = await findBrief(own, briefs[0]?.id ?? "");
    expect(found?.files).toMatchObject([
      { key: shop, original_name: "shop.jpg", type: "image/jpeg", position: 1 },
      { key: menu, original_name: "menu.docx", position: 2, bytes: docx().length },
    ]);
    const mails = await own.pool.query("select kind, to_address from emails order by kind");
    expect(mails.rows).toEqual([
      { kind: "brief-receipt", to_address: "mia@example.com.au" },
      { kind: "send-brief-notifications", to_address: "op@smartsites.example" },
    ]);
    const jobs = await own.pool.query(
      "select task_identifier as task from graphile_worker.jobs order by 1",
    );
    expect(jobs.rows.map(({ task }) => task)).toEqual(["make_preview", "send_email", "send_email"]);
  });

  test("all of it or nothing", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("menu.txt", "Cakes"));
    await own.pool.query("alter schema graphile_worker rename to away");
    await expect(submitBrief(own, submission([key]))).rejects.toThrow("Failed to submit brief");
    expect((await listBriefs(own)).total).toBe(0);
    expect(await findWaitingUploads(own, [key])).toHaveLength(1);
  });

  test("a file is claimed once, and a missing one is named while nothing is stored", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("menu.txt", "Cakes"));
    const other = await keyOf(own.keep("more.txt", "Bread"));
    await submitBrief(own, submission([key]));
    expect(await submitBrief(own, submission([other, key]))).toEqual({
      ...{ outcome: "files-gone", missingKeys: [key] },
    });
    expect((await listBriefs(own)).total).toBe(1);
    expect(await findWaitingUploads(own, [key, other])).toMatchObject([{ key: other }]);
  });

  test("the same submission again, and at once, adds nothing", async () => {
    await using own = await ownServices();
    const submissionId = "11111111-1111-4111-8111-111111111111";
    const sent = { ...submission(), submissionId };
    const outcomes = await Promise.all([1, 2, 3].map(() => submitBrief(own, sent)));
    expect(outcomes).toEqual(Array(3).fill({ outcome: "submitted" }));
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
    expect((await listBriefs(own, { search: "hats", status: "completed" })).total).toBe(2500);
    expect(await countBriefs(own)).toEqual({
      ...{ submitted: 2500, in_progress: 2500, preview_ready: 2500, completed: 2500 },
    });
  });

  test("that cannot be had says so", async () => {
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
      const changed = await updateBriefStatus(own, { id, status, actor: "op-1" });
      expect(changed).toMatchObject({ outcome: "updated", brief: { status } });
    }
    await updateBriefStatus(own, { id, status: "preview_ready", actor: "op-2" });
    const found = await findBrief(own, id);
    expect(found?.brief.updated_at.getTime()).toBeGreaterThan(before?.updated_at.getTime() ?? 0);
    expect(found?.history.map((event) => [event.actor, event.from_value, event.to_value])).toEqual([
      ["op-1", "submitted", "completed"],
      ["op-1", "completed", "submitted"],
      ["op-1", "submitted", "preview_ready"],
    ]);
  });

  test("changed by two at once: the second sees what changed and overwrites nothing", async () => {
    await using own = await ownServices();
    await submitBrief(own, submission());
    const id = (await listBriefs(own)).briefs[0]?.id ?? "";
    const change = (status: "in_progress" | "completed", actor: string) =>
      updateBriefStatus(own, { id, status, actor, seenStatus: "submitted" });
    const outcomes = await Promise.all([change("in_progress", "a"), change("completed", "b")]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["changed-meanwhile", "updated"]);
    expect((await findBrief(own, id))?.history).toHaveLength(1);
  });

  test("of no brief changes nothing, and one the database refuses says so", async () => {
    await using own = await ownServices();
    const id = "11111111-1111-7111-8111-111111111111";
    const change = { id, status: "completed", actor: "op-1" } as const;
    expect(await updateBriefStatus(own, change)).toEqual({ outcome: "missing" });
    await own.database.insert(siteBriefs).values({
      ...{ ...briefSchema.parse(brief()), id },
    });
    await own.pool.query("alter table audit_events rename to gone");
    await expect(updateBriefStatus(own, change)).rejects.toThrow("Failed to update brief status");
    expect((await listBriefs(own)).briefs[0]?.status).toBe("submitted");
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

  test("without a row are not kept when the database goes away, nor rows without files", async () => {
    await using own = await ownServices();
    await own.pool.query("alter table brief_files rename to gone");
    await expect(own.keep("menu.txt", "Cakes")).rejects.toThrow("Failed to upload menu.txt");
    expect(await own.stored()).toEqual([]);
    await own.pool.query("alter table gone rename to brief_files");
    const put = () => Promise.reject(new Error("the store is away"));
    const broken = { ...own, files: { ...own.files, put } };
    const received = { path: "LICENSE", name: "a.txt", bytes: 9, tooLong: false };
    await expect(keepUpload(broken, received)).rejects.toThrow("Failed to upload a.txt");
    expect((await own.pool.query("select from brief_files")).rowCount).toBe(0);
  });

  test("are served to the world once a brief has claimed them, and cannot be removed then", async () => {
    await using own = await ownServices();
    const key = await keyOf(own.keep("Menü.txt", "Cakes"));
    expect(await findServedFile(own, key)).toBeUndefined();
    await submitBrief(own, submission([key]));
    expect(await findServedFile(own, key)).toMatchObject({ name: "Menü.txt", bytes: 5 });
    expect(await removeUpload(own, key)).toBe(false);
    const taken = await keyOf(own.keep("wrong.txt", "Oops"));
    expect(await removeUpload(own, taken)).toBe(true);
    expect(await own.stored()).toEqual([key]);
    for (const name of ["", "..", "../site-brief-files", `${key}x`]) {
      expect(await findServedFile(own, name)).toBeUndefined();
    }
  });

  test("that are images get a small upright copy without metadata, once", async () => {
    await using own = await ownServices();
    const original = await photo({ withExif: true, width: 3000, height: 2000 });
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const keys = [
      await keyOf(own.keep("shop.jpg", original)),
      await keyOf(own.keep("phone.heic", heic())),
    ];
    await submitBrief(own, submission(keys));
    const { rows } = await own.pool.query("select id from brief_files order by position");
    for (const { id } of [...rows, ...rows]) await makePreview(own, id);
    const [shop, phone] =
      (await findBrief(own, (await listBriefs(own)).briefs[0]?.id ?? ""))?.files ?? [];
    expect(phone?.preview_key).toBeNull();
    expect(await own.stored()).toHaveLength(3);
    const served = await findServedFile(own, shop?.preview_key ?? "");
    const content = await (await served?.open())?.toArray();
    const copy = await sharp(Buffer.concat(content ?? [])).metadata();
    expect(copy).toMatchObject({ format: "webp", width: 1600, height: 1067 });
    expect(copy.exif).toBeUndefined();
    expect(served?.name).toBe("shop.webp");
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
    await own.pool.query("update brief_files set preview_key = $1 where key = $2", [old, claimed]);
    expect(await sweepUploads(own)).toBe(2);
    expect((await own.stored()).sort()).toEqual([claimed, waiting, old, "not-ours.txt"].sort());
    expect(await own.stored()).not.toContain(orphan);
    expect(await findWaitingUploads(own, [waiting, forgotten])).toMatchObject([{ key: waiting }]);
  });
});
