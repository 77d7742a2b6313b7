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
  return signedTexts(secret, purpose, /^[0-9a-f-]{36}$/);
}

/** A row, and which of the links to it is meant. */
type Versioned = { id: string; version: number };

export type SignedVersions = {
  sign(link: Versioned): string;
  /** @returns undefined if the signature is not ours. */
  verify(signed: string): Versioned | undefined;
};

/** As above, for links that can be ended: the row raises its version, and refuses those of others. */
export function signedVersions(secret: string, purpose: string): SignedVersions {
  const { sign, verify } = signedTexts(secret, purpose, /^[0-9a-f-]{36}\.\d{1,9}$/);
  return {
    sign: ({ id, version }) => sign(`${id}.${version}`),
    verify(signed) {
      const [id, version] = verify(signed)?.split(".") ?? [];
      return id ? { id, version: Number(version) } : undefined;
    },
  };
}

function signedTexts(secret: string, purpose: string, shape: RegExp): SignedIds {
  const signatureOf = (text: string) =>
    createHmac("sha256", secret).update(`${purpose}:${text}`).digest("base64url");
  return {
    sign: (text) => `${text}.${signatureOf(text)}`,
    verify(signed) {
      const [, text = "", signature = ""] = /^(.*)\.([\w-]{43})$/.exec(signed) ?? [];
      const isOurs = timingSafeEqual(
        Buffer.from(signature.padEnd(43)),
        Buffer.from(signatureOf(text)),
      );
      return isOurs && shape.test(text) ? text : undefined;
    },
  };
}
