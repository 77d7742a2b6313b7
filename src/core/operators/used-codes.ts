import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";

/** A code counts for 90 seconds: its own half minute and one on either side. */
const REMEMBERED = "5 minutes";

/**
 * Refuses a code of an authenticator app that was tried before. Better Auth takes one again until
 * its time is up, though RFC 6238 section 5.2 forbids it: whoever watches a code being typed could
 * sign in with it. A code is claimed before it is checked, so two requests at once cannot share it.
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

/** The operator who is signed in, or who has given the password and owes the code. */
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

/** @returns whether nobody has tried this code of theirs lately. */
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
