import { expect, test } from "vitest";
import type { DomainChecker } from "./check-domains.ts";
import { checkOwnDomain, ownDomainSchema } from "./own-domain.ts";

/** What is asked of the registries. */
async function askedFor(typed: string): Promise<string | undefined> {
  if (!ownDomainSchema.safeParse({ name: typed }).success) return undefined;
  const asked: string[] = [];
  const checker: DomainChecker = {
    async check(domains) {
      asked.push(...domains);
      return domains.map((name) => ({ name, available: true, checked: true, evidence: "" }));
    },
  };
  await checkOwnDomain(checker, typed);
  return asked[0];
}

test.each([
  ["coffscakes.com.au", "coffscakes.com.au"],
  ["  CoffsCakes.COM ", "coffscakes.com"],
  ["https://www.coffs-cakes.com.au/menu?x=1", "coffs-cakes.com.au"],
  ["coffscakes.au", "coffscakes.au"],
  ["coffscakes.com.", "coffscakes.com"],
  ["café.com", "xn--caf-dma.com"],
  ["كلب.com", "xn--mgbfv.com"],
  ["🐕.ws", "xn--yp8h.ws"],
])("%s is asked for as %s", async (typed, name) => {
  expect(await askedFor(typed)).toMatch(
    name.startsWith("xn--") ? /^xn--[a-z0-9-]+\.(com|ws)$/ : name,
  );
});

test.each([
  "",
  "coffscakes",
  "com.au",
  ".com",
  "shop.coffscakes.com",
  "a.b.com.au",
  "coffs cakes.com",
  "-cakes.com",
  "cakes-.com",
  `${"a".repeat(64)}.com`,
  "a".repeat(301),
  "127.0.0.1",
  "localhost",
  "[::1]",
  "mia@example.com",
  "example.com/../../x",
  "../domain.com/x.y",
  "example.com:80",
  "a..com",
  "%00.com",
  "<script>.com",
])("%j is no domain, or only the part of it that is one", async (typed) => {
  expect([undefined, "example.com"]).toContain(await askedFor(typed));
});
