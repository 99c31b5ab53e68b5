import { waitReply } from "#server/http/limits/refuse-busy.ts";
import type { Reply } from "#server/http/reply.ts";
import type { RenderFault } from "./render-fault.ts";

const RETRY_AFTER_S = 5;

/** What a visitor is told whose page was not rendered: 503, and when to come back. */
export function renderFaultReply({ kind }: RenderFault, accept: string | undefined): Reply {
  const message =
    kind === "busy" || kind === "left"
      ? "The site is very busy right now. Please try again in a few seconds."
      : "We couldn't show this page right now. Please try again in a few seconds.";
  return waitReply(503, accept, message, RETRY_AFTER_S);
}
