import { createHmac, timingSafeEqual } from "node:crypto";
import type { DeskKey } from "#server/storage/desk/desk-keys.ts";
import type { Provenance } from "#server/http/visitors/foreign-write.ts";

/** What the forms of a session carry: nobody who has not seen a page of it can make it. */
export function formProof(session: DeskKey): string {
  return createHmac("sha256", session).update("desk form").digest("base64url");
}

export function isFormProof(session: DeskKey, given: unknown): boolean {
  const [one, other] = [Buffer.from(typeof given === "string" ? given : ""), Buffer.from(formProof(session))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Whether one of our own pages sent the form. Stricter than for visitors (foreign-write.ts): a browser always says where a
 * form comes from, and nothing but a browser has business here.
 */
export function isOwnForm({ origin, fetchSite }: Omit<Provenance, "method">, ownOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  return origin === undefined ? fetchSite === "same-origin" : origin === ownOrigin;
}
