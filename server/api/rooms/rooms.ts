import { RESPONSE_ALREADY_SENT } from "#server/http/listener.ts";
import type { Context } from "hono";
import { LONELY_ROOM_DAYS, MOST_SLOTS, ROOM_DAYS } from "#domain/together/room/rooms.ts";
import { type Bindings, clientIn } from "#server/http/hono.ts";
import { createNetworkLimit } from "#server/http/limits/network-limit.ts";
import { monotonic } from "#server/http/limits/rate-limit.ts";
import { provesRoom } from "#server/rooms/room-proof.ts";
import { EVENT_STREAM } from "#server/rooms/streams.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "#server/api/endpoint.ts";
import { problem } from "#server/api/problem.ts";
import { createRoomDoor } from "./new-room.ts";
import { inRoom, inSlot, roomState, slotWritten, writing } from "./rooms-schema.ts";

const ENDED = "This room has ended. Everything in it is deleted here; your choices are still on your device.";
const UNKNOWN = `We can’t find this room. Either no one has opened it yet, or it wasn’t used for ${ROOM_DAYS} days, or for ${LONELY_ROOM_DAYS} days with only one device in it.`;
const FULL = `This room is full: up to ${MOST_SLOTS} devices can join.`;
const UNPROVEN = "Only a device that has the room’s link can change the room.";
const CROWDED =
  "Too many devices on this network are waiting for updates. Please check back from time to time, or try again in a minute.";
const NO_STORE = { "cache-control": "private, no-store" };
const MINUTE_S = 60;

/** Readings of rooms from one home's line: a ward of couples who judge at the same time. */
const READ_ALLOWANCE = { burst: 1200, perMinute: 600 };
/** Streams that are opened, not those that are open: a browser opens one for a visit, and again when it was lost. */
const STREAM_ALLOWANCE = { burst: 60, perMinute: 30 };

/** Rooms in which devices share what they have sealed. Whoever knows a room's number may read it; to change it takes the proof. */
export function roomEndpoints(
  services: Pick<Services, "rooms" | "allowances" | "agreement" | "config">,
): readonly Endpoint[] {
  const { rooms, config, agreement } = services;
  const refuseNew = createRoomDoor(services);
  const readLimit = createNetworkLimit(READ_ALLOWANCE, monotonic, { name: "room readings", agreement });
  const openings = createNetworkLimit(STREAM_ALLOWANCE, monotonic, { name: "room streams", agreement });
  const addressOf = (context: Context<Bindings>) => clientIn(context, config).address;
  const isProven = (room: string, { req }: Context<Bindings>) => provesRoom(room, req.header("room-proof"));
  return [
    endpoint(
      {
        method: "get",
        path: "/api/rooms/{room}",
        operationId: "readRoom",
        summary: "What the devices in a room have sealed",
        given: inRoom,
        answers: [{ status: 200, description: "The room", schema: roomState }],
        faults: [400, 404, 410, 429, 503],
      },
      async ({ params: { room } }, context) => {
        const wait = readLimit.take(addressOf(context));
        if (wait > 0) return crowded(wait);
        const found = await rooms.read(room);
        switch (found.kind) {
          case "room":
            return Response.json(found.room, { headers: NO_STORE });
          case "ended":
            return problem(410, ENDED);
          case "unknown":
            return problem(404, UNKNOWN);
        }
      },
    ),
    endpoint(
      {
        method: "put",
        path: "/api/rooms/{room}/slots/{slot}",
        operationId: "writeSlot",
        summary:
          "Puts what a device has sealed into its slot; the first write begins the room. With the header room-proof",
        given: writing,
        answers: [{ status: 200, description: "Kept", schema: slotWritten }],
        faults: [400, 403, 409, 410, 413, 415, 429],
      },
      async ({ params: { room, slot }, body }, context) => {
        if (!isProven(room, context)) return problem(403, UNPROVEN);
        const refused = await refuseNew(room, context);
        if (refused !== undefined) return refused;
        const written = await rooms.write(room, slot, body.blob);
        switch (written.kind) {
          case "written":
            return Response.json(
              { version: written.version, previous: written.previous },
              { headers: NO_STORE },
            );
          case "full":
            return problem(409, FULL);
          case "ended":
            return problem(410, ENDED);
        }
      },
    ),
    endpoint(
      {
        method: "delete",
        path: "/api/rooms/{room}/slots/{slot}",
        operationId: "removeSlot",
        summary:
          "Removes what a device has put into its slot; what others have read of it stays with them. With the header room-proof",
        given: inSlot,
        answers: [{ status: 204, description: "Nothing is in the slot" }],
        faults: [400, 403, 429],
      },
      async ({ params: { room, slot } }, context) => {
        if (!isProven(room, context)) return problem(403, UNPROVEN);
        await rooms.leave(room, slot);
        return new Response(null, { status: 204, headers: NO_STORE });
      },
    ),
    endpoint(
      {
        method: "delete",
        path: "/api/rooms/{room}",
        operationId: "endRoom",
        summary: "Ends a room: removes all that was put into it. With the header room-proof",
        given: inRoom,
        answers: [{ status: 204, description: "Ended" }],
        faults: [400, 403, 429],
      },
      async ({ params: { room } }, context) => {
        if (!isProven(room, context)) return problem(403, UNPROVEN);
        const refused = await refuseNew(room, context);
        if (refused !== undefined) return refused;
        await rooms.end(room);
        return new Response(null, { status: 204, headers: NO_STORE });
      },
    ),
    endpoint(
      {
        method: "get",
        path: "/api/rooms/{room}/changes",
        operationId: "followRoom",
        summary:
          "Server-sent events: one at the beginning, one for each change of the room with the version that it has then",
        given: inRoom,
        answers: [{ status: 200, description: "Events, for as long as the client stays" }],
        faults: [400, 429],
      },
      ({ params: { room } }, context) => {
        // Hono answers HEAD by the handler of GET: there is nothing to wait for.
        if (context.req.method === "HEAD") return new Response(null, { headers: EVENT_STREAM });
        const { outgoing } = context.env;
        if (outgoing === undefined || !("socket" in outgoing))
          return problem(500, "There is no connection to write to.");
        const address = addressOf(context);
        const wait = openings.take(address);
        if (wait > 0) return crowded(wait);
        return rooms.open({ room, address }, outgoing) ? RESPONSE_ALREADY_SENT : crowded(MINUTE_S);
      },
    ),
  ];
}

function crowded(seconds: number): Response {
  return problem(429, CROWDED, { "retry-after": String(seconds) });
}
