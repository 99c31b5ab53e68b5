import type { Context } from "hono";
import { tooManyRoomsMessage } from "#domain/forms/wait-message.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import { createCache } from "#server/caches/create-cache.ts";
import type { Services } from "#server/services.ts";
import { problem } from "#server/api/problem.ts";

type RoomServices = Pick<Services, "config"> & {
  readonly rooms: Pick<Services["rooms"], "read">;
  readonly allowances: Pick<Services["allowances"], "newRoom">;
};

/**
 * Refuses to begin a room when too many were begun from the client's address; gives undefined when it may, or when the
 * room is there already. To end a room that nobody has begun keeps its number, so that counts as well.
 */
export function createRoomDoor({ rooms, allowances, config }: RoomServices) {
  const begun = createCache<string, true>("begunRooms");
  return async (room: string, context: Context<Bindings>): Promise<Response | undefined> => {
    if (begun.get(room) === true) return undefined;
    if ((await rooms.read(room)).kind === "unknown") {
      const seconds = await allowances.newRoom(clientIn(context, config));
      if (seconds > 0) return problem(429, tooManyRoomsMessage(seconds), { "retry-after": String(seconds) });
      return undefined;
    }
    begun.set(room, true);
    return undefined;
  };
}
