import { expect, test } from "vitest";
import { diskSpace } from "./disk-space.ts";

test("a disk reports what users other than root may still write, and missing folders are left out", async () => {
  const space = await diskSpace(["/no/such/folder", "."]);
  expect(space.size).toBeGreaterThan(space.free);
  expect(space.toSpare).toBe(space.free - Math.max(1024 ** 3, space.size * 0.05));
  await expect(diskSpace(["/no/such/folder"])).rejects.toThrow("no disk says");
});
