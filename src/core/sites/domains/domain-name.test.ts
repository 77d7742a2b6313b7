import { expect, test } from "vitest";
import { readDomainName } from "./domain-name.ts";

const config = {
  publicUrl: "https://www.smartsites.com.au",
  sitesDomain: "smart-sites-customers.net.au",
  supportEmail: "hello@mail.smartsites.io",
};

test.each([
  ["coffscakes.com.au", "coffscakes.com.au"],
  ["  WWW.CoffsCakes.com.au. ", "coffscakes.com.au"],
  ["https://www.coffscakes.com.au/shop?x=1#y", "coffscakes.com.au"],
  ["http://coffscakes.sydney:8080", "coffscakes.sydney"],
  ["4wd.com", "4wd.com"],
])("of %j, the domain is %s", (typed, name) => {
  expect(readDomainName(typed, config)).toEqual({ outcome: "name", name });
});

test.each([
  ...["", "coffscakes", "coffs cakes.com.au", "com.au", "www.com.au", "192.168.1.1", "[::1]"],
  ...[
    "localhost",
    "a.localhost",
    "coffscakes.example",
    "coffscakes.internal",
    "-a-.com",
    "a_b.com",
  ],
  ...["coffscakes..com.au", "mia@coffscakes", "%00.com", "a\u0000b.com", "x".repeat(10_000)],
  ...[`${"a".repeat(64)}.com`, `${"a.".repeat(130)}com`],
])("%j is no domain name", (typed) => {
  expect(readDomainName(typed, config)).toEqual({ outcome: "not a name" });
});

test.each([
  ["smartsites.com.au"],
  ["shop.smartsites.com.au"],
  ["wattle.smart-sites-customers.net.au"],
  ["SMART-SITES-CUSTOMERS.net.au"],
  ["smartsites.io"],
])("%s is ours", (typed) => {
  expect(readDomainName(typed, config)).toEqual({ outcome: "ours" });
});

test("a part of a domain names the whole one", () => {
  const domain = "coffscakes.com.au";
  for (const typed of [
    "shop.coffscakes.com.au",
    "a.b.coffscakes.com.au",
    "www.www.coffscakes.com.au",
  ]) {
    expect(readDomainName(typed, config)).toEqual({ outcome: "part of a domain", domain });
  }
});

test.each([
  ["c\u043eles.com.au", "c\u043eles.com.au"],
  ["xn--80ak6aa92e.com", "аррӏе.com"],
  ["bücher.com", "bücher.com"],
  ["shop.xn--bcher-kva.com", "shop.bücher.com"],
  ["ＣＯＦＦＳ\u00a0cakes.com", ""],
])("a name in other letters, such as %s, is not taken for one in ours", (typed, shown) => {
  expect(readDomainName(typed, config)).toEqual(
    shown ? { outcome: "other letters", shown } : { outcome: "not a name" },
  );
});
