import { expect, test } from "vitest";
import { siteContent } from "../../../tests/support/sites/sites.ts";
import { waitingFacts } from "./to-confirm.ts";

test("a fact that no section says does not wait to be confirmed", () => {
  const { document, facts } = siteContent();
  const suggested = { source: "catalogue" as const, confirmed: false };
  const waiting = (types: readonly string[]) =>
    waitingFacts({
      document: {
        pages: document.pages.map((page) => ({
          ...page,
          blocks: page.blocks.filter(({ type }) => types.includes(type)),
        })),
      },
      facts: {
        ...facts,
        trade: { value: "baker", ...suggested },
        services: { value: [{ id: "a", name: "Bread" }], ...suggested },
      },
    });
  expect(waiting(["header", "hero", "services", "footer"])).toEqual(["services", "trade"]);
  expect(waiting(["header", "hero", "footer"])).toEqual(["trade"]);
});
