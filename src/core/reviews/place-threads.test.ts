import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../../tests/support/words/chance.ts";
import { type PlacedThreads, placeThreads } from "./review-view.ts";
import type { Thread } from "./threads.ts";

const ids = Array.from({ length: 8 }, (_, n) => `block-${n}`);

/** Sections as 500 edits may have left them: any of them, in any order. */
const blocks = fc
  .shuffledSubarray(ids)
  .map((kept) => kept.map((id) => ({ id, name: id, page: "" })));

const threads = fc.array(fc.option(fc.constantFrom(...ids))).map((about) =>
  about.map(
    (block_id, n): Thread => ({
      ...{ id: `comment-${n}`, block_id, review_id: "r", parent_id: null, author: "customer" },
      ...{ name: "Mia", release_id: "r", quoted: null, text: "Bigger", submission_id: null },
      ...{ resolved_at: null, created_at: new Date(0), answers: [], files: [] },
    }),
  ),
);

test("whatever becomes of a site, each comment is seen once: at its own section, or as about what was removed", () => {
  fc.assert(
    fc.property(threads, blocks, (threads, blocks) => {
      const placed = placeThreads(threads, blocks);
      const there = new Set(blocks.map(({ id }) => id));
      expect(seen(placed)).toEqual(
        threads
          .map(({ id, block_id }) => {
            if (block_id === null) return `${id} whole`;
            return there.has(block_id) ? `${id} ${block_id}` : `${id} removed`;
          })
          .toSorted(),
      );
    }),
    { numRuns: 500, seed },
  );
});

function seen({ blocks, whole, removed }: PlacedThreads): string[] {
  return [
    ...blocks.flatMap(({ block, threads }) => threads.map(({ id }) => `${id} ${block.id}`)),
    ...whole.map(({ id }) => `${id} whole`),
    ...removed.map(({ id }) => `${id} removed`),
  ].toSorted();
}
