import { createHash, randomBytes } from "node:crypto";
import type { VisitorHash } from "#domain/saved-names/saved-names.ts";

const COOKIE = "visitor";
/** Browsers take a cookie of this name from the site itself alone, over https: no neighbor under the same domain can plant it. */
const BOUND_COOKIE = "__Host-visitor";
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

/** The first number in a Cookie header that has our form, whether it is one of ours or not; undefined when there is none. */
export function visitorIn(cookieHeader: string | undefined | null): VisitorNumber | undefined {
  // Most have none, and this stands before each answer.
  if (cookieHeader === undefined || cookieHeader === null) return undefined;
  return [...numbersIn(cookieHeader, BOUND_COOKIE), ...numbersIn(cookieHeader, COOKIE)][0];
}

/**
 * The numbers that a browser brings, the most trustworthy first. Over https that is the one of the name that no neighbor
 * can plant; then those under the plain name, which was given on https, too, before December 2026.
 */
export function visitorsIn(
  cookieHeader: string | undefined | null,
  https: boolean,
): readonly VisitorNumber[] {
  return [...(https ? numbersIn(cookieHeader, BOUND_COOKIE) : []), ...numbersIn(cookieHeader, COOKIE)];
}

function numbersIn(cookieHeader: string | undefined | null, name: string): readonly VisitorNumber[] {
  return (cookieHeader ?? "").split(";").flatMap((pair) => {
    const [key, value = ""] = pair.trim().split("=", 2);
    return key === name && FORM.test(value) ? [value] : [];
  });
}

/**
 * The Set-Cookie headers that give a browser its number, or renew it for another 400 days. On https a number under the
 * plain name moves to the bound one.
 */
export function visitorCookies(
  number: VisitorNumber,
  https: boolean,
  cookieHeader: string | undefined | null,
): readonly string[] {
  const given = setCookie(https ? BOUND_COOKIE : COOKIE, number, FOUR_HUNDRED_DAYS_IN_SECONDS, https);
  return https && numbersIn(cookieHeader, COOKIE).length > 0
    ? [given, setCookie(COOKIE, "", 0, true)]
    : [given];
}

/** The Set-Cookie headers that make a browser forget its number, under whichever name it has it. */
export function forgetVisitorCookies(https: boolean): readonly string[] {
  return [...(https ? [BOUND_COOKIE] : []), COOKIE].map((name) => setCookie(name, "", 0, https));
}

function setCookie(name: string, value: string, seconds: number, https: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}
