import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import type { Content } from "../revisions/merge.ts";
import { checkContent } from "./checks.ts";

const said = (value: unknown, confirmed = true) => ({ value, source: "operator", confirmed });
const photo = { key: "shop", widths: [480], width: 480, height: 320, alt: "The shop" };

type Differences = { facts?: object; blocks?: object[]; page?: object; more?: object[] };

/** A site with which nothing is wrong, but for what is different. */
function site({ facts = {}, blocks, page = {}, more = [] }: Differences = {}): Content {
  const { document, facts: usual } = siteContent();
  const [home] = document.pages;
  return {
    document: documentSchema.parse({
      ...document,
      pages: [{ ...home, ...words, ...(blocks && { blocks }), ...page }, ...more],
    }),
    facts: factsSchema.parse({ ...usual, area: said(["Lakemba"]), ...facts }),
  };
}

/** What is found, each with where. */
function findings(differences: Differences, keys = ["shop"]): string[] {
  return checkContent(site(differences), new Set(keys), new Set(["roof"])).map(
    ({ what, where }) => {
      const place =
        where.of === "fact" ? where.name : where.of === "page" ? where.page.id : where.block.id;
      return [where.of, place, "field" in where ? where.field : "", what]
        .filter(Boolean)
        .join(" | ");
    },
  );
}

const words = { title: "Wattle & Daughters", description: "Manoush and bread, every day." };

const hero = {
  id: "welcome",
  type: "hero",
  headline: "Bread",
  actions: [],
  points: [],
  scene: "bread",
};
const about = { id: "us", type: "about", heading: "Us", body: "We bake.", points: [] };
const contact = { id: "reach", type: "contact", heading: "Reach us", question: "Your message" };
const header = { id: "top", type: "header", name: { fact: "name" }, actions: [] };

test("nothing is found in a site that says everything", () => {
  expect(findings({})).toEqual([]);
});

test("a photo without a description is found, unless it is there for looks alone or hidden", () => {
  const mute = { ...photo, alt: " " };
  const gallery = { id: "shots", type: "gallery", heading: "Shots", photos: [photo, mute] };
  const pair = { before: mute, after: { ...mute, decorative: true } };
  const blocks = [
    { ...header, logo: mute },
    hero,
    gallery,
    { id: "pairs", type: "before-after", heading: "Pairs", pairs: [pair] },
    { id: "team", type: "team", heading: "Team", members: [{ name: "Mia", photo: mute }] },
    { ...about, photo: mute, hidden: true },
  ];
  const nothing = "The photo has no description, and isn’t marked as decorative.";
  expect(findings({ blocks })).toEqual([
    "block | top | logo.alt | The logo has no description.",
    `block | shots | photos.1.alt | ${nothing}`,
    `block | pairs | pairs.0.before.alt | ${nothing}`,
    `block | team | members.0.photo.alt | ${nothing}`,
  ]);
});

test("a picture that the site no longer has is found", () => {
  expect(findings({ blocks: [hero, { ...about, photo }] }, [])).toEqual([
    "block | us | photo | One of its pictures was removed. Choose another.",
  ]);
});

test("a section without a heading, a heading out of order and a second opening are found", () => {
  const notice = { id: "news", type: "notice", heading: "Closed on Monday", actions: [] };
  const blocks = [notice, { ...about, heading: "" }, hero, { ...hero, id: "again" }];
  expect(findings({ blocks })).toEqual([
    "block | us | heading | It has no heading.",
    "block | us | heading | Its heading comes before the page’s own, in the opening below.",
    "block | again | headline | A page has one opening: this is a second.",
  ]);
  expect(findings({ blocks: [notice, hero] })).toEqual([]);
  expect(findings({ blocks: [header] })).toEqual([
    "block | top | name | The page has no heading: no section of it is shown.",
  ]);
});

test("facts that people look for are missing until somebody says them, and wait until they are confirmed", () => {
  const none = { phone: undefined, hours: undefined, area: undefined, services: undefined };
  expect(findings({ facts: none, blocks: [hero] })).toEqual([
    "fact | phone | There’s no phone number or email address.",
    "fact | hours | Nothing says when the business is open.",
    "fact | area | Nothing says where the business is or works.",
    "fact | services | There are no services.",
  ]);
  const waiting = {
    ...none,
    email: said("mia@example.com", false),
    hoursNote: said("By appointment"),
  };
  const rest = { address: said("1 Haldon St"), services: said([{ id: "a", name: "Bread" }]) };
  expect(findings({ facts: { ...waiting, ...rest }, blocks: [hero] })).toEqual([
    "fact | email | It’s left out until it’s confirmed.",
  ]);
});

test("a button that leads nowhere is found, with why", () => {
  const to = (to: unknown, label = "Go") => ({ label, to });
  const both = (...actions: object[]) => [{ ...hero, actions }];
  const facts = { phone: said("02 5550 1188", false) };
  expect(findings({ facts, blocks: both(to("phone"), to("email")) }).slice(0, 2)).toEqual([
    "block | welcome | actions.0.to | The button “Go” is left out: there is no confirmed phone number.",
    "block | welcome | actions.1.to | The button “Go” is left out: there is no confirmed email address.",
  ]);
  expect(findings({ blocks: both(to("enquiry"), to({ page: "gone" })) })).toEqual([
    "block | welcome | actions.0.to | The button “Go” is left out: no section with the enquiry form is shown.",
    "block | welcome | actions.1.to | The button “Go” is left out: its page is gone.",
  ]);
  const header = { id: "top", type: "header", name: "Wattle", actions: [to("services")] };
  expect(findings({ blocks: [header, hero] })).toEqual([
    "block | top | actions.0.to | The button “Go” is left out: no section with services is shown.",
  ]);
  const elsewhere = {
    ...{ id: "more", path: "more", title: "More", description: "More of us." },
    blocks: [{ ...about, id: "main" }, contact],
  };
  expect(
    findings({ blocks: both(to("enquiry"), to({ page: "more" })), more: [elsewhere] }),
  ).toEqual([]);
});

test("a text that is far too long for its place is found, in whatever script", () => {
  const long = "🥐".repeat(91);
  expect(findings({ blocks: [{ ...hero, headline: "🥐".repeat(70) }] })).toEqual([]);
  expect(findings({ blocks: [{ ...hero, headline: "خبز ".repeat(25) }] })).toEqual([
    expect.stringMatching(
      /^block \| welcome \| headline \| The headline “خبز .*…” has 99 characters/,
    ),
  ]);
  expect(long).toHaveLength(182);
  const action = { label: "Ask us for a quote by phone today", to: "phone" };
  expect(findings({ blocks: [{ ...hero, actions: [action], points: ["x".repeat(51)] }] })).toEqual([
    `block | welcome | points | The point “${"x".repeat(30)}…” has 51 characters. There is room for 50.`,
    "block | welcome | actions.0.label | The button “Ask us for a quote by phone to…” has 33 characters. There is room for 28.",
  ]);
});

test("a fact that is too long is found where it is", () => {
  const name = said("Wattle and Daughters ".repeat(5).trim());
  expect(findings({ facts: { name }, blocks: [header, hero] })).toEqual([
    expect.stringMatching(/^block \| top \| name \| The name “Wattle .*” has 104 characters/),
  ]);
});

test("a claim in a title or a description that no section says is found", () => {
  const page = {
    title: "Wattle, award-winning bakers",
    description: "We bake. Licensed and insured. No side effects, guaranteed.",
  };
  expect(findings({ page })).toEqual([
    "page | home | title | It says “Wattle, award-winning bakers”, and no section does.",
    "page | home | description | It says “Licensed and insured.”, and no section does.",
    "page | home | description | It says “No side effects, guaranteed.”, and no section does.",
    expect.stringContaining("“No side effects”. Goods and treatments for health may not be called"),
  ]);
  const proved = { credentials: said(["Licensed and insured"]) };
  expect(findings({ page: { description: page.description }, facts: proved })).toHaveLength(2);
  const following = { title: undefined, description: undefined };
  expect(findings({ page: following, blocks: [header, hero, about, contact] })).toEqual([]);
});

test("what waits to be confirmed is found in a title or a description that says it", () => {
  const facts = {
    trade: said("baker", false),
    credentials: said(["Halal certified"], false),
    services: said([{ id: "a", name: "Wedding cakes" }], false),
  };
  const page = { title: "Wattle, a Baker", description: "Wedding cakes from Lakemba." };
  expect(findings({ page, facts }).filter((found) => found.startsWith("page"))).toEqual([
    "page | home | title | It says “baker”, which is still to be confirmed.",
    "page | home | description | It says “Wedding cakes”, which is still to be confirmed.",
  ]);
});

test("a page whose words are made of it, and that says nothing, is found", () => {
  const page = { title: undefined, description: undefined };
  const found = findings({ page, blocks: [header, { ...hero, headline: "Bread" }, contact] });
  expect(found).toContain("page | home | description | It has no description for search engines.");
});

test("pages without a description, or with one of another page, are found", () => {
  const more = [
    { id: "b", path: "b", title: "wattle & daughters", description: "", blocks: [about] },
    { id: "c", path: "c", title: "C", description: "Bread.", blocks: [{ ...about, id: "c1" }] },
    { id: "d", path: "d", title: "D", description: "bread.", blocks: [{ ...about, id: "d1" }] },
  ];
  expect(findings({ blocks: [hero], more })).toEqual([
    "page | b | description | It has no description for search engines.",
    "page | b | title | Its title is that of the page “Wattle & Daughters” too.",
    "page | d | description | Its description is that of the page “C” too.",
  ]);
});

test("what a law forbids is found wherever it is, with what may be said instead", () => {
  const pictured = { ...about, photo: { ...photo, alt: "Our sign: No refunds" } };
  const found = findings({
    facts: { hoursNote: said("Botox on Thursdays") },
    blocks: [hero, { ...about, id: "we", body: "Our bread cures asthma." }, pictured, contact],
    page: { description: "Manoush, and vapes in every flavour." },
  });
  const claims = found.filter((one) => one.includes("Instead:"));
  expect(claims.map((one) => one.split(". ")[0])).toEqual([
    "page | home | description | It says “vapes”",
    "block | we | body | It says “cures asthma”",
    "block | us | photo.alt | It says “No refunds”",
    "fact | hoursNote | It says “Botox”",
  ]);
});

test("what the law of a trade forbids is found by the trade", () => {
  const blocks = [hero, { ...about, body: "You will be pain-free." }, contact];
  expect(findings({ blocks })).toEqual([]);
  expect(findings({ blocks, facts: { trade: said("physiotherapist") } })).toHaveLength(1);
});

test("what the customer wants kept off is found in any form, but not where the page says “not”", () => {
  const blocks = [header, hero, { ...about, body: "We mend roofs. We don’t do roofing." }, contact];
  expect(findings({ blocks })).toEqual([
    "block | us | body | It says “roofs”, which the customer seems to want kept off the page. Read the notes, and ask them if in doubt.",
  ]);
});
