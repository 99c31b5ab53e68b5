import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "./compress.ts";
import { matchesTag } from "./etag.ts";
import type { Reply, Variants } from "./reply.ts";

/** What a request says of the form in which it wants its answer. */
export type Wanted = {
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  /** HEAD: the same headers, without the body. */
  readonly isHead: boolean;
};

type Sent = {
  readonly status: number;
  /** Headers that follow from the body: names and values in turn. */
  readonly ofBody: readonly string[];
  /** Absent from a 304 and for HEAD. A text is ASCII: one letter, one byte. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

/**
 * Sends a reply straight through Node, in the best form that is there (unpack.ts makes others): 304 to who holds the same bytes.
 * `more`: headers beside its own, names and values in turn.
 */
export function send(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): void {
  const { status, ofBody, body } = inForm(reply, wantedIn(request));
  response.writeHead(status, flat(reply, ofBody, more));
  if (body === undefined) response.end();
  // A one-byte text goes to the socket as it is, without a buffer of its own (decision 3).
  else if (typeof body === "string") response.end(body, "latin1");
  else response.end(body);
}

/** The same reply for callers that speak Request and Response. */
export function asResponse(reply: Reply, wanted: Wanted = ANY): Response {
  const { status, ofBody, body } = inForm(reply, wanted);
  const { headers } = reply;
  const response = new Response(body === undefined || body.length === 0 ? null : body, { status, headers });
  for (let at = 0; at < ofBody.length; at += 2) response.headers.set(ofBody[at] ?? "", ofBody[at + 1] ?? "");
  for (const cookie of reply.cookies ?? []) response.headers.append("set-cookie", cookie);
  return response;
}

/** In which form Node's own request wants its answer. */
export function wantedIn({ method, headers }: IncomingMessage): Wanted {
  return {
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
    isHead: method === "HEAD",
  };
}

/** In which form a request wants its answer. */
export function wantedBy({ method, headers }: Request): Wanted {
  return {
    acceptEncoding: headers.get("accept-encoding") ?? undefined,
    ifNoneMatch: headers.get("if-none-match") ?? undefined,
    isHead: method === "HEAD",
  };
}

const ANY: Wanted = { acceptEncoding: undefined, ifNoneMatch: undefined, isHead: false };

function inForm({ status, headers, body }: Reply, { acceptEncoding, ifNoneMatch, isHead }: Wanted): Sent {
  const { etag } = headers;
  if (etag !== undefined && ifNoneMatch !== undefined && matchesTag(ifNoneMatch, etag)) {
    return { status: 304, ofBody: [] };
  }
  const { encoding, bytes } = encoded(body, acceptEncoding);
  const length = String(bytes.length);
  const ofBody =
    encoding === undefined
      ? ["content-length", length]
      : ["content-encoding", encoding, "content-length", length];
  return isHead ? { status, ofBody } : { status, ofBody, body: bytes };
}

/** All headers in the form that Node writes out as it is: from an object, or from setHeader, it takes up to twice as long. */
function flat(
  { headers, cookies = [] }: Reply,
  ofBody: readonly string[],
  more: readonly string[],
): string[] {
  const all = [...more];
  for (const name in headers) if (!ofBody.includes(name)) all.push(name, headers[name] ?? "");
  for (const cookie of cookies) all.push("set-cookie", cookie);
  all.push(...ofBody);
  return all;
}

type Encoded = { readonly encoding?: "br" | "gzip"; readonly bytes: string | Uint8Array<ArrayBuffer> };

function encoded(body: Reply["body"], acceptEncoding: string | undefined): Encoded {
  if (typeof body === "string") return { bytes: body };
  if ("text" in body) return { bytes: Buffer.from(body.text) };
  if (body instanceof Uint8Array) return { bytes: body };
  return body.identity === undefined ? { encoding: "br", bytes: body.br } : smallest(body, acceptEncoding);
}

/** Clients that weigh encodings (q=0) get it right too. */
function smallest({ identity, gzip }: Variants, acceptEncoding: string | undefined): Encoded {
  if (acceptEncoding === undefined) return { bytes: identity };
  if (gzip !== undefined && accepts(acceptEncoding, "gzip")) return { encoding: "gzip", bytes: gzip };
  return { bytes: identity };
}
