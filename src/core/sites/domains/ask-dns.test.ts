import { expect, test } from "vitest";
import { startZone, type Zone } from "../../../../tests/support/servers/dns.ts";
import { createAskDns } from "./ask-dns.ts";

const wanted = {
  name: "coffscakes.com.au",
  token: "site=of-mia",
  addresses: ["203.0.113.7", "2001:db8::7"],
};

async function ask(zone: Zone) {
  await using dns = await startZone(zone);
  return await createAskDns([dns.address])(wanted);
}

const right = { A: ["203.0.113.7"] };

test("records that are as they must be are right", async () => {
  const found = await ask({
    "coffscakes.com.au": { A: ["203.0.113.7"], AAAA: ["2001:DB8:0::7"] },
    "www.coffscakes.com.au": { CNAME: ["wattle.sites.example"] },
    "wattle.sites.example": right,
    "_site-check.coffscakes.com.au": { TXT: ["of another", "site=of-mia"] },
  });
  expect(found).toEqual({
    txt: { state: "right", now: expect.arrayContaining(["site=of-mia"]) },
    apex: { state: "right", now: ["203.0.113.7", "2001:db8::7"] },
    www: { state: "right", now: ["wattle.sites.example", "203.0.113.7"] },
  });
});

test("what is there instead is told, and one address that is not ours is one too many", async () => {
  const found = await ask({
    "coffscakes.com.au": { A: ["203.0.113.7", "198.51.100.4"] },
    "www.coffscakes.com.au": { A: ["203.0.113.7"], AAAA: ["2001:db8::666"] },
    "_site-check.coffscakes.com.au": { TXT: ["site=of-tom"] },
  });
  expect(found).toEqual({
    txt: { state: "wrong", now: ["site=of-tom"] },
    apex: { state: "wrong", now: ["203.0.113.7", "198.51.100.4"] },
    www: { state: "wrong", now: ["203.0.113.7", "2001:db8::666"] },
  });
});

test("a name that does not exist has nothing, and one that nobody answers for says nothing", async () => {
  expect(await ask({})).toEqual({
    txt: { state: "wrong", now: [] },
    apex: { state: "wrong", now: [] },
    www: { state: "wrong", now: [] },
  });
  const found = await ask({
    "coffscakes.com.au": "server failure",
    "www.coffscakes.com.au": "silent",
    "_site-check.coffscakes.com.au": "server failure",
  });
  for (const record of Object.values(found))
    expect(record).toEqual({ state: "unanswered", now: [] });
});

test("aliases that lead in a circle lead nowhere", async () => {
  const found = await ask({
    "www.coffscakes.com.au": { CNAME: ["a.example"] },
    "a.example": { CNAME: ["b.example"] },
    "b.example": { CNAME: ["a.example"] },
    "coffscakes.com.au": { CNAME: ["coffscakes.com.au"] },
  });
  expect(found.www).toMatchObject({ now: ["a.example"] });
  expect([found.www.state, found.apex.state]).not.toContain("right");
});

test("of a text of 60 KB, and of a hundred of them, a little is kept, and nothing that hides", async () => {
  const found = await ask({
    "coffscakes.com.au": { A: Array.from({ length: 200 }, (_, n) => `198.51.100.${n}`) },
    "_site-check.coffscakes.com.au": {
      TXT: ["<script>\u202e\u0000".repeat(40), "x".repeat(60_000), ...Array(100).fill("y")],
    },
  });
  expect(JSON.stringify(found).length).toBeLessThan(2_000);
  expect(found.txt.state).toBe("wrong");
  expect(JSON.stringify(found)).not.toMatch(/\\u202e|\\u0000|\u202e/);
  const long = await ask({
    "_site-check.coffscakes.com.au": { TXT: ["x".repeat(60_000), "site=of-mia"] },
  });
  expect(long.txt.state).toBe("right");
});
