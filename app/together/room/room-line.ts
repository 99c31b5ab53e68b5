import { fromBase64Url, toBase64Url } from "#domain/site/base64-url.ts";
import type { Room } from "#domain/together/rooms.ts";
import { type KeptRoom, readRoomLink } from "#domain/together/room-link.ts";
import { keysOf, type RoomKeys, seal, unseal } from "#domain/together/sealed-blob.ts";
import { request, RequestError } from "#app/api/request.ts";
import type { RoomContents, RoomLine } from "./room-sync.ts";

/** A network that neither answers nor fails is no network. */
const PATIENCE_MS = 10_000;

export function roomPath({ room }: RoomKeys): string {
  return `/api/rooms/${room}`;
}

/** The way to a room through our server, which sees sealed packets alone. */
export function lineTo(keys: RoomKeys, slot: string): RoomLine {
  return {
    async read(): Promise<RoomContents> {
      try {
        const { slots } = await call<Room>("GET", roomPath(keys));
        const opened = await Promise.all(
          slots.filter((each) => each.slot !== slot).map(({ blob }) => open(keys, blob)),
        );
        return { kind: "room", others: opened.flatMap((content) => content ?? []) };
      } catch (error) {
        if (statusOf(error) === 410) return { kind: "ended" };
        if (statusOf(error) === 404) return { kind: "unknown" };
        throw error;
      }
    },
    async write(content) {
      const blob = toBase64Url(await seal(keys, content));
      try {
        await call("PUT", `${roomPath(keys)}/slots/${slot}`, { blob });
        return "written";
      } catch (error) {
        if (statusOf(error) === 410) return "ended";
        if (statusOf(error) === 409) return "full";
        throw error;
      }
    },
    async leave() {
      await call("DELETE", `${roomPath(keys)}/slots/${slot}`);
    },
  };
}

/** Ends the room for all. */
export async function endRoom(keys: RoomKeys): Promise<void> {
  await call("DELETE", roomPath(keys));
}

/** Takes back what this device has put into a room that it is not connected with. Throws when nobody can be reached. */
export async function leaveRoom({ link, slot }: KeptRoom): Promise<void> {
  const reading = readRoomLink(link);
  if (reading.kind !== "room") return;
  try {
    await lineTo(await keysOf(reading.secret), slot).leave();
  } catch (error) {
    // Ended, or unknown: nothing of ours is there any more.
    if (statusOf(error) !== 410 && statusOf(error) !== 404) throw error;
  }
}

function call<Answer>(method: "GET" | "PUT" | "DELETE", path: string, body?: unknown): Promise<Answer> {
  return request<Answer>(method, path, body, { signal: AbortSignal.timeout(PATIENCE_MS) });
}

async function open(keys: RoomKeys, blob: string): Promise<Uint8Array | null> {
  const bytes = fromBase64Url(blob);
  return bytes === undefined ? null : unseal(keys, bytes);
}

function statusOf(error: unknown): number | null {
  return error instanceof RequestError ? error.status : null;
}
