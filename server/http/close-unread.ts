import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** So long, and so much, is still read of a body after its answer, for a client that reads nothing before it has sent all. */
const LINGER_MS = 3000;
const LINGER_BYTES = 8 * 1024 * 1024;
const LOOK_MS = 100;

/**
 * An answer that goes out before its request's body was read (413, 429 …) closes the connection and says so: what is left of the
 * body would stand before the next request. Once somebody has read the body to its end, the connection may be used again.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const closeNow = socket.destroySoon.bind(socket);
  socket.destroySoon = () => closeInPeace(request, socket, closeNow);
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once("end", () => {
    socket.destroySoon = closeNow;
    response.shouldKeepAlive = shouldKeepAlive;
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return headers["content-length"] !== undefined && headers["content-length"] !== "0";
}

/**
 * A socket that is closed with something unread in it is reset, and a reset may overtake the answer (RFC 9112, 9.6): so what is
 * sent is ended first, and what still comes is thrown away for a while.
 */
function closeInPeace(request: IncomingMessage, socket: Socket, closeNow: () => void): void {
  if (socket.writableEnded) return;
  if (request.complete || socket.destroyed) return closeNow();
  const until = performance.now() + LINGER_MS;
  const most = socket.bytesRead + LINGER_BYTES;
  const look = setInterval(() => {
    if (performance.now() > until || socket.bytesRead > most) socket.destroy();
  }, LOOK_MS);
  socket.once("close", () => clearInterval(look));
  request.once("end", closeNow);
  // Whoever began to read, and stopped, would hold the rest up.
  request.removeAllListeners("data").resume();
  socket.end();
}
