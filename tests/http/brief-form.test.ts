import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtempDisposable,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect } from "vitest";
import { briefSchema } from "../../src/core/briefs/schema.ts";
import { deleteOldSuspectedBriefs } from "../../src/core/briefs/suspected-briefs.ts";
import { type App, startApp } from "../support/app.ts";
import { brief, postBrief, postFile } from "../support/builders.ts";
import { type EmptyApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, signedIn } from "../support/operators.ts";
import { freshDatabase } from "../support/postgres.ts";
import { startS3 } from "../support/servers/s3.ts";
import { claiming, docx, heic, pdf, photo, svg, zip } from "../support/uploads.ts";

const asBrowser = { headers: { accept: "text/html" } };

/** The app, and what of a brief it has stored. */
function siteOf<Started extends EmptyApp>(started: Started) {
  const { db, dataDir } = started;
  const filesIn = (name: string) => readdir(join(dataDir, name)).catch(() => []);
  return {
    ...started,
    stored: () => filesIn("files/site-brief-files"),
    incoming: () => filesIn("incoming"),
    briefs: async () =>
      (await db.pool.query("select * from site_briefs order by created_at, id")).rows,
    fileRows: async () => (await db.pool.query("select * from brief_files order by id")).rows,
  };
}

/** One that no other test uses: to be ended, filled up or broken. */
async function ownSite(environment: Record<string, string> = {}) {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "brief-form-"));
  const settings = { DATABASE_URL: db.url, DATA_DIR: folder.path, ...environment };
  const app: App = await startApp(settings);
  return {
    ...siteOf({ app, db, dataDir: folder.path }),
    app,
    settings,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

function formWith(
  fields: Record<string, string>,
  files: [name: string, content: Buffer | string][],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) {
    form.append("files", new File([Buffer.from(content)], name));
  }
  return form;
}

async function keyOf(upload: Promise<Response>): Promise<string> {
  return (await (await upload).json()).file.key;
}

describe("with the form's script", () => {
  test("files go ahead, the brief names them, and both emails go out", async ({
    emptyApp,
    smtp,
  }) => {
    const site = siteOf(await emptyApp({ SMTP_URL: smtp.url, OPERATOR_EMAIL: "op@example.com" }));
    const upload = await postFile(site.app, await photo(), "shop.jpg");
    expect(upload.status).toBe(201);
    const { file } = await upload.json();
    expect(file).toMatchObject({ name: "shop.jpg", type: "image/jpeg" });
    expect(file.key).toMatch(/^[0-9a-f-]{36}\.jpg$/);

    const query = "&businessName=Coffs+Cakes&utm_source=ideas";
    const response = await postBrief(site.app, brief(), { fileKeys: [file.key], query });
    expect(response.status).toBe(200);
    const { outcome, brief: created } = await response.json();
    const { idea, source, submission_id, chosen_preview, readings, ...row } =
      (await site.briefs())[0] ?? {};
    expect([outcome, created]).toEqual(["sent", JSON.parse(JSON.stringify(row))]);
    expect(await site.briefs()).toMatchObject([
      {
        business_name: "Coffs Cakes",
        status: "submitted",
        has_domain: false,
        idea: { businessName: "Coffs Cakes" },
        source: { utm_source: "ideas", page: "/start" },
        file_urls: [expect.stringMatching(new RegExp(`^http://.*/files/${file.key}$`))],
      },
    ]);
    await eventually(() => smtp.mails.length === 2);
    const mailTo = (address: string) => smtp.mails.find(({ to }) => to === address)?.raw;
    expect(mailTo("op@example.com")).toContain(`/files/${file.key}`);
    expect(mailTo("op@example.com")).toContain("New brief: Coffs Cakes");
    const receipt = smtp.mails.find(({ to }) => to === "mia@example.com.au");
    expect(receipt?.subject).toBe("We’ve got your brief");
    await eventually(async () => (await site.fileRows())[0]?.thumbnail_key);
  });

  test("a lost answer may be asked for again; somebody else's file may not be claimed", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const fileKeys = [await keyOf(postFile(site.app, "Cakes"))];
    const fields = { ...brief(), submission_id: "11111111-1111-4111-8111-111111111111" };
    for (const _ of [1, 2]) {
      const response = await postBrief(site.app, fields, { fileKeys });
      expect(await response.json()).toEqual({ outcome: "sent", brief: expect.any(Object) });
    }
    expect(await site.briefs()).toHaveLength(1);
    const again = await postBrief(site.app, brief(), { fileKeys });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ outcome: "invalid", missingKeys: fileKeys });
    expect(await site.briefs()).toHaveLength(1);
  });

  test("a file can be taken back until the brief is sent", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const key = await keyOf(postFile(site.app, "Cakes"));
    const address = `${site.app.url}/files/${key}`;
    const takeBack = (origin: string) =>
      fetch(address, { method: "DELETE", headers: { origin } }).then(({ status }) => status);
    expect(await takeBack("https://evil.example")).toBe(403);
    expect(await takeBack(site.app.url)).toBe(204);
    expect(await takeBack(site.app.url)).toBe(404);
    expect(await site.stored()).toEqual([]);
    expect(await site.fileRows()).toEqual([]);
  });
});

describe("without JavaScript", () => {
  test("one form brings everything and leads to the thank-you page", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const big = Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024 - 2000)]);
    const form = formWith(brief(), [
      ["shop.jpg", big],
      ["menu.docx", docx()],
    ]);
    const response = await postBrief(site.app, form, asBrowser);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/thank-you?type=brief");
    expect(await site.fileRows()).toMatchObject([
      { original_name: "shop.jpg", position: 1, bytes: big.length },
      { original_name: "menu.docx", position: 2 },
    ]);
    expect((await site.briefs())[0]?.business_description).toContain("cakes,\nfor families");
    const file = await readFile(
      join(site.dataDir, "files/site-brief-files", (await site.fileRows())[0]?.key),
    );
    expect(file.equals(big)).toBe(true);
    expect(await site.incoming()).toEqual([]);
  });

  test("an unused file field is no file", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const response = await postBrief(site.app, formWith(brief(), [["", ""]]), asBrowser);
    expect(response.status).toBe(303);
    expect(await site.fileRows()).toEqual([]);
  });

  test("what is wrong is named, nothing typed is lost, and no file is kept", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const typed = brief({ email: "mia@nowhere", site_goals: '"><script>alert(1)</script>' });
    const form = formWith(typed, [["menu.txt", "Cakes from $50"]]);
    const response = await postBrief(site.app, form, asBrowser);
    expect(response.status).toBe(422);
    const html = await response.text();
    const page = parse(html);
    expect(html.includes("<script>alert(1)")).toBe(false);
    expect(page.querySelector("form")?.text).toContain("Please enter a valid email address");
    expect(page.querySelector("form")?.text).toContain("Please choose your files again");
    expect(page.querySelector("[name=business_name]")?.getAttribute("value")).toBe("Coffs Cakes");
    expect(page.querySelector("[name=site_goals]")?.text).toBe(typed.site_goals);
    expect(page.querySelector("[name=style][checked]")?.getAttribute("value")).toBe("warm");

    const withScript = formWith(brief(), [
      ["menu.txt", "Cakes from $50"],
      ["logo.png", "<img src=x onerror=alert(1)>"],
    ]);
    const refused = await postBrief(site.app, withScript, asBrowser);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Failed to upload logo.png");
    expect(await site.stored()).toEqual([]);
    expect(await site.incoming()).toEqual([]);
    expect(await site.fileRows()).toEqual([]);
    expect(await site.briefs()).toEqual([]);
  });

  test("an answer far too long comes back whole, with or without a script", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const typed = brief({ business_description: "Cakes and more. ".repeat(12_000) });
    const response = await postBrief(site.app, formWith(typed, []), asBrowser);
    const page = parse(await response.text());
    expect(response.status).toBe(422);
    expect(page.querySelector("form")?.text).toContain("at most 2000 characters");
    expect(page.querySelector("[name=business_description]")?.text).toBe(
      typed.business_description,
    );
    expect(page.querySelector("[name=site_goals]")?.text).toBe(typed.site_goals);
    const posted = await postBrief(site.app, typed);
    expect([posted.status, await posted.json()]).toMatchObject([
      422,
      { outcome: "invalid", errors: { business_description: expect.any(String) } },
    ]);
  });

  test("more than ten files are too many, and none is kept", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const many = Array.from({ length: 12 }, (_, n): [string, string] => [`${n}.txt`, "Cakes"]);
    const response = await postBrief(site.app, formWith(brief(), many), asBrowser);
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    expect(page.querySelector("form")?.text).toContain("You can add up to 10 files.");
    expect(await site.stored()).toEqual([]);
    expect(await site.briefs()).toEqual([]);
  });

  test("files of a brief that was sent before are not kept a second time", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const fields = { ...brief(), submission_id: "11111111-1111-4111-8111-111111111111" };
    for (const _ of [1, 2]) {
      const form = formWith(fields, [["menu.txt", "Cakes"]]);
      expect((await postBrief(site.app, form, asBrowser)).status).toBe(303);
    }
    expect(await site.briefs()).toHaveLength(1);
    expect(await site.stored()).toHaveLength(1);
  });
});

describe("a logo as SVG", () => {
  const logo = svg('<script>alert(1)</script><rect width="9" height="9" onclick="alert(1)"/>');

  test("is kept as the PNG that it draws, under that name, and the SVG nowhere", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const upload = await postFile(site.app, logo, "Our logo.SVG");
    const { file } = await upload.json();
    expect(file).toMatchObject({ name: "Our logo.png", type: "image/png" });
    expect(file.key).toMatch(/\.png$/);
    await postBrief(site.app, brief(), { fileKeys: [file.key] });
    const [kept] = await site.fileRows();
    expect(kept).toMatchObject({ original_name: "Our logo.png", type: "image/png" });
    const stored = join(site.dataDir, "files/site-brief-files", file.key);
    const content = await readFile(stored);
    expect(content.length).toBe(kept.bytes);
    expect(content.subarray(1, 4).toString()).toBe("PNG");
    expect(content.includes("alert")).toBe(false);
    expect(await site.incoming()).toEqual([]);
    await eventually(async () => (await fetch(`${site.app.url}/files/${file.key}`)).status === 200);
  });

  test("that can’t be drawn costs nobody their brief, and operators see why it is missing", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const form = formWith(brief(), [
      ["logo.svg", svg("")],
      ["menu.txt", "Cakes"],
    ]);
    const response = await postBrief(site.app, form, asBrowser);
    const next = "/thank-you?type=brief&files=dropped";
    expect([response.status, response.headers.get("location")]).toEqual([303, next]);
    const thanks = await (await fetch(site.app.url + next)).text();
    expect(thanks).toContain("We couldn’t draw an SVG that you sent");
    expect(await site.fileRows()).toMatchObject([{ original_name: "menu.txt", position: 1 }]);
    const reason =
      "Failed to upload logo.svg: we can’t draw this SVG. Please send it as PNG or PDF.";
    expect(await site.briefs()).toMatchObject([{ dropped_files: [reason] }]);
    const operator = await signedIn(site.app, await addOperator(site.db));
    const page = await operator.get(`/admin/briefs/${(await site.briefs())[0]?.id}`);
    expect(await page.text()).toContain(reason);
  });

  test("or any file that the form’s script could not upload is named with the brief", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const body = formWith(brief(), []);
    for (let n = 0; n < 12; n++) body.append("dropped_file", `Failed to\nupload ${n}\u202e`);
    body.append("dropped_file", new File(["a"], "a.txt"));
    expect((await postBrief(site.app, body)).status).toBe(200);
    const [{ dropped_files }] = await site.briefs();
    expect(dropped_files).toHaveLength(10);
    expect(dropped_files[9]).toBe("Failed to upload 9");
  });
});

describe("room for files", () => {
  test("is one visitor's for 200 MB, and the brief is taken without", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    await site.db.pool.query(
      `insert into brief_files (key, original_name, type, bytes, visitor)
       select n || '.txt', 'a', 'text/plain', 10485760, '127.0.0.1' from generate_series(1, 19) n`,
    );
    expect((await postFile(site.app, "Cakes")).status).toBe(201);
    const large = "a".repeat(10_450_000);
    const upload = await postFile(site.app, large);
    expect(upload.status).toBe(422);
    expect(await upload.json()).toEqual({ outcome: "refused", refusal: "manyWaiting" });

    const response = await postBrief(site.app, formWith(brief(), [["a.txt", large]]), asBrowser);
    expect(response.status).toBe(422);
    const page = parse(await response.text());
    expect(page.querySelector("form")?.text).toContain(
      "Your files were not kept: too many of your files",
    );
    // This field comes after the files.
    expect(page.querySelector("[name=email]")?.getAttribute("value")).toBe("mia@example.com.au");
    expect(await site.briefs()).toEqual([]);
    expect((await postBrief(site.app, formWith(brief(), [["", ""]]), asBrowser)).status).toBe(303);
    expect(await site.stored()).toHaveLength(1);
    expect(await site.incoming()).toEqual([]);
  });

  test("is taken as bytes arrive, whatever is declared, and given back by who hangs up", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const reserved = async () =>
      (await site.db.pool.query("select visitor, bytes from upload_reservations")).rows;
    const socket = await beginUpload(site.app.url);
    await eventually(async () => (await reserved()).length === 1);
    expect(await reserved()).toEqual([{ visitor: "127.0.0.1", bytes: "262144" }]);
    socket.destroy();
    await eventually(async () => (await reserved()).length === 0);
    await postFile(site.app, "Cakes");
    await postBrief(site.app, formWith(brief(), [["a.txt", "Cakes"]]), asBrowser);
    await postBrief(site.app, formWith({}, [["a.txt", "Cakes"]]), asBrowser);
    expect(await reserved()).toEqual([]);
  });
});

describe("what nobody has to answer", () => {
  test("is kept as typed, the address of a website with its scheme, and the plan from the query", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const typed = brief({ services: "Haircut, $40\r\nBeard 🧔, from $25", service_area: " دبي " });
    await postBrief(site.app, typed, { query: "&plan=once-off" });
    expect(await site.briefs()).toMatchObject([
      {
        service_area: "دبي",
        services: "Haircut, $40\nBeard 🧔, from $25",
        opening_hours: "Tue to Sat, 8 am to 4 pm",
        current_website: "https://coffscakes.example.com",
        preferred_plan: "once-off",
      },
    ]);
  });

  test("is none where nothing was typed, nor is a plan that we don’t have", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const { service_area, services, opening_hours, current_website, ...asked } = brief();
    const response = await postBrief(site.app, asked, { query: "&plan=free" });
    expect(response.status).toBe(200);
    expect(await site.briefs()).toMatchObject([
      {
        service_area: null,
        services: null,
        opening_hours: null,
        current_website: null,
        preferred_plan: null,
      },
    ]);
  });

  test.each([
    ["EXAMPLE.com.au", "https://EXAMPLE.com.au"],
    ["http://www.example.com/menu?a=1#b", "http://www.example.com/menu?a=1#b"],
    ["//example.com", "https://example.com"],
    ["facebook.com/coffs.cakes", "https://facebook.com/coffs.cakes"],
    ["example.com:8080", "https://example.com:8080"],
    [" bäckerei.example ", "https://bäckerei.example"],
  ])("takes %s as a website", async (typed, kept) => {
    const parsed = briefSchema.safeParse(brief({ current_website: typed }));
    expect(parsed.data?.current_website).toBe(kept);
  });
});

describe("a filled trap field", () => {
  test("keeps a brief apart with its files: no list, count, email or public link has it", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const key = await keyOf(postFile(site.app, "Cakes"));
    const fields = { ...brief(), leave_blank: "x", submission_id: randomUUID() };
    for (const _ of [1, 2]) {
      const trapped = await postBrief(site.app, fields, { fileKeys: [key] });
      expect(await trapped.json()).toEqual({ outcome: "sent", keptApart: true });
    }
    expect(await site.briefs()).toMatchObject([{ suspected: true, business_name: "Coffs Cakes" }]);
    const { rows } = await site.db.pool.query("select from emails");
    expect(rows).toHaveLength(0);
    expect((await fetch(`${site.app.url}/files/${key}`)).status).toBe(404);
    const id = (await site.briefs())[0]?.id;
    const notify = await fetch(`${site.app.url}/functions/v1/send-brief-notifications`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ briefData: { id } }),
    });
    expect(await notify.json()).toMatchObject({ error: "There is no such brief" });

    const operator = await signedIn(site.app, await addOperator(site.db));
    const list = await (await operator.get("/admin/briefs")).text();
    expect(list).toContain("No briefs submitted yet.");
    expect(list).toContain("1 suspected brief isn’t in this list.");
    expect((await operator.get(`/admin/briefs/${id}`)).status).toBe(404);
    expect(await (await operator.get("/admin/briefs?q=coffs")).text()).toContain("No briefs match");
    expect(await (await operator.get(`/admin/files/${key}`)).text()).toBe("Cakes");
    const api = await (await operator.get("/api/briefs")).json();
    expect(api).toMatchObject({ briefs: [], total: 0, counts: { submitted: 0, suspected: 1 } });
  });

  test("tells the sender without JavaScript what happens to it, and nothing untrue", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const form = formWith({ ...brief(), leave_blank: "x" }, [["menu.txt", "Cakes"]]);
    const response = await postBrief(site.app, form, asBrowser);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/thank-you?type=brief-kept-apart",
    ]);
    const page = await (await fetch(`${site.app.url}/thank-you?type=brief-kept-apart`)).text();
    expect(page).toContain("one of us will check it");
    expect(page).not.toContain("48 hours");
    expect(await site.stored()).toHaveLength(1);
  });

  test("costs nobody their brief: it is let in with its files, as if it came now", async ({
    emptyApp,
    smtp,
  }) => {
    const site = siteOf(await emptyApp({ SMTP_URL: smtp.url, OPERATOR_EMAIL: "op@example.com" }));
    const key = await keyOf(postFile(site.app, await photo(), "shop.jpg"));
    await postBrief(site.app, { ...brief(), leave_blank: "x" }, { fileKeys: [key] });
    const old = "update site_briefs set created_at = now() - interval '20 days' returning id";
    const { id } = (await site.db.pool.query(old)).rows[0];

    const drafts = `select site_files.original_name as photo, sites.status from sites
      left join site_files on site_files.site_id = sites.id where brief_id = $1`;
    expect((await site.db.pool.query(drafts, [id])).rows).toEqual([]);
    const operator = await signedIn(site.app, await addOperator(site.db));
    const screen = await (await operator.get("/admin/briefs/suspected")).text();
    expect(screen).toContain("Birthday cake, from $80");
    expect(screen).toContain("shop.jpg");
    const letIn = { intent: "let-in", id };
    const done = await operator.post("/admin/briefs/suspected", letIn);
    expect([done.status, done.headers.get("location")]).toEqual([303, `/admin/briefs/${id}`]);
    expect((await operator.post("/admin/briefs/suspected", letIn)).status).toBe(409);
    expect((await operator.post("/admin/briefs/suspected", { id })).status).toBe(422);
    const page = await (await operator.get(`/admin/briefs/${id}`)).text();
    expect(page).toContain("47 h left");
    expect(parse(page).text).toContain("Olive Owner let it in");
    await eventually(() => smtp.mails.length === 2);
    await eventually(async () => (await fetch(`${site.app.url}/files/${key}`)).status === 200);
    await eventually(async () => {
      const { rows } = await site.db.pool.query(drafts, [id]);
      return rows.length === 1 && rows[0].photo === "shop.jpg" && rows[0].status === "draft";
    });
  });

  test("leaves an operator to dismiss it, and 30 days to see it", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    for (const name of ["Dismissed", "Of 29 days", "Of 31 days"]) {
      const form = formWith({ ...brief({ business_name: name }), leave_blank: "x" }, [
        ["menu.txt", name],
      ]);
      await postBrief(site.app, form);
      await site.db.pool.query(
        "update site_briefs set created_at = now() - $2::interval where business_name = $1",
        [name, name === "Dismissed" ? "1 day" : name.slice(3)],
      );
    }
    const operator = await signedIn(site.app, await addOperator(site.db));
    const [{ id }] = (await site.briefs()).filter((one) => one.business_name === "Dismissed");
    const done = await operator.post("/admin/briefs/suspected", { intent: "dismiss", id });
    expect(done.headers.get("location")).toBe("/admin/briefs/suspected?dismissed");
    await deleteOldSuspectedBriefs(site.db);
    expect((await site.briefs()).map(({ business_name }) => business_name)).toEqual(["Of 29 days"]);
    expect(await site.fileRows()).toHaveLength(1);
  });
});

describe("bad input", () => {
  test("that is empty is asked for, and not counted in characters", async ({ emptyApp }) => {
    const { app } = await emptyApp();
    const empty = { business_name: " ", business_description: "", site_goals: "\n", email: "" };
    expect(await (await postBrief(app, { ...brief(), ...empty })).json()).toEqual({
      outcome: "invalid",
      errors: {
        business_name: "Please tell us your business’s name",
        business_description: "Please tell us what your business does",
        site_goals: "Please tell us your goal",
        email: "Please tell us your email address",
      },
    });
  });

  test("is refused with the field named, and nothing is written", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const wrong: [field: string, value: string, message: string][] = [
      ["business_name", "C", "Business name must be at least 2 characters"],
      ["business_name", "x".repeat(101), "Business name must be at most 100 characters"],
      ["business_name", "a\u0000b", "Business name can’t contain hidden characters"],
      ["business_name", "a\nb", "Business name can’t contain hidden characters"],
      ["business_name", "\u200b\u3164", "Business name must have at least one letter or number"],
      ["business_description", "Cakes", "The description must be at least 10 characters"],
      ["business_description", "x".repeat(2001), "The description must be at most 2000 characters"],
      ["site_goals", "\u202emore sales", "Your goals can’t contain hidden characters"],
      ["style", "gaudy", "Please choose a style, or let us suggest one"],
      ["has_domain", "", "Please tell us whether you have a domain name"],
      ["domain_preferences", "x".repeat(301), "Domain names must be at most 300 characters"],
      ["services", "x".repeat(2001), "Services must be at most 2000 characters"],
      ["opening_hours", "a\u0000b", "Opening hours can’t contain hidden characters"],
      ["service_area", "a\nb", "The area can’t contain hidden characters"],
      ...[
        ...["javascript:alert(1)", "javascript://example.com/%0aalert(1)", "data:text/html,hi"],
        ...["file:///etc/passwd", "ftp://example.com", "mia@example.com"],
        ...["https://mia:secret@example.com", "http://127.0.0.1", "localhost:3000", "none yet"],
      ].map((value): (typeof wrong)[number] => [
        ...(["current_website", value] as const),
        "Please enter a web address such as example.com.au, or leave it empty",
      ]),
      ["email", "mia@example", "Please enter a valid email address"],
      ["phone", "call me", "Please enter a valid phone number, or leave it empty"],
    ];
    for (const [field, value, message] of wrong) {
      const response = await postBrief(site.app, { ...brief(), [field]: value });
      expect([field, value, response.status]).toEqual([field, value, 422]);
      expect(await response.json()).toEqual({ outcome: "invalid", errors: { [field]: message } });
    }
    const more = { ...brief(), status: "completed", id: "11111111-1111-4111-8111-111111111111" };
    expect((await postBrief(site.app, more)).status).toBe(200);
    expect(await site.briefs()).toMatchObject([{ status: "submitted" }]);
    expect((await site.briefs())[0]?.id).not.toBe(more.id);
  });

  test("another site and a flood write nothing, and what was typed in one is read, but no file", async () => {
    await using site = await ownSite();
    const elsewhere = { headers: { origin: "https://evil.example" } };
    expect((await postBrief(site.app, brief(), elsewhere)).status).toBe(403);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await postBrief(site.app, {})).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);

    const form = formWith(brief(), [["a.txt", "a".repeat(300_000)]]);
    const response = await postBrief(site.app, form, asBrowser);
    expect(response.status).toBe(429);
    const email = parse(await response.text()).querySelector("[name=email]");
    expect(email?.getAttribute("value")).toBe("mia@example.com.au");
    const long = formWith(brief(), [["a.txt", "a".repeat(9_000_000)]]);
    const cut = await postBrief(site.app, long, asBrowser);
    expect(cut.status).toBe(429);
    const name = parse(await cut.text()).querySelector("[name=business_name]");
    expect(name?.getAttribute("value")).toBe("Coffs Cakes");
    expect(await site.stored()).toEqual([]);
    expect(await site.briefs()).toEqual([]);
  });

  test("files that are not what they say, empty or too long are refused by name", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const refused: [name: string, content: Buffer | string, refusal: string][] = [
      ["logo.png", "<!doctype html><script>alert(1)</script>", "unsafe"],
      ["logo.svg", svg("<script>1</script>"), "undrawable"],
      ["logo.svg", svg("<g/>".repeat(60_000)), "svgTooLong"],
      ["photo.jpg", (await photo()).subarray(0, 20), "unsafe"],
      ["huge.avif", claiming(await photo({ format: "avif" }), "avif", 8944, 8944), "tooManyPixels"],
      ["menu.pdf", Buffer.concat([Buffer.from("\n"), pdf()]), "unsafe"],
      ["menu.docx", zip([{ name: "setup.exe", content: "MZ" }]), "unsafe"],
      ["../../run.sh", "#!/bin/sh\nid", "unsafe"],
      ["empty.txt", "", "empty"],
      ["long.txt", Buffer.alloc(10 * 1024 * 1024 + 1, "a"), "tooLong"],
    ];
    for (const [name, content, refusal] of refused) {
      const response = await postFile(site.app, content, name);
      expect([name, response.status]).toEqual([name, 422]);
      expect(await response.json()).toEqual({ outcome: "refused", refusal });
    }
    expect(await site.stored()).toEqual([]);
    expect(await site.incoming()).toEqual([]);
    expect(await site.fileRows()).toEqual([]);
  });
});

describe("a stored file", () => {
  test("opens by its link with nothing in it able to run", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const fileKeys = [
      await keyOf(postFile(site.app, await photo(), "sh'op\u00e9.jpg")),
      await keyOf(postFile(site.app, pdf(), "menu.pdf")),
      await keyOf(postFile(site.app, "Cakes <b>from</b> $50", "../menu.txt")),
    ];
    const open = (key = "", headers = {}) =>
      fetch(`${site.app.url}/files/${key}`, { headers, redirect: "manual" });
    expect((await open(fileKeys[0])).status).toBe(404);
    await postBrief(site.app, brief(), { fileKeys });
    await eventually(async () => (await site.fileRows())[0]?.thumbnail_key);
    const link = await open(fileKeys[0]);
    expect([fileKeys[0], link.status]).toEqual([expect.stringMatching(/\.jpg$/), 302]);
    expect(link.headers.get("cache-control")).toBe("no-store");
    const copyKey = link.headers.get("location")?.replace(/^\/files\//, "");
    expect(copyKey).toMatch(/\.webp$/);
    const picture = await open(copyKey);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(picture.headers.get("content-disposition")).toBe(
      "inline; filename=\"sh'op?.webp\"; filename*=UTF-8''sh%27op%C3%A9.webp",
    );
    const document = await open(fileKeys[1]);
    expect(document.headers.get("content-disposition")).toMatch(/^attachment; /);
    const text = await open(fileKeys[2]);
    expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text.headers.get("content-disposition")).toMatch(/^attachment; filename="?menu.txt/);
    for (const { headers } of [picture, document, text]) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'; sandbox");
      expect(headers.get("cache-control")).toBe("private, max-age=86400, immutable");
    }
    const etag = picture.headers.get("etag") ?? "";
    expect((await open(copyKey, { "if-none-match": etag })).status).toBe(304);
    for (const name of ["nothing", "..%2f..%2fpostgres", `${fileKeys[0]}.html`]) {
      expect((await open(name)).status).toBe(404);
    }
    expect((await fetch(`${site.app.url}/files`)).status).toBe(404);
  });

  test("is for its owner's eyes, in a folder that nobody else may enter", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const folder = join(site.dataDir, "files/site-brief-files");
    await mkdir(folder, { recursive: true, mode: 0o755 }); // as earlier versions made it
    const key = await keyOf(postFile(site.app, "Cakes"));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, key))).mode & 0o777).toBe(0o600);
  });

  test("that is not as long as its row says is gone, at once", async ({ emptyApp }) => {
    const site = siteOf(await emptyApp());
    const pathOf = (key: string) => join(site.dataDir, "files/site-brief-files", key);
    await expectGone(site, {
      change: (key, content) => writeFile(pathOf(key), content),
      lose: (key) => rm(pathOf(key)),
    });
  });

  test("that is a picture shows strangers nothing of where it was taken, and operators all of it", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const original = await photo({ withExif: true });
    const phones = heic();
    const fileKeys = [
      await keyOf(postFile(site.app, original, "shop.jpg")),
      await keyOf(postFile(site.app, phones, "phone.heic")),
    ];
    await postBrief(site.app, brief(), { fileKeys });
    const strangers = async (path: string) => {
      const response = await fetch(site.app.url + path, { redirect: "manual" });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    await eventually(async () => (await site.fileRows())[0]?.thumbnail_key);
    const { response: link } = await strangers(`/files/${fileKeys[0]}`);
    const { body } = await strangers(`${link.headers.get("location")}`);
    expect([body.length > 0, body.includes("Exif"), body.includes("Mia")]).toEqual([
      true,
      false,
      false,
    ]);

    const browser = await signedIn(site.app, await addOperator(site.db));
    for (const [key, content, how] of [
      [fileKeys[0], original, "inline"],
      [fileKeys[1], phones, "attachment"], // nobody here could look at it first
    ] as const) {
      const path = `/admin/files/${key}`;
      const { response } = await strangers(path);
      expect(response.headers.get("location")).toBe(
        `/admin/sign-in?next=${encodeURIComponent(path)}`,
      );
      const kept = await browser.get(path);
      expect(Buffer.from(await kept.arrayBuffer()).equals(content)).toBe(true);
      expect(kept.headers.get("content-disposition")).toMatch(new RegExp(`^${how}; `));
      expect(kept.headers.get("content-security-policy")).toContain("default-src 'none'; sandbox");
    }
    const { response, body: nothing } = await strangers(`/files/${fileKeys[1]}`);
    expect([response.status, response.headers.get("location"), nothing.length]).toEqual([
      302,
      `/admin/files/${fileKeys[1]}`,
      0,
    ]);
  });

  test("lies in S3 where that is set, and is gone there too when it is not as long as its row says", async () => {
    await using s3 = await startS3();
    await using site = await ownSite({
      S3_ENDPOINT: s3.url,
      S3_BUCKET: "uploads",
      S3_ACCESS_KEY_ID: "key-id",
      S3_SECRET_ACCESS_KEY: "secret",
    });
    const content = await photo({ width: 2000, height: 2000, format: "png" });
    const key = await keyOf(postFile(site.app, content, "shop.png"));
    await postBrief(site.app, brief(), { fileKeys: [key] });
    const placeOf = (key: string) => `site-brief-files/${key}`;
    expect(s3.objects.get(placeOf(key))?.equals(content)).toBe(true);
    await eventually(async () => (await site.fileRows())[0]?.thumbnail_key);
    const copy = s3.objects.get(placeOf((await site.fileRows())[0]?.thumbnail_key));
    const served = await fetch(`${site.app.url}/files/${key}`);
    expect(copy?.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);

    await expectGone(site, {
      change: async (key, content) => void s3.objects.set(placeOf(key), Buffer.from(content)),
      lose: async (key) => void s3.objects.delete(placeOf(key)),
    });
  });
});

describe("when something breaks", () => {
  test("an upload that is cut off leaves nothing, and the log names no one", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    const socket = await beginUpload(site.app.url);
    await eventually(async () => (await site.incoming()).length === 1);
    socket.destroy();
    await eventually(async () => (await site.incoming()).length === 0);
    expect(await site.stored()).toEqual([]);
    expect(await site.fileRows()).toEqual([]);
    expect(await site.app.printed()).not.toContain("secret.txt");
  });

  test("what a crash leaves is swept, by the clock or by hand", async () => {
    await using site = await ownSite();
    const waiting = await keyOf(postFile(site.app, "Cakes"));
    const socket = await beginUpload(site.app.url);
    await eventually(async () => (await site.incoming()).length === 1);
    await site.app.kill();
    socket.destroy();
    const [left = ""] = await site.incoming();
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(site.dataDir, "incoming", left), before, before);
    const { rows } = await site.db.pool.query("select uuidv7(interval '-2 days') || '.txt' as key");
    const orphan = join(site.dataDir, "files/site-brief-files", rows[0].key);
    await writeFile(orphan, "stored, and then the process died before its row was written");
    const partial = orphan.replace(/txt$/, "part");
    await writeFile(partial, "cut off while it was stored");

    await using _again = await startApp(site.settings);
    await site.db.pool.query("select graphile_worker.add_job('sweep_uploads')");
    await eventually(() => !existsSync(orphan) && !existsSync(partial));
    await eventually(async () => (await site.incoming()).length === 0);
    expect(await site.stored()).toEqual([waiting]);
  });

  test("a store that cannot be written says so, keeps what was typed and stores no row", async ({
    emptyApp,
  }) => {
    const site = siteOf(await emptyApp());
    await writeFile(join(site.dataDir, "files"), "in the way of the folder");
    const upload = await postFile(site.app, "Cakes");
    expect(upload.status).toBe(503);
    expect(await upload.json()).toEqual({ outcome: "failed" });
    const form = formWith(brief(), [["menu.txt", "Cakes"]]);
    const response = await postBrief(site.app, form, asBrowser);
    expect(response.status).toBe(503);
    const page = parse(await response.text());
    expect(page.querySelector("form")?.text).toContain("Failed to submit brief");
    expect(page.querySelector("[name=business_name]")?.getAttribute("value")).toBe("Coffs Cakes");
    expect(await site.fileRows()).toEqual([]);
    expect(await site.incoming()).toEqual([]);
  });

  test("a database that takes no row says so and stores no file", async () => {
    await using site = await ownSite();
    await site.db.pool.query("alter table brief_files add constraint full_disk check (false)");
    expect((await postFile(site.app, "Cakes")).status).toBe(503);
    expect((await postBrief(site.app, formWith(brief(), [["a.txt", "Cakes"]]))).status).toBe(503);
    expect(await site.stored()).toEqual([]);
    expect(await site.incoming()).toEqual([]);
  });

  test("ten large files at once stay out of memory", async () => {
    await using site = await ownSite();
    await postFile(site.app, await photo());
    const files = Array.from({ length: 10 }, (_, n): [string, Buffer] => [
      ...([`${n}.txt`, Buffer.alloc(10 * 1024 * 1024, "long text ")] as const),
    ]);
    const before = await residentMegabytes(site.app.process.pid);
    const response = await postBrief(site.app, formWith(brief(), files), asBrowser);
    expect(response.status).toBe(303);
    expect((await residentMegabytes(site.app.process.pid)) - before).toBeLessThan(120); // held, they would be 200
  });
});

/** Fails unless files that the store has in part, too long or not at all are answered as gone. */
async function expectGone(
  { app }: Pick<EmptyApp, "app">,
  store: {
    change(key: string, content: string): Promise<void>;
    lose(key: string): Promise<void>;
  },
): Promise<void> {
  const contents = { "cut.txt": "Ca", "empty.txt": "", "longer.txt": "Cakes and bread" };
  const fileKeys: string[] = [];
  for (const name of [...Object.keys(contents), "lost.txt", "whole.txt"]) {
    fileKeys.push(await keyOf(postFile(app, "Cakes", name)));
  }
  await postBrief(app, brief(), { fileKeys });
  for (const [index, content] of Object.values(contents).entries()) {
    await store.change(fileKeys[index] ?? "", content);
  }
  await store.lose(fileKeys[3] ?? "");
  for (const method of ["GET", "HEAD"]) {
    const statuses: number[] = [];
    for (const key of fileKeys) {
      const answer = await fetch(`${app.url}/files/${key}`, { method });
      await answer.text(); // where less comes than was promised, this waits
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([410, 410, 410, 410, 200]);
  }
}

/** Sends the beginning of an upload and keeps the connection open. */
async function beginUpload(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST /files HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${url}\r\n` +
      "content-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n" +
      '--x\r\ncontent-disposition: form-data; name="files"; filename="secret.txt"\r\n\r\n' +
      "a".repeat(200_000),
  );
  return socket;
}

/** The most memory a process has had so far. */
async function residentMegabytes(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
