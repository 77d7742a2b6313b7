import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageProvider } from "../context.ts";
import { designs } from "../designs/designs.ts";
import { factsSchema } from "../facts/facts.ts";
import type { Subject } from "../subjects/names.ts";
import { birds, worn } from "./art.ts";
import { Companion } from "./companion.tsx";
import { companion as schema } from "./schema.ts";

const facts = factsSchema.parse({ name: { value: "Wattle", source: "brief", confirmed: true } });
const page = { id: "home", path: "", blocks: [] };
const rest = {
  ...{ facts, page, pages: [page], blocks: [], shown: "all" as const },
  ...{ design: designs.coast, address: String, pageAddress: String },
};

function drawn(on: Subject, { isBusy = false, chosen = { bird: "galah", wears: "cap" } } = {}) {
  return renderToStaticMarkup(
    <PageProvider value={{ ...rest, companion: schema.parse(chosen) }}>
      <Companion on={on} isBusy={isBusy} />
    </PageProvider>,
  );
}

test("a bird sits on a ladder in what it wears, and without it where it is busy", () => {
  const [first] = birds.galah.still;
  const [cap] = worn.cap;
  expect(drawn("ladder")).toContain(first[1]);
  expect(drawn("ladder")).toContain(cap[1]);
  expect(drawn("ladder", { isBusy: true })).not.toContain(cap[1]);
  expect(drawn("ladder", { isBusy: true })).toContain(birds.galah.busy.at(-1)?.[1]);
});

test.each(["bread", "plumber-at-sink", "fire"] as const)("none sits on %s", (on) => {
  expect(drawn(on)).toBe("");
});
