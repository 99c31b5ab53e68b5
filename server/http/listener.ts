import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { type MemoryResponse, sendFromMemory } from "./from-memory.ts";
import type { Bindings } from "./hono.ts";
import { logRequest } from "./log.ts";
import type { Pages } from "./pages.ts";
import { visitorIn } from "./visitor.ts";

type Parts = {
  readonly app: Hono<Bindings>;
  readonly assets: ReadonlyMap<string, MemoryResponse>;
  readonly pages: Pick<Pages, "remembered">;
  readonly log: Logger;
  /** Sees each request first; Vite, in development. */
  readonly before?:
    | ((request: IncomingMessage, response: ServerResponse, next: () => void) => void)
    | undefined;
};

/** What Node calls for each request: memory first, since it costs a fortieth of a render; the app for the rest. */
export function createListener({ app, assets, pages, log, before }: Parts): RequestListener {
  const live = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const fromMemory = (request: IncomingMessage): MemoryResponse | undefined => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const path = request.url ?? "/";
    const asset = assets.get(path);
    if (asset !== undefined) return asset;
    return visitorIn(request.headers.cookie) === undefined ? pages.remembered(path) : undefined;
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const kept = fromMemory(request);
    if (kept === undefined) void live(request, response);
    else sendFromMemory(request, response, kept);
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    logRequest(request, response, log);
    if (before === undefined) answer(request, response);
    else before(request, response, () => answer(request, response));
  };
}
