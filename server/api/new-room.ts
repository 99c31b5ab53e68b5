import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { tooManyRoomsMessage } from "#domain/site/wait-message.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import type { Services } from "#server/services.ts";
import { problem } from "./problem.ts";

type Kept = Pick<Services, "rooms" | "allowances" | "config">;

/** Numbers of rooms that are there, some 100 bytes each: a room in use is looked up once. */
const REMEMBERED_ROOMS = 10_000;

/**
 * Refuses to begin a room when too many were begun from the client's address; gives undefined when it may, or when the
 * room is there already. To end a room that nobody has begun keeps its number, so that counts as well.
 */
export function createRoomDoor({ rooms, allowances, config }: Kept) {
  const begun = new LRUCache<string, true>({ max: REMEMBERED_ROOMS });
  return async (room: string, context: Context<Bindings>): Promise<Response | undefined> => {
    if (begun.get(room) === true) return undefined;
    if ((await rooms.read(room)).kind === "unknown") {
      const seconds = allowances.newRoom(clientIn(context, config));
      if (seconds > 0) return problem(429, tooManyRoomsMessage(seconds), { "retry-after": String(seconds) });
      return undefined;
    }
    begun.set(room, true);
    return undefined;
  };
}
