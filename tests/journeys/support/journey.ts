import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { type App, startApp } from "../../support/app.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { startDns, startZone, type Zone } from "../../support/servers/dns.ts";
import { sendNotFound, sendRecord, startRegistry } from "../../support/servers/registry.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

export type Site = {
  app: App;
  db: TestDatabase;
  /** The folder of its file store. */
  files: string;
};

type Sites = {
  site: Site;
  /** With a mail server on loopback. */
  siteWithMail: Site;
  /** With a registry and a DNS server on loopback: .com is taken, .ai is not answered. */
  siteWithRegistry: Site;
  /** Where customers may have their own domains, with the DNS server that is asked about them. */
  siteWithDomains: Site & { zone: Zone; address: string };
};

let visits = 0;

/**
 * A person's visit to the real app. Each visit has its own network address, so that rate limits can
 * stay on, and fails on anything unexpected in the browser's console.
 *
 * Every site is named here and started by the first test that asks for it: with a `site` of its own
 * a file would have its own workers and browsers, and starting them takes longer than a test.
 */
export const test = base.extend<{ expectedError: RegExp }, Sites & { scriptless: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off the pattern
    async ({}, use) => {
      await using site = await startSite();
      await use(site);
    },
    { scope: "worker" },
  ],
  siteWithMail: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await using smtp = await startSmtp();
      await using site = await startSite({ SMTP_URL: smtp.url, DNS_SERVERS: "127.0.0.1:9" });
      await use(site);
    },
    { scope: "worker" },
  ],
  siteWithRegistry: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await using registry = await startRegistry((domain, response) => {
        if (domain.endsWith(".com")) sendRecord(domain, response);
        else if (domain.endsWith(".ai")) response.writeHead(500).end();
        else sendNotFound(response);
      });
      await using dns = await startDns(() => "no such name");
      await using site = await startSite({
        RDAP_BOOTSTRAP_URL: registry.bootstrapUrl,
        DNS_SERVERS: dns.address,
      });
      await use(site);
    },
    { scope: "worker" },
  ],
  siteWithDomains: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await using dns = await startZone();
      const address = "203.0.113.7";
      await using site = await startSite({
        ...{ SITES_ADDRESSES: address, DNS_SERVERS: dns.address, AUTH_SECRET: "x".repeat(40) },
      });
      await use({ ...site, zone: dns.zone, address });
    },
    { scope: "worker" },
  ],
  /** Another browser, with JavaScript off, which goes from page to page. */
  scriptless: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.app.url });
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.app.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    visits++;
    await use({ "x-forwarded-for": `10.1.${visits >> 8}.${visits & 255}` });
  },
  expectedError: [/^$/, { option: true }],
  page: async ({ page, expectedError }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((text) => !expectedError.test(text))).toEqual([]);
  },
});

export { expect };

async function startSite(environment: Record<string, string> = {}) {
  const disposing = new AsyncDisposableStack();
  const data = disposing.use(await mkdtempDisposable(join(tmpdir(), "smart-sites-journey-")));
  const db = disposing.use(await freshDatabase());
  const app = disposing.use(
    await startApp({
      DATABASE_URL: db.url,
      DATA_DIR: data.path,
      TRUST_PROXY: "1",
      WEATHER_BASE_URL: "http://127.0.0.1:9",
      ...environment,
    }),
  );
  const files = join(data.path, "files");
  return { app, db, files, [Symbol.asyncDispose]: () => disposing.disposeAsync() };
}

/** Fills the waitlist form as a person does, by its labels. */
export async function fillWaitlistForm(
  page: Page,
  person: { name: string; email: string; phone?: string; plan?: string },
): Promise<void> {
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  if (person.phone) await page.getByLabel("Phone Number").fill(person.phone);
  if (person.plan) await page.getByRole("radio", { name: person.plan }).check();
}

/** The button that sends the waitlist form. */
export function joinButton(page: Page) {
  return page.getByRole("button", { name: "Join Priority Waitlist" });
}
