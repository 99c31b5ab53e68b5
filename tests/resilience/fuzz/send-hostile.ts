import { type Agent, request } from "node:http";
import type { HostileRequest } from "./hostile-request.ts";

/**
 * Nothing here takes long by itself. On a machine that is shared with other tests, eight first uses at a time have been silent for
 * fifteen seconds; what is silent for a minute hangs.
 */
const PATIENCE_MS = 60_000;

export type Outcome = { readonly status: number } | { readonly failure: "hang" | "reset" };

/** Sends one request and reads its answer; of a stream, its beginning. */
export function sendHostile(
  url: string,
  agent: Agent,
  { method, path, headers, body }: HostileRequest,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const sent = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...lengthOf(body) },
      timeout: PATIENCE_MS,
    });
    const settle = (outcome: Outcome) => {
      resolve(outcome);
      sent.destroy();
    };
    sent.on("timeout", () => settle({ failure: "hang" }));
    sent.on("error", () => resolve({ failure: "reset" }));
    sent.on("response", (response) => {
      const status = response.statusCode ?? 0;
      if (response.headers["content-type"] === "text/event-stream") return settle({ status });
      response.resume();
      response.on("end", () => resolve({ status }));
      response.on("error", () => resolve({ failure: "reset" }));
    });
    sent.end(body);
  });
}

function lengthOf(body: string | undefined): Readonly<Record<string, string>> {
  return body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
}
