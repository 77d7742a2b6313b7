import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts what has to be stored in the database for a while but must not be readable there. */
export type Sealer = {
  seal(text: string): string;
  /** @throws Error for what was not sealed with this secret and for this purpose. */
  open(sealed: string): string;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM (NIST SP 800-38D) with a key drawn from the secret for one purpose (RFC 5869). */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const hidden = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString("utf8");
    },
  };
}
