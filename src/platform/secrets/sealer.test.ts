import { expect, test } from "vitest";
import { createSealer } from "./sealer.ts";

const secret = "s".repeat(40);

test("what was sealed is read again by the same secret and purpose only", () => {
  const sealer = createSealer(secret, "links");
  const sealed = sealer.seal("Zoë's token");
  expect(sealed).not.toContain("token");
  expect(sealer.seal("Zoë's token")).not.toBe(sealed);
  expect(createSealer(secret, "links").open(sealed)).toBe("Zoë's token");
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  for (const open of [
    () => createSealer("t".repeat(40), "links").open(sealed),
    () => createSealer(secret, "something else").open(sealed),
    () => sealer.open(changed),
    () => sealer.open(""),
  ]) {
    expect(open).toThrow();
  }
});
