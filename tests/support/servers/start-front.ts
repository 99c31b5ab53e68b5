import { createServer, request as forward } from "node:http";
import type { Socket } from "node:net";

/** What stands before a server, as a proxy would, and can be told to fail as the world does. */
export type Front = {
  readonly url: string;
  /** Nobody answers: connections break off. */
  down: boolean;
  /** Nobody answers, and nothing breaks off: a network that is there in name only. */
  silent: boolean;
  /** Paths that are answered 404, as after a deploy. */
  readonly gone: Set<string>;
  /** Paths whose text is another: what becomes of it. */
  readonly changed: Map<string, (text: string) => string>;
  stop(): Promise<void>;
};

/** Starts one on a free port, before the server at this address. */
export async function startFront(site: string): Promise<Front> {
  const gone = new Set<string>();
  const changed = new Map<string, (text: string) => string>();
  const sockets = new Set<Socket>();
  const front = { down: false, silent: false };
  const { hostname, port } = new URL(site);
  const server = createServer((asked, answer) => {
    if (front.down) return void asked.socket.destroy();
    if (front.silent) return;
    const path = asked.url ?? "/";
    if (gone.has(path)) return void answer.writeHead(404).end();
    const change = changed.get(path);
    const { "if-none-match": _known, ...whole } = asked.headers;
    const headers = change === undefined ? asked.headers : { ...whole, "accept-encoding": "identity" };
    const onward = forward({ hostname, port, path, method: asked.method, headers }, (got) => {
      if (change === undefined) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        return void got.pipe(answer);
      }
      const parts: Buffer[] = [];
      got.on("data", (part: Buffer) => parts.push(part));
      got.on("end", () => {
        const { "content-length": _length, etag: _etag, ...kept } = got.headers;
        answer.writeHead(got.statusCode ?? 502, kept).end(change(Buffer.concat(parts).toString()));
      });
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return Object.assign(front, {
    url: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}`,
    gone,
    changed,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
