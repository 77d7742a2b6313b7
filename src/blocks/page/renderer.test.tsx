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
    clinic: "d886ccb6818abdc1",
    coast: "1c4b40c04f8ce426",
    ledger: "ed00ffe12892fd60",
    market: "0c399c7140308f1a",
    poster: "bc2edad6065992df",
    stockroom: "a921eab553941215",
    verandah: "44d336bd13520f48",
    workshop: "e177b2262cc0fbcf",
  });
});
