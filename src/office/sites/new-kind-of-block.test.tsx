import { parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { everyFact } from "../../../tests/support/sites/every-block.ts";
import { siteContent } from "../../../tests/support/sites/sites.ts";
import { useFact, useMarks, useText } from "../../blocks/context.ts";
import type { Description } from "../../blocks/description.ts";
import { descriptions } from "../../blocks/descriptions.ts";
import type { Block } from "../../blocks/document.ts";
import { leaveOutWithout } from "../../blocks/emptiness.ts";
import { action, common, photo, text } from "../../blocks/fields.ts";
import { Title } from "../../blocks/parts.tsx";
import { renderPage } from "../../blocks/render-page.tsx";
import { views } from "../../blocks/views.tsx";
import { blocksInWords } from "../../core/reviews/blocks-in-words.ts";
import { whatChanged } from "../../core/reviews/what-changed.ts";
import { checkContent } from "../../core/sites/checks/checks.ts";
import { finishedContent, unfinishedParts } from "../../core/sites/releases/finished-content.ts";
import type { Content } from "../../core/sites/revisions/merge.ts";
import { changesInWords } from "./changes-in-words.ts";
import { currentWords, setText, textOfMark } from "./editor/canvas/page-texts.ts";
import { EditorProvider } from "./editor/context.ts";
import { BlockForm } from "./editor/fields/block-form.tsx";
import { newBlock } from "./editor/new-block.ts";
import { BlockList } from "./editor/panels/block-list.tsx";
import { placeInWords, usesOfFact } from "./editor/words.ts";

// A kind of block that nobody has heard of: its schema, its description and its view are all there is.

const voucher = z.strictObject({
  ...common,
  type: z.literal("voucher"),
  heading: text(100),
  small: text(200).optional(),
  picture: photo.optional(),
  actions: z.array(action).max(1),
  gifts: z.array(z.strictObject({ label: z.string(), price: z.string().optional() })),
});

type Voucher = z.infer<typeof voucher>;

const describeVoucher: Description<Voucher> = {
  name: "Gift voucher",
  heading: "heading",
  fields: {
    heading: { kind: "words", label: "Heading", room: { most: 20, what: "heading" } },
    small: { kind: "words", label: "Small print", hint: "How long it holds.", long: true },
    picture: { kind: "photo", label: "Picture of it" },
    actions: { kind: "actions", label: "Button", most: 1 },
    gifts: {
      kind: "items",
      label: "Gifts",
      noun: "gift",
      title: ["label"],
      needs: { label: "A gift without a name" },
      fields: {
        label: { kind: "line", label: "What is given" },
        price: { kind: "line", label: "What it costs" },
      },
      begins: { label: "" },
    },
  },
  note: "The address is among the facts.",
  facts: ["address"],
  begins: { type: "voucher", heading: "Give a day", actions: [], gifts: [] },
};

function VoucherView({ block }: { block: Voucher }): ReactNode {
  const { field, fact } = useMarks();
  return (
    <section className="section voucher" id={block.id}>
      <Title of={block} />
      <p {...field("small")}>{useText(block.small)}</p>
      {block.gifts.map(({ label }, at) => (
        <p key={label} {...field("gifts", at, "label")}>
          {label}
        </p>
      ))}
      <address {...fact("address")}>{useFact("address")}</address>
    </section>
  );
}

beforeAll(() => {
  Reflect.set(descriptions, "voucher", describeVoucher);
  Reflect.set(views, "voucher", { View: VoucherView, styles: ".voucher { color: red; }" });
  leaveOutWithout(voucher, { fields: ["small", "gifts"] });
});

afterAll(() => {
  Reflect.deleteProperty(descriptions, "voucher");
  Reflect.deleteProperty(views, "voucher");
});

const give: Voucher = {
  ...{ id: "give", type: "voucher", heading: "Give a day" },
  small: "It holds for three years.",
  actions: [{ label: "Order one", to: "services" }],
  gifts: [{ label: "Bread for a week", price: "$40" }],
};

/** A site whose page ends with it. */
function siteWith(changes: Partial<Voucher> = {}): Content {
  const { document, facts } = siteContent();
  // The union of the document does not know it.
  const block: Block = JSON.parse(JSON.stringify({ ...give, ...changes }));
  const pages = document.pages.map((page) => ({ ...page, blocks: [...page.blocks, block] }));
  const { address } = everyFact;
  return { document: { ...document, pages }, facts: { ...facts, ...(address && { address }) } };
}

function blockIn({ document }: Content): Block {
  const block = document.pages[0]?.blocks.at(-1);
  if (!block) throw new Error("no block");
  return block;
}

const noUploads = { list: [], add() {}, retry() {}, remove() {} };

function inEditor(content: Content, children: ReactNode): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    <EditorProvider
      value={{
        ...{
          siteId: "s",
          content,
          pictures: [],
          setPictures: nothing,
          change: nothing,
          uploads: noUploads,
        },
        ...{ step: nothing, errorAt: () => undefined, goTo: nothing, say: nothing },
      }}
    >
      {children}
    </EditorProvider>,
  );
}

function release({ document, facts }: Content) {
  const [page] = document.pages;
  if (!page) throw new Error("no page");
  const address = (file: string) => file;
  return renderPage(document, page, facts, {
    origin: "https://a.example",
    shown: "confirmed",
    address,
  });
}

test("it can be added, and begins as it is described", () => {
  const content = siteWith();
  const [page] = content.document.pages;
  const list = page && (
    <BlockList page={page} chosen={undefined} onChoose={() => {}} onChoosePage={() => {}} />
  );
  const html = parse(inEditor(content, list));
  const kinds = html.querySelectorAll("option").map(({ text }) => text);
  expect(kinds).toContain("Gift voucher");
  expect(html.querySelector("#choose-give")?.text).toBe("Gift voucherGive a day");
  expect(newBlock(blockIn(content).type, "new")).toEqual({ id: "new", ...describeVoucher.begins });
});

test("its form has a field of the right kind for each of its own", () => {
  const content = siteWith();
  const form = parse(inEditor(content, <BlockForm block={blockIn(content)} />));
  const at = "document.pages.0.blocks.6";
  const valueIn = (name: string) => {
    const field = form.querySelector(`[name="${at}.${name}"]`);
    return field?.getAttribute("value") ?? field?.textContent.trim();
  };
  expect(valueIn("heading")).toBe("Give a day");
  expect(valueIn("small")).toBe("It holds for three years.");
  expect(valueIn("actions.0.label")).toBe("Order one");
  expect(valueIn("gifts.0.label")).toBe("Bread for a week");
  expect(valueIn("gifts.0.price")).toBe("$40");
  const said = [
    "Small print",
    "How long it holds.",
    "Picture of it",
    "Add a gift",
    "What it costs",
  ];
  for (const words of [...said, "The address is among the facts.", "Name in the menu"]) {
    expect(form.text).toContain(words);
  }
});

test("the checks know its heading, its photo, its button and how long its texts may be", () => {
  const picture = { key: "gone", widths: [480], width: 480, height: 320, alt: "" };
  const heading = "A heading of far too many words";
  const content = siteWith({ heading, picture, actions: [{ label: "Mail us", to: "email" }] });
  const found = (content: Content, keys: string[] = []) =>
    checkContent(content, new Set(keys), new Set()).flatMap(({ where, what }) =>
      where.of === "block" && where.block.id === "give" ? [`${where.field}: ${what}`] : [],
    );
  expect(found(content)).toEqual([
    "picture: One of its pictures was removed. Choose another.",
    "actions.0.to: The button “Mail us” is left out: there is no confirmed email address.",
    "heading: The heading “A heading of far too many word…” has 31 characters. There is room for 20.",
  ]);
  expect(found(content, ["gone"])[0]).toMatch(/^picture.alt: The photo has no description/);
  expect(found(siteWith({ heading: "" }))).toEqual(["heading: It has no heading."]);
});

test("the review, lists of changes and notes of a merge name it and its fields", () => {
  const [before, after] = [siteWith(), siteWith({ small: "It holds for ever." })];
  expect(blocksInWords(after).at(-1)?.name).toBe("Gift voucher: Give a day");
  expect(whatChanged(before, after).list).toEqual([
    { what: "changed", name: "Gift voucher: Give a day" },
  ]);
  expect(changesInWords(before, after)[0]?.changes).toEqual([
    {
      what: "Gift voucher “Give a day”",
      change: "changed",
      fields: [
        {
          name: "Small print",
          before: "It holds for three years.",
          after: "It holds for ever.",
        },
      ],
    },
  ]);
  expect(placeInWords({ owner: "give", path: ["gifts"] }, after)).toBe(
    "Gift voucher “Give a day”: Gifts",
  );
  const uses = usesOfFact(after.document, "address").map(({ block }) => block.id);
  expect(uses).toEqual(["reach-us", "end", "give"]);
});

test("it is released with its styles, without a mark, and left out where it says nothing", () => {
  const { html } = release(siteWith());
  expect(html).toContain(".voucher { color: red; }");
  expect(parse(html).querySelector("#give")?.text).toContain("Bread for a week");
  expect(html).not.toContain("data-field");
  expect(release(siteWith({ small: "", gifts: [] })).html).not.toContain("voucher");
});

test("what of it is only begun is named, and left out of a release", () => {
  const begun = siteWith({
    actions: [{ label: "", to: "services" }],
    gifts: [{ label: " ", price: "$40" }, { label: "Bread for a week" }],
  });
  expect(blockIn(finishedContent(begun))).toMatchObject({
    ...{ actions: [], gifts: [{ label: "Bread for a week" }] },
  });
  expect(unfinishedParts(begun).map(({ path, what }) => `${path}: ${what}`)).toEqual([
    "document.pages.0.blocks.6.actions.0.label: A button without text is left out.",
    "document.pages.0.blocks.6.gifts.0.label: A gift without a name is left out.",
  ]);
  expect(unfinishedParts(siteWith({ small: "", gifts: [] }))).toMatchObject([
    { path: "document.pages.0.blocks.6.small" },
  ]);
});

test("its texts are typed in the page, by the marks of its view", () => {
  const content = siteWith();
  for (const [mark, words] of [
    ["small", "It holds for three years."],
    ["gifts/0/label", "Bread for a week"],
    ["facts/address/value", everyFact.address?.value],
  ] as const) {
    const typed = textOfMark(content, "give", mark);
    if (!typed) throw new Error(mark);
    expect(typed.words).toBe(words);
    expect(currentWords(setText(content, typed, "Something else"), typed)).toBe("Something else");
  }
});
