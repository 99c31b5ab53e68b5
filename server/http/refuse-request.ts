import type { IncomingMessage } from "node:http";
import { problemReply } from "#server/api/problem.ts";
import { type Reply, replyWith } from "./reply.ts";

/** Letters of "GET /path?query HTTP/1.1". A list of 500 names stands in less; nginx lets as much through. */
export const LONGEST_REQUEST_LINE = 8192;
export const TOO_LONG = `This address is too long: we read at most ${LONGEST_REQUEST_LINE} characters.`;
/** No address that a page makes has more; a reader of a query may count on it. */
export const MOST_PARAMETERS = 64;

/** Why a request is not looked at any further, by its head alone; undefined when it may pass. */
export function refusalOf(request: IncomingMessage): Reply | undefined {
  const url = request.url ?? "/";
  if (hostsIn(request.rawHeaders) > 1) return refused(url, 400, "A request may name one Host only.");
  if (lineLength(request, url) > LONGEST_REQUEST_LINE) {
    return refused(url, 414, TOO_LONG);
  }
  if (hasTooManyParameters(url)) {
    return refused(
      url,
      400,
      `This address asks for too much at once: we read at most ${MOST_PARAMETERS} parameters. Please leave some out.`,
    );
  }
  return undefined;
}

/** Who reads pages is told in plain words, programs as in all other errors. */
function refused(url: string, status: number, message: string): Reply {
  return url.startsWith("/api/") ? problemReply(status, message) : plainReply(status, message);
}

function plainReply(status: number, message: string): Reply {
  return replyWith(
    status,
    { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    `${message}\n`,
  );
}

function lineLength({ method = "", httpVersion }: IncomingMessage, url: string): number {
  return method.length + url.length + "  HTTP/".length + httpVersion.length;
}

/** Counts no further than it must: this stands before each request. */
function hasTooManyParameters(url: string): boolean {
  let at = url.indexOf("?");
  for (let count = 0; at !== -1; count += 1) {
    if (count === MOST_PARAMETERS) return true;
    at = url.indexOf("&", at + 1);
  }
  return false;
}

/** Node keeps the first of two, and says nothing (RFC 9112 wants 400). */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
