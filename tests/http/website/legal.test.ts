import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenSite, openSite } from "../../support/sites/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

test.each(["/terms", "/privacy"])("%s lists its sections beside its text", async (path) => {
  const { document } = await site.visit(path);
  const headings = document.querySelectorAll("main h2[id]:not(#contents-title)");
  expect(headings.length).toBeGreaterThan(8);
  const links = document.querySelectorAll("nav[aria-labelledby=contents-title] a");
  expect(links.map((link) => [link.getAttribute("href"), link.text])).toEqual(
    headings.map(({ id, text }) => [`#${id}`, text]),
  );
});

test.each(["/terms", "/privacy"])(
  "%s says when it was updated, and how to write to us",
  async (path) => {
    const page = await site.visit(path);
    expect(page.document.querySelector("main time")?.getAttribute("datetime")).toMatch(
      /^\d{4}-\d\d-\d\d$/,
    );
    const mails = page.document.querySelectorAll("main a[href^='mailto:']");
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails) expect(mail.getAttribute("href")).toBe(`mailto:${mail.text}`);
  },
);
