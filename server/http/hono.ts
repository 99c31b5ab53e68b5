import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { IncomingMessage } from "node:http";
import type { Config } from "#server/config.ts";
import { type Client, clientOf } from "./visitors/client.ts";

/** What the shell hands to each request; absent when a test calls the app without a port. */
export type Bindings = { readonly Bindings: Partial<HttpBindings> };

/** Who asks. Without a socket (in tests) the request's own address is believed. */
export function clientIn(context: Pick<Context<Bindings>, "req" | "env">, config: Config): Client {
  const incoming = context.env?.incoming;
  if (incoming !== undefined) return clientOfIncoming(incoming, config);
  const { host } = new URL(context.req.url);
  return clientOf({ headers: { host }, socketAddress: undefined }, config);
}

/** Who asks, for callers that hold Node's own request. */
export function clientOfIncoming(incoming: IncomingMessage, config: Config): Client {
  return clientOf({ headers: incoming.headers, socketAddress: incoming.socket.remoteAddress }, config);
}
