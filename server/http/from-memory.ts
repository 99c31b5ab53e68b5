import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "./compress.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A whole response kept in memory, in every encoding it was compressed to. */
export type MemoryResponse = {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
};

/** A strong ETag over the identity bytes: what matters is that it changes when they do. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** The best encoding that both the client accepts and we hold. Clients that weigh encodings (q=0) get it right too. */
export function chooseEncoding(accept: string | undefined, bodies: MemoryResponse["bodies"]): Encoding {
  if (accept === undefined) return "identity";
  if (bodies.br !== undefined && accepts(accept, "br")) return "br";
  if (bodies.gzip !== undefined && accepts(accept, "gzip")) return "gzip";
  return "identity";
}

/** Answers GET and HEAD from memory, 304 when the client holds the same bytes. */
export function sendFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  kept: MemoryResponse,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"]?.toString(), kept.bodies);
  const body = kept.bodies[encoding] ?? kept.bodies.identity;
  const known = request.headers["if-none-match"];
  if (known !== undefined && matchesTag(known, kept.etag)) {
    response.writeHead(304, { ...kept.headers, etag: kept.etag }).end();
    return;
  }
  response.writeHead(200, {
    ...kept.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    etag: kept.etag,
    "content-length": body.byteLength,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The same for callers that speak Request and Response. */
export function memoryAsResponse(request: Request, kept: MemoryResponse): Response {
  const headers = { ...kept.headers, etag: kept.etag };
  if (holdsSame(request, kept.etag)) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined, kept.bodies);
  const body = kept.bodies[encoding] ?? kept.bodies.identity;
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": String(body.byteLength),
    },
  });
}

/** Whether whoever asks holds the bytes of this ETag already. */
export function holdsSame(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  return known !== null && matchesTag(known, etag);
}

/** Whether an If-None-Match header names this ETag. */
function matchesTag(header: string, etag: string): boolean {
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
