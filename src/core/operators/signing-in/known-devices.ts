import { createHmac, randomUUID } from "node:crypto";
import { signedIds } from "../../../platform/secrets/signed-ids.ts";
import { cookiePrefix } from "./header-names.ts";
import { cookieIn, type Visit } from "./visit.ts";

/**
 * Browsers that have signed in to an account before. Each has a signed cookie, so that strangers'
 * guesses cannot keep the operator out (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). It does not sign anyone in: a thief only gets a few more guesses.
 */
export type KnownDevices = {
  /** The id of the visit's device, if it is known to this account. */
  recognise(visit: Visit, account: string): string | undefined;
  /** Makes the visit's device known to this account, from this request on. */
  remember(visit: Visit, account: string): void;
};

/** Browsers keep cookies for at most 400 days. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** @param publicUrl decides whether the cookie is for HTTPS only. */
export function createKnownDevices({
  secret,
  publicUrl,
}: {
  secret: string;
  publicUrl: string;
}): KnownDevices {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const attributes = `Path=/; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`;

  /** One cookie for each account, since two operators may share a computer. */
  function cookieFor(account: string) {
    const digest = createHmac("sha256", secret).update(account).digest("hex");
    return {
      name: `${cookiePrefix(publicUrl)}.device_${digest.slice(0, 12)}`,
      ids: signedIds(secret, `operator-device:${account}`),
    };
  }

  function recognise(visit: Visit, account: string) {
    const { name, ids } = cookieFor(account);
    return ids.verify(cookieIn(visit, name) ?? "");
  }

  return {
    recognise,
    remember(visit, account) {
      const { name, ids } = cookieFor(account);
      const pair = `${name}=${ids.sign(recognise(visit, account) ?? randomUUID())}`;
      visit.cookies.push(`${pair}; ${attributes}`);
      const sent = visit.headers.get("cookie");
      visit.headers.set("cookie", sent ? `${pair}; ${sent}` : pair);
    },
  };
}
