import { describe, expect, onTestFinished, test, vi } from "vitest";
import { embeddedWriter } from "./embedded/embedded-writer.ts";
import type { IdeaWriter, LocalRequest, StartupRequest } from "./idea-writer.ts";
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

describe("a request that names no variation", () => {
  const { variation: _, ...anyIdea } = bendigo;
  const anyStartup: StartupRequest = { niche: "dogs", businessType: "any", domainStyles: [".com"] };

  test("gives fifty visitors fifty ideas in both generators", async () => {
    const ideas = rememberedWriter(embeddedWriter());
    const visitors = Array.from({ length: 50 }, (_, n) => `198.51.100.${n}`);
    const names = visitors.map(async (visitor) => {
      const { idea } = await ideas.startup(anyStartup, undefined, visitor);
      return idea.title;
    });
    expect(new Set(await Promise.all(names)).size).toBe(50);
    const locals = visitors.map((visitor) => ideas.local(anyIdea, undefined, visitor));
    expect(new Set((await Promise.all(locals)).map(({ businessName }) => businessName)).size).toBe(
      50,
    );
  });

  test("gives one visitor the same idea for a repeated click, and another one later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
    onTestFinished(() => {
      now.mockRestore();
      vi.useRealTimers();
    });
    const waitTill = (time: number) => {
      vi.advanceTimersByTime(10); // a moment for which the cache remembers the time
      now.mockReturnValue(time);
    };
    const ideas = rememberedWriter(embeddedWriter());
    const ask = () => ideas.local(anyIdea, undefined, "198.51.100.1");
    const first = await ask();
    waitTill(2_500);
    expect(await ask()).toEqual(first);
    waitTill(6_000);
    expect(await ask()).not.toEqual(first);
  });

  test("leaves the idea of a link as it is", async () => {
    const ideas = rememberedWriter(embeddedWriter());
    const linked = await ideas.local(bendigo);
    await ideas.local(anyIdea);
    await ideas.local(anyIdea);
    expect(await ideas.local(bendigo)).toEqual(linked);
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
