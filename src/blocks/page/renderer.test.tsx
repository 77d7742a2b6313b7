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
    version: 10,
    clinic: "eb43592d2708a5d4",
    coast: "6c1b51196943421a",
    ledger: "ffc9622fa9961b8b",
    market: "05ef3d9a5f23e7ba",
    poster: "e00585c6ca6e9cfe",
    stockroom: "bd6df114e58b0879",
    verandah: "f1bdace0d1d40218",
    workshop: "720459ab5ab62fd8",
  });
});
