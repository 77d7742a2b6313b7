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
    version: 7,
    clinic: "304880532a842807",
    coast: "e3e0099195fd632a",
    ledger: "0ed2dd4cf5c709b9",
    market: "19832a502b0bbfc1",
    poster: "e17df17f5f430476",
    stockroom: "b8a9a8ffec8dedfe",
    verandah: "70e44a98c22f8f80",
    workshop: "38b2867604c96c46",
  });
});
