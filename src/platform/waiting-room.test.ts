import { expect, test } from "vitest";
import { createWaitingRoom } from "./waiting-room.ts";

const olive = "olive@example.com";

test("a waiting request may go on when its time is up", async () => {
  const room = createWaitingRoom({ inAll: 2, anAccount: 2 });
  const began = performance.now();
  expect(await room.wait({ account: olive, address: "a" }, 0.05)).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(45);
});

test("places are limited per account and in all, with one per address", async () => {
  const room = createWaitingRoom({ inAll: 3, anAccount: 2 });
  const wait = (account: string, address: string) => room.wait({ account, address }, 60);
  const waiting = [wait(olive, "a")];
  expect(await wait(olive, "a")).toBe(false);
  waiting.push(wait(olive, "b"));
  expect(await wait(olive, "c")).toBe(false);
  waiting.push(wait("stan@example.com", "a"));
  expect(await wait("zoe@example.com", "d")).toBe(false);
  room.close();
  expect(await Promise.all(waiting)).toEqual([false, false, false]);
});

test("a place is free again once its time is up, and a closed room has none", async () => {
  const room = createWaitingRoom({ inAll: 1, anAccount: 1 });
  const waiter = { account: olive, address: "a" };
  expect(await room.wait(waiter, 0.01)).toBe(true);
  expect(await room.wait(waiter, 0.01)).toBe(true);
  room.close();
  expect(await room.wait(waiter, 0.01)).toBe(false);
});
