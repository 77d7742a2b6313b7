import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";

/** A code is valid for 90 seconds: its own half minute and one on either side. */
const REMEMBERED = "5 minutes";

/**
 * Refuses an authenticator code that has been tried before. Better Auth accepts one again until it
 * expires, although RFC 6238 section 5.2 forbids it: somebody who watches a code being typed could
 * use it. A code is claimed before it is checked, so two requests at once cannot share it.
 */
export function refuseUsedCodes(database: Database): BetterAuthPlugin {
  return {
    id: "refuse-used-codes",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/two-factor/verify-totp",
          handler: createAuthMiddleware(async (ctx) => {
            const operatorId = await whoIsAsked(ctx);
            if (operatorId && !(await claimCode(database, operatorId, String(ctx.body.code)))) {
              throw new APIError("UNAUTHORIZED", { code: "USED_CODE" });
            }
          }),
        },
      ],
    },
  };
}

/** The operator who is signed in, or who has given the password but not yet the code. */
async function whoIsAsked(
  ctx: Parameters<typeof getSessionFromCtx>[0],
): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const cookie = ctx.context.createAuthCookie("two_factor");
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  if (!challenge) return undefined;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value;
}

/** @returns whether this code has not been tried recently. */
async function claimCode(database: Database, operatorId: string, code: string): Promise<boolean> {
  await database.execute(sql`
    delete from operator_used_codes where used_at < now() - ${REMEMBERED}::interval
  `);
  const { rowCount } = await database.execute(sql`
    insert into operator_used_codes (operator_id, code) values (${operatorId}, ${code})
    on conflict do nothing
  `);
  return rowCount === 1;
}
