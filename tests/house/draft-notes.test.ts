import { expect, test } from "vitest";
import { textOf } from "../../scripts/drafts/text-of.ts";
import { documentSchema } from "../../src/blocks/document.ts";
import { factsSchema } from "../../src/blocks/facts/facts.ts";
import { contentVersion } from "../../src/blocks/versions.ts";

test("a printed draft names only facts of its pages as waiting", () => {
  const waits = { source: "catalogue", confirmed: false };
  const facts = factsSchema.parse({
    name: { ...waits, value: "Wattle Repairs", confirmed: true },
    services: { ...waits, value: [{ id: "service-1", name: "Hems" }] },
    steps: { ...waits, value: [{ id: "step-1", name: "Ask" }] },
  });
  const services = { id: "services", type: "services", heading: "What we do" };
  const document = documentSchema.parse({
    ...{ version: contentVersion, design: "verandah", colour: "#1f5b45" },
    pages: [{ id: "home", path: "", blocks: [services] }],
  });
  const text = textOf({ id: "wattle", typed: {}, document, facts, notes: [] }, []);
  expect(text).toContain("Wait to be confirmed: services.\n");
});
