import { describe, expect, test } from "vitest";
import { embeddedWriter } from "./embedded/embedded-writer.ts";
import type { IdeaWriter, LocalRequest } from "./idea-writer.ts";
import { inTurns } from "./in-turns.ts";
import { rememberedWriter } from "./remembered-writer.ts";

const bendigo: LocalRequest = {
  location: "Bendigo",
  skills: "gardening",
  budget: "0-500",
  teamPreference: "solo",
  variation: 0,
};

describe("a remembered idea", () => {
  test("is written once for all who ask at once, and again only when something differs", async () => {
    const { writer, written } = countedWriter();
    const ideas = rememberedWriter(writer);
    await Promise.all(Array.from({ length: 200 }, () => ideas.local({ ...bendigo })));
    expect(written).toHaveLength(1);
    const [first, next] = await Promise.all([
      ideas.local(bendigo),
      ideas.local({ ...bendigo, variation: 1 }),
    ]);
    expect(written).toHaveLength(2);
    expect(next).not.toEqual(first);
  });

  test("goes on being written for the others when one visitor stops waiting", async () => {
    const { writer, written } = countedWriter({ delay: 50 });
    const ideas = rememberedWriter(writer);
    const stopping = new AbortController();
    const [stopped, other] = [ideas.local(bendigo, stopping.signal), ideas.local(bendigo)];
    stopping.abort();
    await expect(stopped).rejects.toThrow(/abort/i);
    expect((await other).businessName).toMatch(/\S/);
    expect(written).toHaveLength(1);
  });

  test("is not remembered when it could not be written", async () => {
    const { writer } = countedWriter();
    let failing = true;
    const ideas = rememberedWriter({
      ...writer,
      local: (request) => (failing ? Promise.reject(new Error("away")) : writer.local(request)),
    });
    await expect(ideas.local(bendigo)).rejects.toThrow("away");
    failing = false;
    expect((await ideas.local(bendigo)).businessName).toMatch(/\S/);
  });
});

test("between two ideas everything else has its turn", async () => {
  const writer = inTurns(embeddedWriter());
  let finished = 0;
  const all = Array.from({ length: 20 }, async (_, variation) => {
    await writer.local({ ...bendigo, variation });
    finished++;
  });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(finished).toBeLessThan(5);
  await Promise.all(all);
  expect(finished).toBe(20);
});

/** The embedded writer, with a list of what it was asked. */
function countedWriter({ delay = 0 } = {}) {
  const embedded = embeddedWriter();
  const written: LocalRequest[] = [];
  const writer: IdeaWriter = {
    ...embedded,
    async local(request) {
      written.push(request);
      await new Promise((resolve) => setTimeout(resolve, delay));
      return embedded.local(request);
    },
  };
  return { writer, written };
}
