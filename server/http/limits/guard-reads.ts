import type { IncomingMessage } from "node:http";
import { waitMessage } from "#domain/forms/wait-message.ts";
import type { Services } from "#server/services.ts";
import type { Reply } from "#server/http/reply.ts";
import { clientOfIncoming } from "#server/http/hono.ts";
import { readCost } from "./read-cost.ts";
import { busyReply } from "./refuse-busy.ts";

/**
 * Refuses what is read and lies nowhere in memory when the client's address has asked for too much of it; undefined when
 * it may be read. Warns, once, when forwarded requests come from a proxy that is not counted: then everybody behind it
 * looks like one client.
 */
export function guardReads({ config, allowances, log }: Pick<Services, "config" | "allowances" | "log">) {
  let hasWarned = false;
  return (request: IncomingMessage): Reply | undefined => {
    const client = clientOfIncoming(request, config);
    if (!hasWarned && client.standsForMany && request.headers["x-forwarded-for"] !== undefined) {
      hasWarned = true;
      log.warn(
        "Requests come through a proxy, but TRUST_PROXY is 0: all visitors share one address and the allowances of it. Set TRUST_PROXY to the number of proxies.",
      );
    }
    const seconds = allowances.read(client, readCost(request.url ?? "/"));
    if (seconds === 0) return undefined;
    return busyReply(request.headers.accept, waitMessage(seconds), seconds);
  };
}
