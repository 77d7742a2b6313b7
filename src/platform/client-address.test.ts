import { expect, test } from "vitest";
import { clientAddress, networkOf } from "./client-address.ts";

test("a forwarded address is ignored unless a proxy is trusted", () => {
  expect(clientAddress("192.0.2.1", "203.0.113.9", 0)).toBe("192.0.2.1");
  expect(clientAddress("192.0.2.1", "203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("192.0.2.1", null, 1)).toBe("192.0.2.1");
});

test("only as many entries as there are proxies count; the rest is the visitor's claim", () => {
  expect(clientAddress("10.0.0.2", "1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.2", "1.1.1.1, 203.0.113.9, 10.0.0.1", 2)).toBe("203.0.113.9");
  expect(clientAddress("10.0.0.2", "203.0.113.9", 3)).toBe("203.0.113.9");
});

test("a port that a proxy adds does not count", () => {
  for (const [entry, visitor] of [
    ["203.0.113.9:51234", "203.0.113.9"],
    ["[2001:db8:1:2ab::7]:51234", "2001:db8:1:200::/56"],
    ["[2001:db8:1:2ab::7]", "2001:db8:1:200::/56"],
    ["2001:db8:1:2ab::7", "2001:db8:1:200::/56"],
    ["[::ffff:192.0.2.1]:80", "192.0.2.1"],
  ] as const) {
    expect(clientAddress("10.0.0.2", `1.1.1.1:80, ${entry}`, 1)).toBe(visitor);
  }
  for (const nonsense of ["unknown", "unknown:80", "[no]:80", "1.2.3.4:x", ":80", "1.2.3:4:5"]) {
    expect(clientAddress("10.0.0.2", nonsense, 1)).toBe(nonsense);
  }
});

test("an IPv6 visitor counts by the network of a household", () => {
  expect(clientAddress("2001:db8:1:2ff:aaaa:bbbb:cccc:dddd", null, 0)).toBe("2001:db8:1:200::/56");
  expect(clientAddress("2001:db8:1:200::1", null, 0)).toBe("2001:db8:1:200::/56");
  expect(clientAddress("2001:db8:1:300::1", null, 0)).toBe("2001:db8:1:300::/56");
  expect(clientAddress("2001:DB8::1", null, 0)).toBe("2001:db8:0:0::/56");
  expect(clientAddress("2001:db8:1:2:3:4:5::", null, 0)).toBe("2001:db8:1:0::/56");
  expect(clientAddress("64:ff9b:1:2::192.0.2.1", null, 0)).toBe("64:ff9b:1:0::/56");
  expect(clientAddress("::1", null, 0)).toBe("0:0:0:0::/56");
  expect(clientAddress("fe80::1%eth0", null, 0)).toBe("fe80:0:0:0::/56");
});

test("an IPv4 visitor in IPv6 clothes counts as IPv4, in any spelling", () => {
  for (const address of ["::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1"]) {
    expect(clientAddress(address, null, 0)).toBe("192.0.2.1");
  }
});

test("a network is an IPv6 /48 or an IPv4 /24", () => {
  const visitors = [
    "2001:db8:1:2ff::1",
    "2001:db8:1:300::1",
    "2001:db8:2::1",
    "192.0.2.1",
    "192.0.3.1",
  ];
  const networks = visitors.map((visitor) => networkOf(clientAddress(visitor, null, 0)));
  expect(networks).toEqual(["2001:db8:1", "2001:db8:1", "2001:db8:2", "192.0.2", "192.0.3"]);
});
