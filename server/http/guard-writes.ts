import { createMiddleware } from "hono/factory";
import { problem } from "#server/api/problem.ts";
import type { Services } from "#server/services.ts";
import { isForeignWrite } from "./foreign-write.ts";
import { type Bindings, clientIn } from "./hono.ts";
import { ADDRESS_ALLOWANCE, createRateLimit, WRITE_ALLOWANCE } from "./rate-limit.ts";
import { visitorIn } from "./visitor.ts";

/** Lets a write pass only if one of our own pages, or no browser at all, started it, and only so many of them. */
export function guardWrites({ config, now }: Pick<Services, "config" | "now">) {
  const clock = () => now().getTime();
  const ofVisitor = createRateLimit(WRITE_ALLOWANCE, clock);
  const ofAddress = createRateLimit(ADDRESS_ALLOWANCE, clock);
  return createMiddleware<Bindings>(async (context, next) => {
    const { method } = context.req;
    const client = clientIn(context, config);
    const provenance = {
      method,
      origin: context.req.header("origin"),
      fetchSite: context.req.header("sec-fetch-site"),
    };
    if (isForeignWrite(provenance, client.origin)) {
      return problem(403, "This request was started by another site. Please use the page itself.");
    }
    const visitor = `${client.address} ${visitorIn(context.req.header("cookie")) ?? ""}`;
    const wait = Math.max(ofAddress.take(client.address), ofVisitor.take(visitor));
    if (wait > 0) {
      const seconds = wait === 1 ? "1 second" : `${wait} seconds`;
      return problem(429, `That was a lot at once. Please wait ${seconds} and try again.`, {
        "retry-after": String(wait),
      });
    }
    return next();
  });
}
