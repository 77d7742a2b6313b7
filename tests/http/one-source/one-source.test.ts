import { execFile } from "node:child_process";
import { glob, readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { company } from "../../../src/content/company.ts";
import { plans, prices, promises, times, waysOut } from "../../../src/content/offer.ts";
import { eventually } from "../../support/eventually.ts";
import { metaOf, type OpenSite, openSite } from "../../support/sites/open-site.ts";

const changedDist = ".cache/one-source/dist";

/** What each fact looks like wherever it is stated. */
const facts: { name: string; looksLike: RegExp }[] = [
  ...entries(prices, "prices").map(([name, price]) => ({ name, looksLike: amount(price) })),
  ...entries(times, "times").map(([name, time]) => ({ name, looksLike: duration(name, time) })),
  ...entries(promises, "promises").map(([name, text]) => ({ name, looksLike: words(text, "i") })),
  ...entries(company, "company").map(([name, text]) => ({ name, looksLike: words(text) })),
  ...plans.flatMap(({ id, name, summary, priceExtra, includes }) =>
    [name, summary, priceExtra, ...includes].map((text) => ({
      name: `plan ${id}`,
      looksLike: words(text),
    })),
  ),
  ...waysOut.map(({ name, detail }) => ({ name, looksLike: words(detail) })),
];

test("when prices, promises, times, plans and addresses change, the old ones are nowhere", async () => {
  const { statements: stated, pictures } = await everythingSaid("dist");
  const unstated = facts.filter(
    ({ looksLike }) => !stated.some(({ text }) => looksLike.test(text)),
  );
  expect.soft(unstated, "facts that nothing states").toEqual([]);

  await buildWithOtherFacts();
  const { statements: left, pictures: changed } = await everythingSaid(changedDist);
  const places = facts.flatMap(({ name, looksLike }) =>
    left
      .map(({ place, text }) => ({ place, found: looksLike.exec(text) }))
      .filter(({ found }) => found)
      .map(({ place, found }) => `${place} still states ${name}: ${around(found)}`),
  );
  expect(places).toEqual([]);
  // Our name is drawn on each.
  expect(pictures.filter((picture) => changed.includes(picture))).toEqual([]);
});

type Statement = { place: string; text: string };

/** Every text that leaves the app: built files, rendered pages, emails. */
async function everythingSaid(
  dist: string,
): Promise<{ statements: Statement[]; pictures: string[] }> {
  await using site = await openSite(dist);
  const built: Statement[] = [];
  for await (const file of glob(`${dist}/client/**/*.{js,json,svg,txt,xml,webmanifest}`)) {
    built.push({ place: file, text: await readFile(file, "utf8") });
  }
  const pages = site.pages.flatMap(({ path, html }) => [
    { place: path, text: html },
    { place: `${path} as text`, text: textOf(html) },
  ]);
  const statements = [...built, ...pages, ...(await mails(site))].map(({ place, text }) => ({
    place,
    text: text.replaceAll("<!-- -->", "").replaceAll(/\s+/g, " "),
  }));
  return { statements, pictures: await sharedPictures(site) };
}

/** The pictures that are shown with shared links. */
async function sharedPictures({ url, pages }: OpenSite): Promise<string[]> {
  const addresses = pages.map((page) => metaOf(page, "og:image") ?? "").filter(Boolean);
  const paths = [...new Set(addresses.map((address) => new URL(address).pathname))];
  expect(paths.length).toBeGreaterThan(30);
  const pictures: string[] = [];
  for (const path of paths) {
    const picture = await (await fetch(url + path)).bytes();
    pictures.push(Buffer.from(picture).toString("base64"));
  }
  return pictures;
}

function textOf(html: string): string {
  const document = parse(html);
  for (const element of document.querySelectorAll("script, style")) element.remove();
  return document.text;
}

/** One email of every kind, for each plan. */
async function mails({ db }: OpenSite): Promise<Statement[]> {
  const kinds = await mailKinds();
  for (const kind of kinds) {
    for (const { id: preferredPlan } of plans) {
      const data = JSON.stringify({ ...mailData, ...ownMailData[kind], preferredPlan });
      await db.pool.query("select queue_email($1, $2, $3)", [kind, mailData.email, data]);
    }
  }
  const rows = await eventually(async () => {
    const { rows } = await db.pool.query<{
      kind: string;
      subject: string;
      html: string;
      text: string;
    }>("select * from emails where status = 'kept'");
    return rows.length === kinds.length * plans.length ? rows : undefined;
  });
  return rows.map(({ kind, subject, html, text }) => ({
    place: `mail ${kind}`,
    text: [subject, html, textOf(html), text].join("\n"),
  }));
}

/** What any of the templates may ask for. */
const mailData = {
  id: "0190a5d4-7c00-7000-8000-000000000000",
  email: "mia@example.com",
  name: "Mia",
  position: 7,
  via: "contact",
  subject: "A question",
  ideas: [
    { title: "Sourdough by the loaf", text: "Bread, by order.", sealedPath: "/tools/idea/x" },
  ],
  hoursLeft: 6,
  question: "Which photos?",
  answer: "The new ones.",
  clock: "The preview is due by Monday: 6 hours left.",
  inviter: "Olive",
  by: "Olive",
  role: "owner",
  address: "https://wattle.example",
  token: "abc",
  message: "Here it is.",
  files: [],
  business_name: "Mia's Bakery",
  contact_name: "Mia",
  phone: null,
  style: "warm",
  business_description: "Bread.",
  site_goals: "Orders.",
  has_domain: false,
  domain_preferences: null,
  color_preferences: null,
  service_area: null,
  services: null,
  opening_hours: null,
  current_website: null,
  preferred_plan: null,
  dropped_files: [],
  previewLink: "https://example.com",
  site: "0190a5d4-7c00-7000-8000-000000000001",
  review: "0190a5d4-7c00-7000-8000-000000000002",
  version: 1,
  isFirst: true,
  isNew: true,
  comments: [{ by: "Mia", about: "We bake.", text: "Since when?" }],
  more: 1,
  code: "123456",
  siteName: "Mia's Bakery",
  contact: "zoe@example.com",
  replyTo: null,
  from: "0190a5d4-7c00-7000-8000-000000000000",
  enquiries: [{ name: "Zoe", contact: "zoe@example.com", message: "Cake?" }],
  person: "0190a5d4-7c00-7000-8000-000000000003",
  at: 1_790_000_000_000,
  asker: "a",
  became: "live",
  domain: "wattle.com.au",
  lost: "wattle.com.au",
  free: "wattle.example",
  until: "2026-12-25T00:00:00Z",
  wasLive: true,
  days: 7,
  text: "New prices.",
  section: null,
  isFree: true,
  isDone: true,
  note: null,
};

/** What means something else to these. */
const ownMailData: Record<string, object> = {
  "site-cancelled": { became: "cancelled" },
  "site-cancelled-notice": { became: "cancelled", by: "customer" },
  "tweak-asked": { files: 1, replyTo: "mia@example.com" },
};

/**
 * The kinds that domains have templates for, which functions of these files give by kind. But for
 * those with a secret link: what is rendered of them is stored nowhere, and they state no fact of
 * the offer.
 */
async function mailKinds(): Promise<string[]> {
  const kinds: string[] = [];
  for await (const file of glob("src/core/**/*emails.tsx")) {
    if (file === "src/core/operators/emails.tsx") continue;
    const address = pathToFileURL(file).href;
    const templates: Record<string, (sender: object) => object> = await import(address);
    for (const byKind of Object.values(templates)) kinds.push(...Object.keys(byKind({})));
  }
  return kinds.sort();
}

async function buildWithOtherFacts(): Promise<void> {
  const config = "tests/http/one-source/astro.config.ts";
  const command = ["node_modules/astro/bin/astro.mjs", "build", "--config", config];
  await promisify(execFile)(process.execPath, command, {
    env: { PATH: "/usr/bin:/bin", NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
  });
}

/** Names with their values; those of a group such as `prices.range` one by one. */
function entries<T>(group: Record<string, T | Record<string, T>>, path: string): [string, T][] {
  return Object.entries(group).flatMap(([key, value]): [string, T][] =>
    isGroup(value) ? entries(value, `${path}.${key}`) : [[`${path}.${key}`, value]],
  );
}

function isGroup<T>(value: T | Record<string, T>): value is Record<string, T> {
  return typeof value === "object" && value !== null;
}

/** `$197`, `$<b>197`, or a price in structured data; not the `$0` of a range such as `$0-500`. */
function amount(price: number): RegExp {
  return new RegExp(`\\$${price}(?![\\d-])|"price":${price}(?!\\d)`);
}

function duration(name: string, time: string | number): RegExp {
  if (typeof time === "string") return words(time, "i");
  const unit = /(Day|Month)s$/.exec(name)?.[1]?.toLowerCase();
  if (!unit) throw new Error(`${name} is a number of what?`);
  return new RegExp(`(?<!\\d)${time}[- ]${unit}`);
}

function words(text: string, flags = ""): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\w)${literal}(?!\\w)`, flags);
}

function around(found: RegExpExecArray | null): string {
  if (!found) return "";
  return found.input.slice(Math.max(0, found.index - 60), found.index + 60);
}
