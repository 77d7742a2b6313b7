import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

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

test("an IPv6 visitor counts by the network, and an IPv4 one in IPv6 clothes as IPv4", () => {
  expect(clientAddress("2001:db8:1:2:aaaa:bbbb:cccc:dddd", null, 0)).toBe("2001:db8:1:2::/64");
  expect(clientAddress("2001:DB8::1", null, 0)).toBe("2001:db8:0:0::/64");
  expect(clientAddress("::1", null, 0)).toBe("0:0:0:0::/64");
  expect(clientAddress("fe80::1%eth0", null, 0)).toBe("fe80:0:0:0::/64");
  expect(clientAddress("::ffff:192.0.2.1", null, 0)).toBe("192.0.2.1");
});
