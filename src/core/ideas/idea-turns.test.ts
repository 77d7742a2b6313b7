import { describe, expect, onTestFinished, test, vi } from "vitest";
import { embeddedWriter } from "./embedded/embedded-writer.ts";
import { ideaTurns } from "./idea-turns.ts";
import type { LocalRequest, StartupRequest } from "./idea-writer.ts";
import { suggestLocal } from "./suggest-local.ts";
import { suggestStartup } from "./suggest-startup.ts";

const anyLocal: LocalRequest = {
  location: "Bendigo",
  skills: "gardening",
  budget: "0-500",
  teamPreference: "solo",
};
const anyStartup: StartupRequest = { niche: "dogs", businessType: "any", domainStyles: [".com"] };

describe("a request that names no variation", () => {
  test("gives fifty visitors fifty ideas in both generators", async () => {
    const own = services();
    const visitors = Array.from({ length: 50 }, (_, n) => `198.51.100.${n}`);
    const startups = visitors.map((visitor) => suggestStartup(own, anyStartup, undefined, visitor));
    const locals = visitors.map((visitor) => suggestLocal(own, anyLocal, undefined, visitor));
    for (const ideas of [await Promise.all(startups), await Promise.all(locals)]) {
      expect(new Set(ideas.map((idea) => JSON.stringify(idea))).size).toBe(50);
    }
  });

  test("gives one visitor the same idea for a repeated click, and another one later", () => {
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
    const turn = ideaTurns();
    const ask = () => turn(anyLocal, "198.51.100.1").variation;
    const first = ask();
    waitTill(2_500);
    expect(ask()).toBe(first);
    waitTill(6_000);
    expect(ask()).not.toBe(first);
  });

  test("leaves the idea of a link as it is, and is answered with what a link says", async () => {
    const own = services();
    const linked = await suggestLocal(own, { ...anyLocal, variation: 1 });
    await suggestLocal(own, anyLocal);
    const inTurn = await suggestLocal(own, anyLocal);
    expect(inTurn).toMatchObject({ answer: { variation: 1 } });
    expect(inTurn).toEqual(linked);
    expect(await suggestLocal(own, { ...anyLocal, variation: 1 })).toEqual(linked);
  });
});

function services() {
  return { ideaWriter: embeddedWriter(), ideaTurns: ideaTurns(), findDomains: async () => [] };
}
