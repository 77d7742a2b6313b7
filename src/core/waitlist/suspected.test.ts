import { expect, test } from "vitest";
import { person } from "../../../tests/support/builders.ts";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { deleteOldSuspected, keepSuspected, listSuspected } from "./suspected.ts";

test("a suspected sign-up is kept for 30 days", async () => {
  await using db = await freshDatabase();
  for (const days of [29, 31]) {
    await keepSuspected(db, person({ name: `Of ${days} days` }), { idea: {}, source: {} });
    await db.pool.query(
      "update suspected_sign_ups set created_at = now() - make_interval(days => $1) where name = $2",
      [days, `Of ${days} days`],
    );
  }
  await deleteOldSuspected(db);
  const left = await listSuspected(db, { limit: 10 });
  expect(left.map(({ name }) => name)).toEqual(["Of 29 days"]);
});
