import type { ServerResponse } from "node:http";
import { networkKeys } from "#server/http/limits/network-key.ts";
import type { Listeners } from "./listeners.ts";

/** Tabs that wait for one room: six devices, with a few each. */
const MOST_IN_ROOM = 24;
/** Tabs behind one address; ten times as many behind an IPv6 site. All others look now and then instead. */
const MOST_FROM_NETWORK = 10;
/** In one process; each takes some 17 kB. */
const MOST_IN_ALL = 8_000;
/** Proxies end a connection that says nothing for a minute. */
const HEARTBEAT_MS = 25_000;
/** When the connection is lost, a browser comes back after so long. */
const AGAIN_MS = 1_500;
/** Bytes that may wait for a reader who takes nothing: hundreds of events. It is read again after it comes back. */
const MOST_UNREAD = 8 * 1024;

export type Waiting = { readonly room: string; readonly address: string };

export type Streams = {
  /** Answers with events until the client leaves: one at the beginning, one for each change. False when there are too many. */
  open(waiting: Waiting, response: ServerResponse): boolean;
  /** Ends all: browsers come back by themselves, to whichever process answers then. */
  closeAll(): void;
};

export const EVENT_STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would wait for more.
  "x-accel-buffering": "no",
} as const;

/**
 * Server-sent events (HTML Standard, section 9.2) that say that a room has changed, and nothing else: "changed", with the
 * version it has now where that is known. Who has another one reads it after that.
 */
export function createStreams(listeners: Listeners): Streams {
  const open = new Set<ServerResponse>();
  const byNetwork = new Map<string, number>();
  const heartbeat = setInterval(() => {
    for (const response of open) send(response, ":\n\n");
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const count = (key: string, by: 1 | -1) => {
    const left = (byNetwork.get(key) ?? 0) + by;
    if (left > 0) byNetwork.set(key, left);
    else byNetwork.delete(key);
  };

  return {
    open({ room, address }, response) {
      // Whoever has left already will not leave again.
      if (response.destroyed) return true;
      const keys = networkKeys(address);
      const isCrowded = keys.some(({ key, times }) => (byNetwork.get(key) ?? 0) >= MOST_FROM_NETWORK * times);
      if (isCrowded || open.size >= MOST_IN_ALL || listeners.count(room) >= MOST_IN_ROOM) return false;
      for (const { key } of keys) count(key, 1);
      response.writeHead(200, EVENT_STREAM);
      const tell = (version: number | null) =>
        send(response, version === null ? "data: changed\n\n" : `data: changed ${version}\n\n`);
      const leave = listeners.listen(room, tell);
      open.add(response);
      response.on("close", () => {
        leave();
        open.delete(response);
        for (const { key } of keys) count(key, -1);
      });
      // What was written between the last reading and now would be missed.
      response.write(`retry: ${AGAIN_MS}\n\n`);
      tell(null);
      return true;
    },
    closeAll() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}

function send(response: ServerResponse, text: string): void {
  if (response.writableLength > MOST_UNREAD) response.destroy();
  else response.write(text);
}
