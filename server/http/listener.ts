import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { problem } from "#server/api/problem.ts";
import { refusesAds } from "#domain/site/refuses-ads.ts";
import { type Answer, sendAnswer } from "./answer.ts";
import { closeUnread } from "./close-unread.ts";
import { type MemoryResponse, sendFromMemory } from "./from-memory.ts";
import type { Bindings } from "./hono.ts";
import { logRequest } from "./log.ts";
import { HTTPS_ONLY, SECURITY_HEADERS } from "./page-security.ts";
import type { Pages } from "./pages.ts";
import { refusalOf } from "./refuse-request.ts";
import { visitorIn } from "./visitor.ts";

export type ListenerParts = {
  readonly app: Hono<Bindings>;
  readonly assets: ReadonlyMap<string, MemoryResponse>;
  readonly pages: Pick<Pages, "remembered">;
  /** Endpoints whose answer depends on the query alone (what follows the question mark), by path. */
  readonly readings: ReadonlyMap<string, (query: string) => Answer>;
  /** Scheme and host that the visitor sees. */
  readonly originOf: (request: IncomingMessage) => string;
  /** Says no to who has read too much of what lies nowhere in memory. */
  readonly refuseRead: (request: IncomingMessage) => Answer | undefined;
  readonly log: Logger;
  /** Sees each request first; Vite, in development. */
  readonly before?:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | undefined;
};

/**
 * What Node calls for each request. What the name book answers by itself is sent at once, then what lies in memory:
 * building a Request and a Response around them would cost more than the answer. All the rest goes through the app.
 */
export function createListener({
  app,
  assets,
  pages,
  readings,
  originOf,
  refuseRead,
  log,
  before,
}: ListenerParts): RequestListener {
  const live = getRequestListener(app.fetch, {
    errorHandler(error) {
      if (error instanceof RequestError)
        return problem(400, "The request's address could not be understood.");
      log.error(error);
      return problem(500, "Something went wrong on our side. Please try again.");
    },
  });

  const rememberedFor = (
    request: IncomingMessage,
    url: string,
    origin: string,
  ): MemoryResponse | undefined =>
    visitorIn(request.headers.cookie) === undefined
      ? pages.remembered(origin, url, refusesAds(signalsOf(request)))
      : undefined;

  const answer = (request: IncomingMessage, response: ServerResponse, origin: string) => {
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    if (request.method === "GET" || request.method === "HEAD") {
      const read = readings.get(mark === -1 ? url : url.slice(0, mark));
      const kept = read === undefined ? (assets.get(url) ?? rememberedFor(request, url, origin)) : undefined;
      if (kept !== undefined) return sendFromMemory(request, response, kept);
      const refused = refuseRead(request);
      if (refused !== undefined) return sendAnswer(request, response, refused);
      if (read !== undefined)
        return sendAnswer(request, response, read(mark === -1 ? "" : url.slice(mark + 1)));
    }
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    return void live(request, response);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    logRequest(request, response, log);
    closeUnread(request, response);
    const origin = originOf(request);
    if (origin.startsWith("https:")) response.setHeader("strict-transport-security", HTTPS_ONLY);
    const refused = refusalOf(request);
    if (refused !== undefined) return sendAnswer(request, response, refused);
    if (before === undefined) answer(request, response, origin);
    else before(request, response, () => answer(request, response, origin));
  };
}

function signalsOf({ headers }: IncomingMessage) {
  return { gpc: headers["sec-gpc"]?.toString(), saveData: headers["save-data"]?.toString() };
}
