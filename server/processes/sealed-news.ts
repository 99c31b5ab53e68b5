import { createCipheriv, createDecipheriv, hash, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts, and opens those that were sealed by the same secret; undefined for anything else. */
export type SealedNews = { seal(text: string): string; open(sealed: string): string | undefined };

/** For what passes through the database, whose logs may hold each statement: client addresses stand in it. */
export function sealedBy(secret: string): SealedNews {
  const key = hash("sha256", `news ${secret}`, "buffer");
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]);
        return text.toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
