import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { enoughFacts, everyLayout } from "../../../tests/support/sites/every-layout.ts";
import { designs } from "../designs/designs.ts";
import type { Document } from "../document.ts";
import { drawMark } from "../mark.tsx";
import { renderPage } from "../render-page.tsx";
import { rendererVersion } from "./renderer.ts";
import { drawShareCard } from "./share-card.tsx";

/** Of all that a site in this design would be released as, but photos and fonts. */
function digestOf(design: Document["design"]): string {
  const { document, page } = everyLayout({ design });
  const { html, policy } = renderPage(document, page, enoughFacts, {
    ...{ origin: "https://wattle.example", shown: "confirmed", hasAssistant: true },
    address: (file) => file,
  });
  const drawings = [drawMark(document, enoughFacts), drawShareCard(document)];
  const hash = createHash("sha256").update(JSON.stringify([html, policy, drawings]));
  return hash.digest("hex").slice(0, 16);
}

test("what documents become does not change under the renderer’s version", () => {
  const names = Object.keys(designs) as Document["design"][];
  const digests = Object.fromEntries(names.map((design) => [design, digestOf(design)]));
  // Bytes that change are another renderer’s: raise the version (renderer.ts), so that no site that is
  // live is made anew unseen. While this version runs nowhere yet, the new digests alone will do.
  expect({ version: rendererVersion, ...digests }).toEqual({
    version: 11,
    clinic: "0f3b7b6c05000433",
    coast: "b7afe40b62efd914",
    ledger: "1819bae9bc7251f0",
    market: "11756061795eccfb",
    poster: "44afd76f45eb06e0",
    stockroom: "dc1265d94a12e844",
    verandah: "4fe11712b7a4e169",
    workshop: "4796d553e7e8236b",
  });
});
