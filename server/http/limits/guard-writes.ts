import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "#server/api/problem.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import type { Services } from "#server/services.ts";
import { isForeignWrite } from "#server/http/visitors/foreign-write.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import { refuseBusy } from "./refuse-busy.ts";
import { visitorIn } from "#server/http/visitors/visitor.ts";
import { workIn } from "./write-queue.ts";

/**
 * Lets a write pass only if one of our own pages, or no browser at all, started it, and only so many of them; those into
 * one list or room follow each other.
 */
export function guardWrites({ config, allowances }: Pick<Services, "config" | "allowances">) {
  return createMiddleware<Bindings>(async (context, next) => {
    const { method, path } = context.req;
    const client = clientIn(context, config);
    const provenance = {
      method,
      origin: context.req.header("origin"),
      fetchSite: context.req.header("sec-fetch-site"),
    };
    if (isForeignWrite(provenance, client.origin)) {
      return problem(403, "This request was started by another site. Please use the page itself.");
    }
    const visitor = visitorIn(context.req.header("cookie"));
    const wait = allowances.write(client, visitor ?? "");
    if (wait > 0) return refuseBusy(context, waitMessage(wait), wait);
    const into = roomIn(path) ?? visitor;
    if (into === undefined) return next();
    const queued = allowances.queue.run(into, next, workIn(bytesIn(context)));
    return queued ?? refuseBusy(context, FULL_QUEUE, 1);
  });
}

const FULL_QUEUE = "Many changes to this list are already waiting. Please wait a second and try again.";

/** The length of the body; undefined when it comes in pieces, so that nobody knows. */
function bytesIn({ req }: Context): number | undefined {
  if (req.header("transfer-encoding") !== undefined) return undefined;
  return Number(req.header("content-length") ?? 0);
}

/** What stands for a room in the queue of writes: its path. */
function roomIn(path: string): string | undefined {
  return /^\/api\/rooms\/[^/]+/.exec(path)?.[0];
}
