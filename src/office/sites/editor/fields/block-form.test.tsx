import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { siteContent } from "../../../../../tests/support/sites/sites.ts";
import { documentSchema } from "../../../../blocks/document.ts";
import { EditorProvider } from "../context.ts";
import { BlockForm } from "./block-form.tsx";

const blockSchemas = documentSchema.shape.pages.element.shape.blocks.element.options;

const photo = { key: "shop", widths: [480], width: 480, height: 320, alt: "The alt" };

/** A block of each type with everything in it. */
const whole = {
  header: {
    name: "The name",
    logo: photo,
    actions: [{ label: "The actions", to: "phone" }],
  },
  hero: {
    composition: "words",
    kicker: "The kicker",
    headline: "The headline",
    lead: "The lead",
    bigPhone: true,
    actions: [{ label: "The actions", to: "phone" }],
    points: ["The points"],
    photo,
    scene: "bread",
  },
  services: {
    ...{ composition: "cards", heading: "The heading", intro: "The intro", note: "The note" },
    scene: "bread",
  },
  gallery: { composition: "grid", heading: "The heading", photos: [photo] },
  about: {
    composition: "columns",
    heading: "The heading",
    body: "The body",
    photo,
    points: ["The points"],
    scene: "bread",
  },
  "before-after": {
    heading: "The heading",
    pairs: [{ before: photo, after: photo, caption: "The caption" }],
  },
  text: { heading: "The heading", body: "The body" },
  team: {
    heading: "The heading",
    members: [{ name: "The name", role: "The role", words: "The words", photo }],
  },
  testimonials: {
    heading: "The heading",
    testimonials: [
      {
        ...{ words: "The words", author: "The author", source: "The source" },
        ...{ url: "https://reviews.example/1", consent: "2026-05-14" },
      },
    ],
  },
  steps: { composition: "line", heading: "The heading", intro: "The intro", scene: "bread" },
  questions: { composition: "open", heading: "The heading", scene: "bread" },
  notice: {
    heading: "The heading",
    text: "The text",
    until: "2026-12-03",
    actions: [{ label: "The actions", to: "phone" }],
  },
  "call-to-action": {
    heading: "The heading",
    lead: "The lead",
    actions: [{ label: "The actions", to: "phone" }],
  },
  area: {
    heading: "The heading",
    intro: "The intro",
    points: [{ name: "The place", x: 20, y: 80 }],
  },
  contact: {
    composition: "details",
    heading: "The heading",
    intro: "The intro",
    details: ["The rego"],
    question: "The question",
  },
  footer: { name: "The name", note: "The note", scene: "bread" },
  links: {
    ...{ heading: "The heading", intro: "The intro" },
    files: [{ name: "The list", file: { key: "list", name: "The file.pdf", bytes: 1_000 } }],
  },
  video: {
    ...{ heading: "The heading", intro: "The intro", photo },
    url: "https://videos.example/watch",
  },
  menu: {
    ...{ heading: "The heading", intro: "The intro", note: "The note" },
    parts: [
      {
        ...{ name: "The part", note: "The hours" },
        dishes: [{ name: "The dish", price: "The price", note: "The filling", diet: "The diet" }],
      },
    ],
  },
  timetable: {
    ...{ heading: "The heading", intro: "The intro", note: "The note" },
    sessions: [
      { days: [2], starts: "06:30", ends: "07:15", name: "The class", note: "The teacher" },
    ],
  },
};

test.each(blockSchemas.map((schema) => ({ schema, type: schema.shape.type.value })))(
  "every field of the schema of $type can be edited",
  ({ schema, type }) => {
    const own = { ...whole[type], menu: "The menu" };
    const known = Object.keys(schema.shape).filter(
      (name) => !["id", "type", "hidden"].includes(name),
    );
    expect(Object.keys(own).toSorted()).toEqual(known.toSorted());
    const block = schema.parse({ ...own, id: "a", type });
    const { document, facts } = siteContent();
    const pages = document.pages.map((page) => ({ ...page, blocks: [block] }));
    const html = renderToStaticMarkup(
      <EditorProvider
        value={{
          siteId: "s",
          content: { document: { ...document, pages }, facts },
          pictures: [],
          setPictures() {},
          uploads: { list: [], add() {}, retry() {}, remove() {} },
          change() {},
          step() {},
          errorAt: () => undefined,
          goTo() {},
          say() {},
        }}
      >
        <BlockForm block={block} />
      </EditorProvider>,
    );
    const texts = JSON.stringify(own).match(/The \w+/g) ?? [];
    for (const text of texts) expect(html).toContain(text);
    const typed = JSON.stringify(own).match(/\d{4}-\d\d-\d\d|\d\d:\d\d|https:[^"]+/g) ?? [];
    for (const value of typed) expect(html).toContain(`value="${value}"`);
    if (type === "hero") expect(html).toMatch(/bigPhone" checked/);
    if (type === "hero") expect(html).toContain('<option value="bread" selected');
  },
);
