import type { ServerResponse } from "node:http";
import type { Listeners } from "./listeners.ts";

/** Tabs that wait for one room: six devices, with a few each. */
const MOST_IN_ROOM = 24;
/** In one process; each takes some 20 kB. */
const MOST_IN_ALL = 20_000;
/** Proxies end a connection that says nothing for a minute. */
const HEARTBEAT_MS = 25_000;
/** When the connection is lost, a browser comes back after so long. */
const AGAIN_MS = 1_500;

export type Streams = {
  /** Answers with events until the client leaves: one at the beginning, one for each change. False when there are too many. */
  open(room: string, response: ServerResponse): boolean;
  /** Ends all: browsers come back by themselves, to whichever process answers then. */
  closeAll(): void;
};

/** Server-sent events (HTML Standard, section 9.2) that say that a room has changed, and nothing else: it is read after that. */
export function createStreams(listeners: Listeners): Streams {
  const open = new Set<ServerResponse>();
  const heartbeat = setInterval(() => {
    for (const response of open) response.write(":\n\n");
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    open(room, response) {
      if (open.size >= MOST_IN_ALL || listeners.count(room) >= MOST_IN_ROOM) return false;
      response.writeHead(200, {
        "content-type": "text/event-stream",
        "cache-control": "no-store",
        // nginx would wait for more.
        "x-accel-buffering": "no",
      });
      const tell = () => response.write("data: changed\n\n");
      const leave = listeners.listen(room, tell);
      open.add(response);
      response.on("close", () => {
        leave();
        open.delete(response);
      });
      // What was written between the last reading and now would be missed.
      response.write(`retry: ${AGAIN_MS}\n\n`);
      tell();
      return true;
    },
    closeAll() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}
