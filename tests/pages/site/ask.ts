import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { duplexPair, type Duplex } from "node:stream";

export type Question = {
  readonly method?: string;
  /** With its query, as it stands in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
};

/**
 * Puts a request to a server of this process, through Node's own HTTP on both sides and a pipe in memory between them:
 * what comes back is what a browser would get, headers and all, and no port is taken.
 */
export async function ask(server: Server, origin: string, question: Question): Promise<Answer> {
  const { method = "GET", path, headers = {}, body } = question;
  const [ours, theirs] = duplexPair();
  server.emit("connection", asSocket(theirs));
  const asking = request({
    createConnection: () => ours,
    method,
    path,
    headers: {
      host: new URL(origin).host,
      ...headers,
      ...(body === undefined ? {} : { "content-length": String(body.byteLength) }),
    },
  });
  const answered = once(asking, "response");
  asking.end(body);
  const [response]: readonly IncomingMessage[] = await answered;
  if (response === undefined) throw new Error(`${method} ${path} was not answered.`);
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: headersOf(response), bytes };
}

/** What the server reads of a socket beside its bytes. */
function asSocket(stream: Duplex): Duplex {
  return Object.assign(stream, { remoteAddress: "127.0.0.1", destroySoon: () => stream.end() });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  }
  return headers;
}
