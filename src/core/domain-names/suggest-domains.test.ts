import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seed } from "../../../tests/support/words/chance.ts";
import type { DomainCheck } from "./check-domains.ts";
import { type DomainStyle, findDomains, suggestDomains } from "./suggest-domains.ts";

const names = ["kelpiecart", "paddockpost", "brewmate", "saltbush", "tinshed"];
const more = ["wattleworks", "magpiemail", "bilbybox"];

describe("suggested domains", () => {
  test("have only the chosen endings, in turn, and no name twice", () => {
    expect(suggestDomains([...names, ...more], [".com", ".ai"])).toEqual([
      "kelpiecart.com",
      "paddockpost.ai",
      "brewmate.com",
      "saltbush.ai",
      "tinshed.com",
      "wattleworks.ai",
      "magpiemail.com",
      "bilbybox.ai",
    ]);
  });

  test("have every ending for a flexible person, including .com.au, with the chosen one first", () => {
    const domains = suggestDomains([...names, ...more], ["flexible", ".app"]);
    expect(domains[0]).toBe("kelpiecart.app");
    expect(new Set(domains.map(endingOf))).toEqual(
      new Set([".com", ".com.au", ".co", ".app", ".ai", ".online"]),
    );
    expect(suggestDomains(names, [".com"]).map(endingOf)).not.toContain(".com.au");
  });

  test("are made valid or left out", () => {
    const typed = ["Café & Crème!", "x", "a".repeat(40), "2024", "brew-mate.com", "BrewMate", "--"];
    expect(suggestDomains(typed, [".com"]).slice(0, 2)).toEqual(["cafecreme.com", "brewmate.com"]);
    expect(suggestDomains(["!!", "1"], [".com"])).toEqual([]);
  });

  test("are six to ten valid, short, different names, whatever the writer and the visitor do", () => {
    const styles = [".com", ".ai", ".app", ".co", ".online", "flexible"] as const;
    const anyNames = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{3,20}$/)), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(
        anyNames,
        fc.uniqueArray(fc.constantFrom(...styles), { minLength: 1 }),
        (some, chosen) => {
          const domains = suggestDomains(["kelpiecart", ...some], chosen);
          expect(domains.length).toBeGreaterThanOrEqual(6);
          expect(domains.length).toBeLessThanOrEqual(10);
          expect(new Set(domains).size).toBe(domains.length);
          for (const domain of domains) {
            expect(domain).toMatch(/^[a-z0-9]{3,24}(\.com|\.com\.au|\.ai|\.app|\.co|\.online)$/);
            if (!chosen.includes("flexible")) expect(chosen).toContain(endingOf(domain));
          }
        },
      ),
      { seed },
    );
  });
});

test("free domains come first, then unchecked ones, then taken ones, and .com.au has its note", async () => {
  const state: Record<string, Partial<DomainCheck>> = {
    "kelpiecart.com": { checked: true },
    "paddockpost.com.au": { checked: true, available: true },
    "brewmate.co": {},
  };
  const checker = {
    check: async (domains: readonly string[]): Promise<DomainCheck[]> =>
      domains
        .filter((name) => state[name])
        .map((name) => ({ name, available: false, checked: false, evidence: "", ...state[name] })),
  };
  const styles: DomainStyle[] = ["flexible"];
  expect(await findDomains(checker, [...names, ...more], styles)).toEqual([
    {
      name: "paddockpost.com.au",
      available: true,
      checked: true,
      evidence: "",
      note: "Needs an Australian presence, such as an ABN.",
    },
    { name: "brewmate.co", available: false, checked: false, evidence: "" },
    { name: "kelpiecart.com", available: false, checked: true, evidence: "" },
  ]);
});

function endingOf(domain: string): string {
  return domain.slice(domain.indexOf("."));
}
