import type { RoomKeys } from "#domain/together/room/room-keys.ts";
import { request, RequestError } from "#app/api/request.ts";

/** A network that neither answers nor fails is no network. */
const PATIENCE_MS = 10_000;

/** Calls our server about a room, and gives its answer as it is. The proof goes along as a header: a proxy logs addresses, and not headers. */
export function callRoom(
  { room, proof }: Pick<RoomKeys, "room" | "proof">,
  method: "GET" | "PUT" | "DELETE",
  path: "" | `/slots/${string}`,
  body?: unknown,
): Promise<unknown> {
  return request(method, `${roomPath(room)}${path}`, body, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: proof === null || method === "GET" ? {} : { "room-proof": proof },
  });
}

export function roomPath(room: string): string {
  return `/api/rooms/${room}`;
}

/** Of an answer that was no success; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  return error instanceof RequestError ? error.status : null;
}
