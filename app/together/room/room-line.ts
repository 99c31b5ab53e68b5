import { fromBase64Url, toBase64Url } from "#domain/site/base64-url.ts";
import type { Room } from "#domain/together/rooms.ts";
import { type RoomKeys, seal, unseal } from "#domain/together/sealed-blob.ts";
import { request, RequestError } from "#app/api/request.ts";
import type { RoomContents, RoomLine } from "./room-sync.ts";

export function roomPath({ room }: RoomKeys): string {
  return `/api/rooms/${room}`;
}

/** The way to a room through our server, which sees sealed packets alone. */
export function lineTo(keys: RoomKeys, slot: string): RoomLine {
  return {
    async read(): Promise<RoomContents> {
      try {
        const { slots } = await request<Room>("GET", roomPath(keys));
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
        await request("PUT", `${roomPath(keys)}/slots/${slot}`, { blob });
        return "written";
      } catch (error) {
        if (statusOf(error) === 410) return "ended";
        if (statusOf(error) === 409) return "full";
        throw error;
      }
    },
    async leave() {
      await request("DELETE", `${roomPath(keys)}/slots/${slot}`);
    },
  };
}

/** Ends the room for all. */
export async function endRoom(keys: RoomKeys): Promise<void> {
  await request("DELETE", roomPath(keys));
}

async function open(keys: RoomKeys, blob: string): Promise<Uint8Array | null> {
  const bytes = fromBase64Url(blob);
  return bytes === undefined ? null : unseal(keys, bytes);
}

function statusOf(error: unknown): number | null {
  return error instanceof RequestError ? error.status : null;
}
