import { waitReply } from "#server/http/limits/refuse-busy.ts";
import type { Reply } from "#server/http/reply.ts";
import type { RenderFault } from "./render-fault.ts";

const RETRY_AFTER_S = 5;

/** What a visitor is told whose page was not rendered: 503, and when to come back. */
export function renderFaultReply({ kind }: RenderFault, accept: string | undefined): Reply {
  const message =
    kind === "busy" || kind === "left"
      ? "Too many pages are being made at once. Please try again in a few seconds."
      : "We could not make this page right now. Please try again in a few seconds.";
  return waitReply(503, accept, message, RETRY_AFTER_S);
}
