import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { problem, problemReply } from "#server/api/problem.ts";
import { refusesAds } from "#domain/ads/refuses-ads.ts";
import { closeUnread } from "./close-unread.ts";
import type { Bindings } from "./hono.ts";
import { PAGE, readCost } from "./limits/read-cost.ts";
import { logRequest, type OnAnswered } from "./log/log.ts";
import { HTTPS_ONLY, SECURITY_HEADERS } from "./visitors/page-security.ts";
import type { Pages } from "./pages/pages.ts";
import { refusalOf } from "./refuse-request.ts";
import type { Reply } from "./reply.ts";
import { send, wantedIn } from "./send.ts";
import { isReady, unpacked } from "./unpack.ts";
import { visitorIn } from "./visitors/visitor.ts";

/** Made here, before the listener puts its own Response in the place of the global one: of that kind, what has been sent is sent again. */
export { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

const WRONG = "Something went wrong on our side. Please try again.";

export type ListenerParts = {
  readonly app: Hono<Bindings>;
  /** Files in memory, by their addresses. */
  readonly assets: Pick<ReadonlyMap<string, Reply>, "get">;
  readonly pages: Pick<Pages, "cached" | "kept">;
  /** Endpoints whose answer depends on the query alone (what follows the question mark), by path. */
  readonly publicEndpoints: ReadonlyMap<string, (query: string) => Reply>;
  /** Scheme and host that the visitor sees. */
  readonly originOf: (request: IncomingMessage) => string;
  /** Says no to who has read too much of what lies nowhere in memory. */
  readonly refuseRead: (request: IncomingMessage) => Reply | undefined;
  readonly log: Logger;
  /** Told of each answer once it has gone out. */
  readonly onAnswered?: OnAnswered;
  /** Told of each search that the API has answered. */
  readonly onSearch?: (request: IncomingMessage, search: NonNullable<Reply["search"]>) => void;
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
  publicEndpoints,
  originOf,
  refuseRead,
  log,
  onAnswered,
  onSearch,
  before,
}: ListenerParts): RequestListener {
  const live = getRequestListener(app.fetch, {
    errorHandler(error) {
      if (error instanceof RequestError)
        return problem(400, "We couldn't understand the address of this request.");
      log.error(error);
      return problem(500, WRONG);
    },
  });

  const cachedPage = (request: IncomingMessage, url: string, origin: string): Reply | undefined =>
    visitorIn(request.headers.cookie) === undefined
      ? pages.cached(origin, url, refusesAds(signalsOf(request)))
      : undefined;

  /** What needs no app: a file, a page that is there already, a refusal, an answer made of the query. */
  const replyTo = (request: IncomingMessage, origin: string): Reply | undefined => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const read = publicEndpoints.get(mark === -1 ? url : url.slice(0, mark));
    if (read === undefined) {
      return assets.get(url) ?? cachedPage(request, url, origin) ?? refuseRead(request);
    }
    const refused = refuseRead(request);
    if (refused !== undefined) return refused;
    const answer = read(mark === -1 ? "" : url.slice(mark + 1));
    if (answer.search !== undefined) onSearch?.(request, answer.search);
    return answer;
  };

  /** At once, but for a page in another encoding than the one that it is kept in. */
  const sendWhenReady = (
    reply: Reply,
    request: IncomingMessage,
    response: ServerResponse,
    more: readonly string[],
  ): void => {
    const wanted = wantedIn(request);
    if (isReady(reply, wanted)) return send(reply, request, response, more);
    unpacked(reply, wanted).then(
      (ready) => send(ready, request, response, more),
      (error: unknown) => {
        log.error(error);
        send(problemReply(500, WRONG), request, response, more);
      },
    );
  };

  const askApp = (request: IncomingMessage, response: ServerResponse, origin: string): void => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (isHttps(origin)) response.setHeader(HTTPS_ONLY_NAME, HTTPS_ONLY);
    void live(request, response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse, origin: string) => {
    const reply = replyTo(request, origin);
    const more = besides(origin);
    if (reply !== undefined) return sendWhenReady(reply, request, response, more);
    const url = request.url ?? "/";
    if (pages.kept === undefined || !mayLieOnShelf(request, url)) return askApp(request, response, origin);
    // The app would ask the shelf, too, but what stands around it takes three times as long.
    return void pages
      .kept(origin, url, refusesAds(signalsOf(request)))
      .then((kept) =>
        kept === undefined ? askApp(request, response, origin) : sendWhenReady(kept, request, response, more),
      );
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    logRequest(request, response, log, onAnswered);
    closeUnread(request, response);
    const origin = originOf(request);
    const refused = refusalOf(request);
    if (refused !== undefined) return send(refused, request, response, besides(origin));
    if (before === undefined) answer(request, response, origin);
    else before(request, response, () => answer(request, response, origin));
  };
}

const HTTPS_ONLY_NAME = "strict-transport-security";
const NONE: readonly string[] = [];
const BY_HTTPS: readonly string[] = [HTTPS_ONLY_NAME, HTTPS_ONLY];

/** The headers beside those of a reply. Said by setHeader, all others would have to be sorted into the same table. */
function besides(origin: string): readonly string[] {
  return isHttps(origin) ? BY_HTTPS : NONE;
}

function isHttps(origin: string): boolean {
  return origin.startsWith("https:");
}

/** Whether an address may be that of a page which is the same for everybody. */
function mayLieOnShelf({ method, headers }: IncomingMessage, url: string): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !url.includes("?") &&
    !url.startsWith("/api/") &&
    readCost(url) === PAGE &&
    visitorIn(headers.cookie) === undefined
  );
}

function signalsOf({ headers }: IncomingMessage) {
  return { gpc: headers["sec-gpc"]?.toString(), saveData: headers["save-data"]?.toString() };
}
