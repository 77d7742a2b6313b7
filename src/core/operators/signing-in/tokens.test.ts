import pino from "pino";
import { expect, test } from "vitest";
import { addOperator } from "../../../../tests/support/operators.ts";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { operators } from "../../../database/tables/operators.ts";
import { createAuth } from "./auth.ts";
import { operatorOfToken, type TokenRules } from "./tokens.ts";

test("a token is valid until it expires, and only for this site", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  const [operator] = await db.database.select().from(operators);
  const config = { publicUrl: "https://www.example.com.au", companyName: "Smart Sites" };
  const log = pino({ level: "silent" });
  const auth = createAuth({ database: db.database, log, config }, "x".repeat(40));
  const services = { database: db.database, config, auth: async () => auth };
  const now = Math.floor(Date.now() / 1000);
  async function answerTo(claims: Record<string, unknown>, rules: TokenRules = {}, damage = "") {
    const payload = { sub: operator?.id ?? "", ...claims };
    const { token } = await auth.api.signJWT({ body: { payload } });
    const { operator: found, reason } = await operatorOfToken(services, token + damage, rules);
    return found?.email ?? reason;
  }
  expect(await answerTo({})).toBe("olive@example.com");
  expect(await answerTo({ exp: now - 1 })).toBe("JWT expired");
  const expired = { iat: now - 1000, exp: now - 1 };
  expect(await answerTo(expired)).toBe("JWT expired");
  const allowExpired = { allowExpired: true };
  expect(await answerTo(expired, allowExpired)).toBe("olive@example.com");
  expect(await answerTo({}, allowExpired)).toBe("olive@example.com");
  expect(await answerTo(expired, allowExpired, "AAAA")).toBe("Invalid JWT signature");
  expect(await answerTo({ ...expired, iss: "https://elsewhere.example" }, allowExpired)).toBe(
    "Invalid JWT",
  );
  expect(await answerTo({ aud: "https://elsewhere.example" })).toBe("Invalid JWT");
  expect(await answerTo({ sub: "01890000-0000-7000-8000-000000000000" })).toBe(
    "This operator has no access any more",
  );
});
