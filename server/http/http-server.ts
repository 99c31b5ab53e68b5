import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PROBLEM_HEADERS, problemText } from "#server/api/problem.ts";
import { LONGEST_REQUEST_LINE, TOO_LONG } from "./refuse-request.ts";

/** Milliseconds. */
export type Patience = {
  /** For the head of a request, from its first byte or the opening of the connection. */
  readonly headers: number;
  /** For a whole request, body included. */
  readonly request: number;
  /** Between two looks at what has run out of time: Node's own 30 s would make 40 of 10. */
  readonly look: number;
};

const PATIENCE: Patience = { headers: 10_000, request: 30_000, look: 1000 };

/** Node's server with our time limits. What cannot be understood as a request at all is refused in words, and the connection closed. */
export function createHttpServer({ headers, request, look }: Patience = PATIENCE): Server {
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: look,
    keepAliveTimeout: 65_000,
    // What has no body, nearly all, is no stream to be read to its end: a few percent of a remembered answer.
    optimizeEmptyRequests: true,
  });
  server.on("clientError", (error: Error & { code?: string; rawPacket?: Buffer }, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    refuse(socket, statusOf(error.code, error.rawPacket));
  });
  return server;
}

function statusOf(code: string | undefined, packet: Buffer | undefined): 400 | 408 | 413 | 414 | 431 {
  switch (code ?? "") {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return 413;
    case "HPE_HEADER_OVERFLOW": {
      // What was read begins with the request line, unless it came in pieces.
      const line = packet?.indexOf("\n") ?? 0;
      return line === -1 || line > LONGEST_REQUEST_LINE ? 414 : 431;
    }
    default:
      return 400;
  }
}

const MESSAGES = {
  400: "We couldn't understand the request.",
  408: "The request took too long to arrive. Please try again.",
  413: "The body of the request is too large.",
  414: TOO_LONG,
  431: "The headers of the request are too large. Clearing this site's cookies may help.",
} as const;

/** There is no response to write to: the connection is given the bytes of one. */
function refuse(socket: Duplex, status: keyof typeof MESSAGES): void {
  const text = problemText(status, MESSAGES[status]);
  const head = Object.entries({
    ...PROBLEM_HEADERS,
    "content-length": String(text.length),
    connection: "close",
  });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`,
    "latin1",
  );
}
