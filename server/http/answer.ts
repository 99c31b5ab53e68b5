import type { IncomingMessage, ServerResponse } from "node:http";
import { compressLive } from "./compress.ts";
import { SECURITY_HEADERS } from "./page-security.ts";

/** An answer in full, before anybody has compressed or sent it. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** ASCII letters only, as asciiJson makes it: one letter, one byte. */
  readonly text: string;
};

/** Sends an answer straight through Node. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: Answer,
): void {
  const compressed = compressLive(text, request.headers["accept-encoding"]?.toString());
  if (compressed === undefined) {
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers, "content-length": text.length });
    response.end(text, "latin1");
    return;
  }
  const { body, encoding } = compressed;
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    "content-encoding": encoding,
    "content-length": body.byteLength,
  });
  response.end(body);
}

/** The same answer for callers that speak Request and Response. */
export function answerAsResponse(
  { status, headers, text }: Answer,
  acceptEncoding: string | undefined,
): Response {
  const compressed = compressLive(text, acceptEncoding);
  if (compressed === undefined) return new Response(text, { status, headers });
  return new Response(compressed.body, {
    status,
    headers: { ...headers, "content-encoding": compressed.encoding },
  });
}
