import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Bindings } from "./hono.ts";
import { spelledAsKnown } from "./known-path.ts";

type Known = {
  /** Whether an endpoint without parameters, or a file, stands exactly there. */
  readonly has: (path: string) => boolean;
  /** What a page answers there, body left out. */
  readonly head: (path: string, search: string, context: Context<Bindings>) => Promise<Response>;
};

/** Files whose names hold a hash, which is nothing to be mistyped; and what the router of the pages fetches: it follows what it receives, not a redirect. */
const EXACT = /^\/assets\/|\.data$/;

/**
 * A path that differs from a known one only in capitals, or by a slash at its end, is led there for good (308, query and all).
 * Every other unknown path is left to be a 404.
 */
export function leadToKnown({ has, head }: Known) {
  return createMiddleware<Bindings>(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = spelledAsKnown(pathname);
    if (path === pathname || EXACT.test(pathname)) return next();
    const led = () => new Response(null, { status: 308, headers: { location: `${path}${search}` } });
    if (has(path)) return led();
    // What stands behind an endpoint's path has its own spelling: a room's number, a saved name.
    if (path === "/api" || path.startsWith("/api/")) return next();
    const { status, headers } = await head(path, search, context);
    // "/names/ZO%C3%8B" → "/names/zo%C3%AB" → "/names/zoe": one step instead of two.
    const further = status === 308 ? headers.get("location") : null;
    if (further !== null) return new Response(null, { status, headers: { location: further } });
    return status < 400 ? led() : next();
  });
}
