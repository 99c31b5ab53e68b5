import { Hono } from "hono";
import { connect } from "node:net";
import { pino } from "pino";
import type { Bindings } from "#server/http/hono.ts";
import { createHttpServer, type Patience } from "#server/http/http-server.ts";
import { createListener, type ListenerParts } from "#server/http/listener.ts";
import { replyWith } from "#server/http/reply.ts";

type Given = {
  readonly app?: Hono<Bindings>;
  readonly scheme?: "http" | "https";
  readonly patience?: Patience;
  readonly refuseRead?: ListenerParts["refuseRead"];
  readonly publicEndpoints?: ListenerParts["publicEndpoints"];
  readonly kept?: ListenerParts["pages"]["kept"];
};

/** The shell on a port of its own, around one page, one public GET, and the app that is given. */
export async function openShell({
  app = new Hono<Bindings>(),
  scheme = "http",
  patience,
  kept,
  refuseRead = () => undefined,
  publicEndpoints = new Map([["/api/names/search", () => replyWith(200, {}, "[]")]]),
}: Given = {}) {
  const page = replyWith(200, { etag: '"1"' }, { identity: Buffer.from("page") });
  const server = createHttpServer(patience);
  server.on(
    "request",
    createListener({
      app,
      assets: new Map(),
      pages: {
        cached: (_, path) => (path === "/" ? page : undefined),
        ...(kept === undefined ? {} : { kept }),
      },
      publicEndpoints,
      originOf: () => `${scheme}://names.example.org`,
      refuseRead,
      log: pino({ level: "silent" }),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Sends bytes on one connection, piece by piece with pauses (milliseconds) between them, and collects all that comes back
 * until the server closes it, or nothing has come for a second.
 */
export async function talk(port: number, pieces: readonly (string | number)[]) {
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  let fault: string | undefined;
  let ended = false;
  const quiet = setTimeout(() => socket.destroy(), QUIET_MS);
  socket.on("data", (bytes) => {
    heard += bytes.toString("latin1");
    quiet.refresh();
  });
  socket.on("end", () => (ended = true));
  socket.on("error", (error) => (fault = error.message));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === "number") at += piece;
    else setTimeout(() => socket.writable && socket.write(piece), at);
  }
  await closed;
  clearTimeout(quiet);
  return {
    heard,
    ended,
    fault,
    statuses: [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)),
  };
}

const QUIET_MS = 1500;
