import { type DeskKey, isDeskKey } from "#server/storage/desk/desk-keys.ts";
import type { Client } from "#server/http/visitors/client.ts";

/** Browsers take a cookie of this name from the site itself alone, over https. */
const BOUND = "__Host-desk";
/** On this machine, without https, where there is nobody on the way. */
const PLAIN = "desk";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const SESSION_LASTS_MS = 12 * 60 * 60_000;

type Asking = Pick<Client, "https" | "origin">;

/** Whether nobody on the way can read the cookie: over https, or on this machine. The desk opens nowhere else. */
export function isPrivateWay({ https, origin }: Asking): boolean {
  return https || LOOPBACK.test(new URL(origin).hostname);
}

/** The session that a browser brings; undefined for none, or one that is not of our form. */
export function sessionIn(cookies: string | undefined, { https }: Asking): DeskKey | undefined {
  const name = https ? BOUND : PLAIN;
  return (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .find(isDeskKey);
}

/** The Set-Cookie header that opens the desk for a browser; without a key: that closes it. */
export function sessionCookie(key: DeskKey | undefined, { https }: Asking): string {
  const seconds = key === undefined ? 0 : SESSION_LASTS_MS / 1000;
  const name = https ? BOUND : PLAIN;
  return `${name}=${key ?? ""}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
}
