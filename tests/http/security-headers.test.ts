import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { TOTP, URI } from "otpauth";
import { expect, test } from "vitest";
import { isOperatorsArea } from "../../src/office/shell/guard.ts";
import { createSealer } from "../../src/platform/secrets/sealer.ts";
import { brief, person, postBrief, postFile, postJoin } from "../support/builders.ts";
import { pagePolicy, policiesOf, scriptHashes, styleHashes } from "../support/content-policy.ts";
import { eventually } from "../support/eventually.ts";
import { appWithOwner, Browser, codeBefore, password, signedIn } from "../support/operators.ts";
import { pageRoutes } from "../support/page-routes.ts";
import { ownPageOf } from "../support/people.ts";
import { scale } from "../support/scale.ts";
import { builtFolder } from "../support/sites/open-site.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";
import { sketchOf } from "../support/sites/sketches.ts";
import { photo } from "../support/uploads.ts";

const sites = [
  { by: "https", publicUrl: "https://localhost" },
  { by: "http", publicUrl: "http://localhost:3000" },
] as const;

test.each(sites.slice(0, scale(1, 2)))(
  "every route, page, file and asset answers with the security headers of its kind, by $by",
  async ({ by, publicUrl }) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "headers-"));
    await using site = await appWithOwner({ PUBLIC_URL: publicUrl, DATA_DIR: folder.path });
    const operator = await signedIn(site.app, site.owner);
    const { built, rendered } = await everyAddress(site);
    const findings: string[] = [];
    const look = async (what: string, path: string, answering: Promise<Response>) => {
      const response = await answering;
      const wrong = await wrongWith(path, response, { isHttps: by === "https" });
      findings.push(...wrong.map((finding) => `${what} ${path} (${response.status}): ${finding}`));
      return response;
    };
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(site.app.url + path, { redirect: "manual", ...init });

    for (const path of [...built, ...rendered, ...badAddresses]) {
      const { headers } = await look("GET", path, ask(path));
      const etag = headers.get("etag");
      if (etag) await look("again", path, ask(path, { headers: { "if-none-match": etag } }));
      const methods = ["HEAD", "POST", "PUT", "DELETE", "OPTIONS"];
      for (const method of built.includes(path) ? methods.slice(1, 2) : methods) {
        const from = { origin: site.app.url, "content-type": "application/x-www-form-urlencoded" };
        await look(method, path, ask(path, { method, headers: from }));
      }
    }
    const opened: string[] = [];
    for (const path of rendered.filter(isOperatorsArea)) {
      const { status } = await look("operator's GET", path, operator.get(path));
      if (status === 200) opened.push(path.replaceAll(/[0-9a-f-]{36}/g, "[id]"));
    }
    expect(findings).toEqual([]);
    expect(opened).toEqual(expect.arrayContaining(whatOperatorsOpen));
  },
);

test("by https, every cookie is one that no other host can set and no script can read", async () => {
  await using site = await appWithOwner({ PUBLIC_URL: "https://localhost" });
  const cookies: string[] = [];
  const post = async (browser: Browser, path: string, fields: Record<string, string>) => {
    const response = await browser.post(path, fields);
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  const browser = new Browser(site.app);
  const credentials = { email: site.owner.email, password };
  await post(browser, "/admin/sign-in", credentials);
  const started = await post(browser, "/admin/account", { intent: "start-factor", password });
  const page = (await started.text()).replaceAll("&amp;", "&");
  const app = URI.parse(/name="uri" value="([^"]+)"/.exec(page)?.[1] ?? "");
  if (!(app instanceof TOTP)) throw new Error("no TOTP address on the page");
  const code = await codeBefore(app);
  await post(browser, "/admin/account", { intent: "confirm-factor", code });
  await post(browser, "/admin/sign-out", {});
  await post(browser, "/admin/sign-in", credentials);
  await post(browser, "/admin/sign-in", { step: "code", code: app.generate() });
  expect((await browser.get("/admin")).status).toBe(200);

  const names = new Set(cookies.map((cookie) => cookie.split("=")[0]));
  expect([...names]).toEqual(
    expect.arrayContaining(["__Host-operator.session_token", "__Host-operator.two_factor"]),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-operator\.\w+=/);
    for (const part of [/; Path=\/(;|$)/i, /; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i]) {
      expect(cookie).toMatch(part);
    }
    expect(cookie).not.toMatch(/; Domain/i);
  }
});

/** Addresses with what goes wrong in them. */
const badAddresses = ["/no-such-page", "/%", "/%c0%ae", "//evil.example", "/about/", "/admin/"];

const whatOperatorsOpen = [
  "/admin",
  "/admin/account",
  "/admin/briefs",
  "/admin/briefs/[id]",
  "/admin/briefs/suspected",
  "/admin/emails",
  "/admin/emails/[id]",
  "/admin/emails/[id]/as-sent",
  "/admin/enquiries",
  "/admin/files/[id].jpg",
  "/admin/people",
  "/admin/privacy",
  "/admin/sites/[id]/enquiries",
  "/admin/sites/[id]/questions",
  "/admin/sites/[id]/live",
  "/admin/sites/[id]/tweaks",
  "/admin/qa",
  "/admin/sites/[id]/review",
  "/admin/sites/[id]/review/files/[id].txt",
  "/admin/funnel",
  "/admin/funnel.csv",
  "/admin/sites",
  "/admin/sites/[id]",
  "/admin/sites/[id]/files/verandah/fraunces.woff2",
  "/admin/sites/[id]/page",
  "/admin/sites/[id]/versions",
  "/admin/waitlist",
  "/admin/waitlist.csv",
  "/api/briefs",
  "/api/sites/[id]/weight",
  "/api/waitlist",
  "/api/waitlist/position",
];

/** Every address of the site: what the build left, and what is rendered on request. */
async function everyAddress(site: Awaited<ReturnType<typeof appWithOwner>>) {
  const files = await readdir(builtFolder, { recursive: true, withFileTypes: true });
  const built = files
    .filter((file) => file.isFile() && !file.name.endsWith(".br"))
    .map((file) => join(file.parentPath, file.name).slice(builtFolder.length))
    .map((file) => file.replace(/\/index\.html$/, "/").replace(/\.html$/, ""));
  const examples = await examplesOf(site);
  const rendered: string[] = [];
  for (const route of await pageRoutes()) {
    if (!route.includes("[")) rendered.push(...(examples[route] ?? [route]));
    else if (examples[route]) rendered.push(...examples[route]);
    else
      expect(
        built.some((path) => patternOf(route).test(path)),
        route,
      ).toBe(true);
  }
  return { built, rendered };
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(".", "\\.").replace(/\[\w+\]/g, "[^/]+")}$`);
}

/** Addresses that lead to something, for the routes that need one. */
async function examplesOf({
  app,
  db,
  owner,
}: Awaited<ReturnType<typeof appWithOwner>>): Promise<Record<string, string[]>> {
  const upload = await postFile(app, await photo(), "shop.jpg");
  const { key } = (await upload.json()).file;
  await postBrief(app, brief(), { fileKeys: [key] });
  await postJoin(app, person());
  const idOf = (query: string) =>
    eventually(async () => (await db.pool.query<{ id: string }>(query)).rows[0]?.id);
  const briefId = await idOf("select id from site_briefs");
  const entryId = await idOf("select id from waitlist");
  const mailId = await idOf("select id from emails where html is not null");
  const ideaSealer = createSealer("x".repeat(40), "links to ideas"); // the secret of appWithOwner
  await idOf("select id from brief_files where thumbnail_key is not null");
  const siteId = await siteToSend(db);
  const review = await sendForReview(await signedIn(app, owner), siteId);
  const release = await idOf("select id from site_releases");
  const comment = new FormData();
  for (const [name, value] of Object.entries({ release, text: "Like this", name: "Mia" })) {
    comment.append(name, value);
  }
  comment.append("files", new File(["words"], "words.txt"));
  await new Browser(app).post(review, comment);
  const attached = (await db.pool.query("select key from review_files")).rows[0].key;
  const { path: sketch } = await sketchOf(app);
  return {
    "/admin/sites/[id]/review/files/[key]": [
      `/admin/sites/${siteId}/review/files/${attached}`,
      `/admin/sites/${siteId}/review/files/nothing`,
    ],
    "/review/[token]/files/[key]": [`${review}/files/${attached}`, `${review}/files/nothing`],
    "/admin/sites/[id]/review": [`/admin/sites/${siteId}/review`],
    "/me/[token]": [await ownPageOf(db, person().email), "/me/nothing"],
    "/me/[token]/enquiries/[site]": [`/me/nothing/enquiries/${siteId}`],
    "/me/[token]/cancel/[site]": [`/me/nothing/cancel/${siteId}`],
    "/me/[token]/tweaks/[site]": [`/me/nothing/tweaks/${siteId}`],
    "/review/[token]": [review, "/review/nothing"],
    "/review/[token]/page/[release]/[...path]": [
      `${review}/page/${release}`,
      `${review}/page/${release}/index.html`,
      `${review}/page/${release}/nothing`,
    ],
    "/designs/[...name]": ["/designs/verandah/fraunces.woff2", "/designs/nothing"],
    "/tools/website-preview/[...path]": [sketch.replace("sketch", "preview")],
    "/tools/website-sketch/[token]": [sketch, "/tools/website-sketch/nothing"],
    "/tools/website-sketch/[token]/page": [
      `${sketch}/page`,
      `${sketch}/page?design=ledger`,
      "/tools/website-sketch/nothing/page",
    ],
    "/tools/website-sketch/[token]/share.jpg": [
      `${sketch}/share.jpg`,
      "/tools/website-sketch/nothing/share.jpg",
    ],
    "/admin/[...nothing]": ["/admin/nothing"],
    "/admin/briefs/[id]": [`/admin/briefs/${briefId}`],
    "/admin/emails/[id]": [`/admin/emails/${mailId}`],
    "/admin/emails/[id]/as-sent": [`/admin/emails/${mailId}/as-sent`],
    "/admin/files/[key]": [`/admin/files/${key}`, "/admin/files/nothing"],
    "/admin/sites/[id]/enquiries": [`/admin/sites/${siteId}/enquiries`],
    "/admin/sites/[id]/tweaks": [`/admin/sites/${siteId}/tweaks`],
    "/admin/sites/[id]/tweaks/files/[key]": [`/admin/sites/${siteId}/tweaks/files/nothing`],
    "/admin/sites/[id]/questions": [`/admin/sites/${siteId}/questions`],
    "/admin/sites/[id]/live": [`/admin/sites/${siteId}/live`, "/admin/sites/nothing/live"],
    "/admin/sites/[id]": [`/admin/sites/${siteId}`, "/admin/sites/nothing"],
    "/admin/sites/[id]/files": [`/admin/sites/${siteId}/files`],
    "/api/sites/[id]/notes": [`/api/sites/${siteId}/notes`],
    "/api/sites/[id]/vouched": [`/api/sites/${siteId}/vouched`],
    "/api/sites/[id]/weight": [`/api/sites/${siteId}/weight`],
    "/api/sites/[id]/pictures/[key]": [`/api/sites/${siteId}/pictures/${siteId}`],
    "/admin/sites/[id]/files/[...name]": [
      `/admin/sites/${siteId}/files/verandah/fraunces.woff2`,
      `/admin/sites/${siteId}/files/nothing`,
    ],
    "/admin/sites/[id]/page/[...path]": [
      `/admin/sites/${siteId}/page`,
      `/admin/sites/${siteId}/page/nothing`,
    ],
    "/admin/sites/[id]/versions": [`/admin/sites/${siteId}/versions`],
    "/api/sites/[id]/revisions": [`/api/sites/${siteId}/revisions`],
    "/api/briefs/[id]": [`/api/briefs/${briefId}`],
    "/api/waitlist/[id]": [`/api/waitlist/${entryId}`],
    "/files/[key]": [`/files/${key}`, "/files/nothing"],
    "/og/[page].png": ["/og/home.png", "/og/nothing.png"],
    "/functions/v1/[name]": ["/functions/v1/get-weather", "/functions/v1/nothing"],
    "/samples/[name]": ["/samples/ledger", "/samples/orange", "/samples/nothing"],
    "/start": ["/start", "/start?form=brief"],
    "/tools/idea/[sealed]": [`/tools/idea/${ideaSealer.seal("/about")}`, "/tools/idea/nothing"],
    "/thank-you": ["/thank-you", "/thank-you?type=waitlist&position=7"],
  };
}

/** What is missing or wrong in one answer; empty if all is well. */
async function wrongWith(
  path: string,
  response: Response,
  { isHttps }: { isHttps: boolean },
): Promise<string[]> {
  const header = (name: string) => response.headers.get(name);
  const wrong: string[] = [];
  const isPrivate = /^\/(review|me|tools\/website-(sketch|preview))\//.test(path);
  const policies = policiesOf(response.headers);
  // A customer's page for one of our frames: nothing in it runs, no matter who shows it.
  const isFramed = policies.some((policy) => policy.get("sandbox")?.join() === "allow-same-origin");
  const expected = {
    "x-content-type-options": "nosniff",
    "x-frame-options": isFramed ? null : "DENY",
    "referrer-policy": isPrivate ? "same-origin" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "strict-transport-security": isHttps ? "max-age=31536000; includeSubDomains" : null,
    "access-control-allow-origin": path.startsWith("/functions/v1/") ? "*" : null,
    server: null,
    "x-powered-by": null,
  };
  for (const [name, value] of Object.entries(expected)) {
    if (header(name) !== value) wrong.push(`${name} is ${header(name)}`);
  }
  const isOtherSpelling = response.status === 301 || response.status === 308;
  if (isPrivate || (isOperatorsArea(path) && !isOtherSpelling)) {
    if (header("cache-control") !== "no-store") wrong.push("may be stored");
    if (header("x-robots-tag") !== "noindex") wrong.push("may be listed");
  }
  const ofEverything = [
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
  ] as const;
  const ofFrames = [
    ["sandbox", "allow-same-origin"],
    ["default-src", "'none'"],
    ["frame-ancestors", "'self'"],
  ] as const;
  for (const [directive, value] of isFramed ? ofFrames : ofEverything) {
    const isHeld = policies.some((policy) => policy.get(directive)?.join(" ") === value);
    if (!isHeld) wrong.push(`no policy has ${directive} ${value}`);
  }
  const html = await response.text();
  const isPage = header("content-type")?.startsWith("text/html") && html !== "";
  if (isPage && header("content-type") !== "text/html; charset=utf-8") wrong.push("no charset");
  return isPage ? [...wrong, ...wrongWithPage(html, response.headers)] : wrong;
}

/** The same of a page: one policy decides what runs and loads, and markup needs no exception. */
function wrongWithPage(html: string, headers: Headers): string[] {
  const document = parse(html);
  const wrong: string[] = [];
  const policy = pagePolicy(headers);
  // What comes before it in the page would run without it.
  if (document.querySelector("meta[http-equiv=content-security-policy]")) wrong.push("a <meta>");
  const sources = (directive: string) => policy.get(directive) ?? policy.get("default-src") ?? [];
  const scripts = sources("script-src");
  const styles = sources("style-src");
  if (scripts.some((source) => !/^'(self|none|sha256-[\w+/=]+)'$/.test(source))) {
    wrong.push(`scripts from ${scripts.join(" ")}`);
  }
  if (styles.some((source) => !/^'(self|none|sha256-[\w+/=]+|unsafe-hashes)'$/.test(source))) {
    wrong.push(`styles from ${styles.join(" ")}`);
  }
  for (const hash of scriptHashes(document)) if (!scripts.includes(hash)) wrong.push("a script");
  for (const hash of styleHashes(document)) if (!styles.includes(hash)) wrong.push("a stylesheet");
  if (policy.has("sandbox")) return wrong; // a mail: it can do nothing, and its styles are attributes
  for (const [directive, value] of Object.entries({
    "base-uri": "'none'",
    "object-src": "'none'",
    "default-src": "'self'",
    "form-action": "'self'",
  })) {
    if (policy.get(directive)?.join(" ") !== value) wrong.push(`${directive} is not ${value}`);
  }
  if (styles.includes("'unsafe-hashes'")) wrong.push("styles in attributes are allowed");
  for (const element of document.querySelectorAll("*")) {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (/^(on\w+|style|srcdoc)$/i.test(name)) wrong.push(`<${element.rawTagName} ${name}>`);
      if (/^\s*javascript:/i.test(value)) wrong.push(`<${element.rawTagName} ${name}="${value}">`);
    }
  }
  return wrong;
}
