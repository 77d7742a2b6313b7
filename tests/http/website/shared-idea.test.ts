import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect } from "vitest";
import { ideaKinds } from "../../../src/core/ideas/idea-kind.ts";
import { ideaPictureName } from "../../../src/website/tools/idea-picture.ts";
import type { App } from "../../support/app.ts";
import { test } from "../../support/empty-app.ts";
import { answer, startLanguageModel } from "../../support/servers/language-model-server.ts";
import { metaOf } from "../../support/sites/open-site.ts";
import { hostileMarkup, hostileWords } from "../../support/words/hostile-words.ts";

const startup = "/tools/startup-domain-generator?businessType=any&domainStyles=.com&variation=0";
const local = "/tools/local-mvp-ideas?budget=0-500&teamPreference=solo&variation=0";

/** Ideas from one address are few. */
const behindProxy = { TRUST_PROXY: "1" };

test.for([
  { link: `${startup}&niche=dog+grooming`, picture: "idea-pets" },
  { link: `${local}&location=Bendigo&skills=sourdough+bread`, picture: "idea-food-making" },
  { link: `${local}&location=Bendigo&skills=calligraphy`, picture: "idea-crafts" },
  { link: `${startup}&niche=sundials`, picture: "idea-any" },
])(
  "the link $link shows its own idea, with the picture $picture",
  async ({ link, picture }, { emptyApp }) => {
    const site = await emptyApp(behindProxy);
    const { page, document } = await visit(site.app, link);
    const heading = document.querySelectorAll("#tool h2").at(link.includes("local") ? 1 : 0)?.text;
    expect(heading?.length).toBeGreaterThan(3);
    const title = `${heading} | Smart Sites`;
    expect(document.querySelector("head > title")?.text).toBe(title);
    expect(metaOf(page, "og:title")).toBe(title);
    const description = metaOf(page, "description") ?? "";
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(156);
    const summary = document.querySelector("#tool h2 + p.text-lead")?.text ?? "";
    expect(summary.startsWith(description.replace("…", ""))).toBe(true);
    expect(metaOf(page, "og:description")).toBe(description);
    const address = new URL(metaOf(page, "og:url") ?? "");
    const asked = new URL(link, site.app.url).searchParams;
    expect([...address.searchParams].sort()).toEqual([...asked].sort());
    expect(new URL(metaOf(page, "og:image") ?? "").pathname).toBe(`/og/${picture}.png`);
    expect(metaOf(page, "robots")).toBe("noindex");
    expect(document.querySelector("link[rel=canonical]")).toBe(null);
  },
);

test("a form that brings no idea keeps the page's own words", async ({ emptyApp }) => {
  const site = await emptyApp(behindProxy);
  const plain = await visit(site.app, "/tools/startup-domain-generator");
  for (const query of ["niche=dogs", "variation=0", `${startup.split("?")[1]}&niche=pipe+bombs`]) {
    const other = await visit(site.app, `/tools/startup-domain-generator?${query}`);
    for (const name of ["og:title", "description", "og:image", "og:url"]) {
      expect([query, metaOf(other.page, name)]).toEqual([query, metaOf(plain.page, name)]);
    }
  }
});

test("every kind of idea has its own picture, and no other is drawn", async ({ emptyApp }) => {
  const site = await emptyApp(behindProxy);
  const seen = new Set<string>();
  for (const kind of ideaKinds) {
    const response = await fetch(`${site.app.url}/og/${ideaPictureName(kind)}.png`);
    const png = Buffer.from(await response.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
    seen.add(png.toString("base64"));
  }
  expect(seen.size).toBe(ideaKinds.length);
  for (const made of ["idea-", "idea-Pets", "idea-pets%3Fa", "idea-pets-1"]) {
    expect((await fetch(`${site.app.url}/og/${made}.png`)).status).toBe(404);
  }
});

test("what a model writes is words in the head of the page, whatever it is", async ({
  emptyApp,
}) => {
  await using model = await startLanguageModel((_asked, response) =>
    answer(response, {
      idea: {
        title: `Dogs" http-equiv="refresh" content="0;url=/pwned`,
        summary: `Dogs & "cats" ' onload='x=1' /title /head script are washed at home.`,
        businessModel: "Owners pay $45 a wash, and four washes a day make $180 in a week.",
        tractionStrategy: "Ask ten owners in the park this week and note who would pay for it.",
      },
      names: ["dogwash", "washdog", "soapdog", "tubdog", "dogtub", "petwash", "washpet", "pettub"],
    }),
  );
  const site = await emptyApp({
    ...behindProxy,
    AI_BASE_URL: model.settings.baseUrl,
    AI_MODEL: "test",
    AI_API_KEY: "key",
  });
  const { html, page } = await visit(site.app, `${startup}&niche=dog+grooming`);
  expect(metaOf(page, "og:title")).toContain('Dogs" http-equiv="refresh"');
  expect(html.match(/<meta http-equiv/g) ?? []).toEqual([]);
  expect(hostileMarkup.exec(html)?.[0]).toBe(undefined);
});

test("what a stranger puts into a link is words in the head of the page, or not in it", async ({
  emptyApp,
}) => {
  const site = await emptyApp(behindProxy);
  for (const words of hostileWords) {
    const value = encodeURIComponent(words);
    for (const link of [
      `${startup}&niche=${value}`,
      `${local}&location=${value}&skills=${value}`,
    ]) {
      const { html } = await visit(site.app, link);
      expect([words, hostileMarkup.exec(html)?.[0]]).toEqual([words, undefined]);
    }
  }
});

async function visit(app: Pick<App, "url">, path: string) {
  const response = await fetch(app.url + path);
  const html = await response.text();
  const document = parse(html);
  const page = { path, status: response.status, html, document, isListed: false };
  return { html, document, page };
}
