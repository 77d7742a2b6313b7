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
    version: 12,
    clinic: "75e7ee1c03b5eca7",
    coast: "096c7b25066ee45c",
    ledger: "9bb2cbd982ffb991",
    market: "f2a8b70459ab6b14",
    poster: "b5089ce01ec8b5d8",
    stockroom: "0173dbce41b0a05f",
    verandah: "98f866c6a7036c95",
    workshop: "b1926b222015a6b2",
  });
});
