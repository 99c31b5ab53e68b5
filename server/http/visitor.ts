import { createHash, randomBytes } from "node:crypto";
import type { VisitorHash } from "#domain/saved-names/saved-names.ts";

const COOKIE = "visitor";
const FOUR_HUNDRED_DAYS_IN_SECONDS = 400 * 24 * 60 * 60;
const FORM = /^[A-Za-z0-9_-]{22}$/;

/** A visitor's random number: 128 bits, known to one browser only. Storage sees its hash, logs see neither. */
export type VisitorNumber = string;

export function newVisitorNumber(): VisitorNumber {
  return randomBytes(16).toString("base64url");
}

export function hashVisitor(number: VisitorNumber): VisitorHash {
  return createHash("sha256").update(number).digest("hex");
}

/** The visitor's number in a Cookie header; undefined when there is none or it is not of our making. */
export function visitorIn(cookieHeader: string | undefined | null): VisitorNumber | undefined {
  const value = cookieHeader
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return value !== undefined && FORM.test(value) ? value : undefined;
}

/** The Set-Cookie header that gives a browser its number, or renews it for another 400 days. */
export function visitorCookie(number: VisitorNumber, https: boolean): string {
  return `${COOKIE}=${number}; Max-Age=${FOUR_HUNDRED_DAYS_IN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The Set-Cookie header that makes a browser forget its number. */
export function forgetVisitorCookie(https: boolean): string {
  return `${COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
