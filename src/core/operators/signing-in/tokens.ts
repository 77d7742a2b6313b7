import { eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { operators } from "../../../database/tables/operators.ts";
import type { Operator } from "../schema.ts";
import type { AuthServices } from "./visit.ts";

type TokenServices = AuthServices & { database: Database; config: { publicUrl: string } };

/** A JSON API token for an operator; it lasts 15 minutes. */
export async function issueToken(services: TokenServices, operator: Operator): Promise<string> {
  const auth = await services.auth();
  const payload = { sub: operator.id, iat: Math.floor(Date.now() / 1000) };
  const { token } = await auth.api.signJWT({ body: { payload } });
  return token;
}

/** The public keys for checking tokens (RFC 7517). */
export async function tokenKeys(services: AuthServices) {
  const auth = await services.auth();
  return auth.api.getJwks();
}

export type TokenRules = {
  /** Takes a token that has expired, as long as its signature, issuer and audience are right. */
  allowExpired?: boolean;
};

/** The operator whose token this is, or why it is invalid. */
export async function operatorOfToken(
  services: TokenServices,
  token: string,
  rules: TokenRules = {},
): Promise<{ operator: Operator; reason?: never } | { operator?: never; reason: string }> {
  const subject = await verifiedSubject(services, token, rules);
  if (typeof subject !== "object") return { reason: subject };
  const [found] = await services.database
    .select()
    .from(operators)
    .where(eq(operators.id, subject.id));
  if (!found || found.banned) return { reason: "This operator has no access any more" };
  const { id, name, email, role, twoFactorEnabled } = found;
  return { operator: { id, name, email, role, twoFactorEnabled, sessionId: undefined } };
}

/** The operator's id in a valid token, or what is wrong with it. */
async function verifiedSubject(
  services: TokenServices,
  token: string,
  { allowExpired = false }: TokenRules,
): Promise<{ id: string } | string> {
  const { createLocalJWKSet, decodeJwt, errors, jwtVerify } = await import("jose");
  const { publicUrl } = services.config;
  try {
    const keys = createLocalJWKSet(await tokenKeys(services));
    const { payload } = await jwtVerify(token, keys, {
      issuer: publicUrl,
      audience: publicUrl,
      // As at the time when it was made.
      ...(allowExpired && { currentDate: new Date((decodeJwt(token).iat ?? 0) * 1000) }),
    });
    return payload.sub ? { id: payload.sub } : "Invalid JWT";
  } catch (error) {
    if (error instanceof errors.JWTExpired) return "JWT expired";
    const isForged =
      error instanceof errors.JWSSignatureVerificationFailed ||
      error instanceof errors.JWKSNoMatchingKey;
    if (isForged) return "Invalid JWT signature";
    if (error instanceof errors.JOSEError) return "Invalid JWT";
    throw error;
  }
}
