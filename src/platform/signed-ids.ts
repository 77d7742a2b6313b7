import { createHmac, timingSafeEqual } from "node:crypto";

export type SignedIds = {
  /** The id with our signature, for a link. */
  sign(id: string): string;
  /** The id of a signed one; undefined if the signature is not ours. */
  verify(signed: string): string | undefined;
};

/**
 * Ids for links that let somebody do one thing without signing in.
 *
 * @param purpose what the link is for: one made for another purpose is refused.
 */
export function signedIds(secret: string, purpose: string): SignedIds {
  const signatureOf = (id: string) =>
    createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url");
  return {
    sign: (id) => `${id}.${signatureOf(id)}`,
    verify(signed) {
      const [, id = "", signature = ""] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(signed) ?? [];
      const isOurs = timingSafeEqual(
        Buffer.from(signature.padEnd(43)),
        Buffer.from(signatureOf(id)),
      );
      return isOurs ? id : undefined;
    },
  };
}
