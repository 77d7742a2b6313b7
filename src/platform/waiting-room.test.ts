import { expect, test } from "vitest";
import { createWaitingRoom } from "./waiting-room.ts";

const olive = "olive@example.com";

test("a waiting request may go on when its time is up", async () => {
  const room = createWaitingRoom({ inAll: 2, anAccount: 2, aNetwork: 2 });
  const began = performance.now();
  expect(await room.wait({ account: olive, address: "192.0.2.1" }, 0.05)).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(45);
});

test("places are limited per account, per network and in all, with one per address", async () => {
  const room = createWaitingRoom({ inAll: 4, anAccount: 2, aNetwork: 3 });
  const wait = (account: string, address: string) => room.wait({ account, address }, 60);
  const waiting = [wait(olive, "192.0.2.1")];
  expect(await wait(olive, "192.0.2.1")).toBe(false);
  waiting.push(wait(olive, "192.0.2.2"));
  expect(await wait(olive, "192.0.2.3")).toBe(false);
  waiting.push(wait("stan@example.com", "192.0.2.1"));
  expect(await wait("zoe@example.com", "192.0.2.4")).toBe(false);
  waiting.push(wait("zoe@example.com", "198.51.100.1"));
  room.close();
  expect(await Promise.all(waiting)).toEqual([false, false, false, false]);
});

test("where all places are taken, one of the network with most of them is given up", async () => {
  const room = createWaitingRoom({ inAll: 100, anAccount: 5, aNetwork: 4 });
  const wait = (address: string) => room.wait({ account: olive, address }, 60);
  const crowd = [0, 1, 2, 3].map((n) => wait(`2001:db8:1:${n}00::/56`));
  expect(await wait("2001:db8:1:400::/56")).toBe(false);
  const other = wait("192.0.2.1");
  const owner = wait("2001:db8:2:0::/56");
  expect(await crowd[3]).toBe(false);
  room.close();
  expect(await Promise.all([other, owner])).toEqual([false, false]);
});

test("a place is free again once its time is up, and a closed room has none", async () => {
  const room = createWaitingRoom({ inAll: 1, anAccount: 1, aNetwork: 1 });
  const waiter = { account: olive, address: "192.0.2.1" };
  expect(await room.wait(waiter, 0.01)).toBe(true);
  expect(await room.wait(waiter, 0.01)).toBe(true);
  room.close();
  expect(await room.wait(waiter, 0.01)).toBe(false);
});

test("an operator signs in from a new browser while one network sends a hundred guesses", async () => {
  const room = createWaitingRoom({ inAll: 200, anAccount: 100, aNetwork: 20 });
  const guesses = Array.from({ length: 110 }, (_, n) =>
    room.wait({ account: olive, address: `2001:db8:1:${n.toString(16)}00::/56` }, 60),
  );
  expect(await room.wait({ account: olive, address: "203.0.113.9" }, 0.01)).toBe(true);
  room.close();
  expect((await Promise.all(guesses)).every((mayGoOn) => !mayGoOn)).toBe(true);
});
