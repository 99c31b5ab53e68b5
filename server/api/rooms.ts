import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { MOST_SLOTS } from "#domain/together/rooms.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { problem } from "./problem.ts";
import { createRoomDoor } from "./new-room.ts";
import { inRoom, inSlot, roomState, writing } from "./rooms-schema.ts";

const ENDED = "This room has been ended. Nothing of it is left here; what you chose is still on your device.";
const UNKNOWN = "There is no such room here yet, or nobody has used it for 90 days.";
const FULL = `This room is full: at most ${MOST_SLOTS} devices share one.`;
const CROWDED = "Too many are waiting for news here. Please try again in a minute.";
const NOT_KEPT = { "cache-control": "private, no-store" };

/** Rooms in which devices share what they have sealed. Whoever knows a room's number may read and write it. */
export function roomEndpoints(
  services: Pick<Services, "rooms" | "allowances" | "config">,
): readonly Endpoint[] {
  const { rooms } = services;
  const refuseNew = createRoomDoor(services);
  return [
    endpoint(
      {
        method: "get",
        path: "/api/rooms/{room}",
        summary: "What the devices in a room have sealed",
        given: inRoom,
        answers: [{ status: 200, description: "The room", schema: roomState }],
        faults: [400, 404, 410],
      },
      async ({ params: { room } }) => {
        const reading = await rooms.read(room);
        switch (reading.kind) {
          case "room":
            return Response.json(reading.room, { headers: NOT_KEPT });
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
        summary: "Puts what a device has sealed into its slot; the first write begins the room",
        given: writing,
        answers: [{ status: 204, description: "Kept" }],
        faults: [400, 403, 409, 410, 413, 415, 429],
      },
      async ({ params: { room, slot }, body }, context) => {
        const refused = await refuseNew(room, context);
        if (refused !== undefined) return refused;
        switch (await rooms.write(room, slot, body.blob)) {
          case "written":
            return new Response(null, { status: 204, headers: NOT_KEPT });
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
        summary: "Removes what a device has put into its slot; what others have read of it stays with them",
        given: inSlot,
        answers: [{ status: 204, description: "Nothing is in the slot" }],
        faults: [400, 403, 429],
      },
      async ({ params: { room, slot } }) => {
        await rooms.leave(room, slot);
        return new Response(null, { status: 204, headers: NOT_KEPT });
      },
    ),
    endpoint(
      {
        method: "delete",
        path: "/api/rooms/{room}",
        summary: "Ends a room: removes all that was put into it",
        given: inRoom,
        answers: [{ status: 204, description: "Ended" }],
        faults: [400, 403, 429],
      },
      async ({ params: { room } }, context) => {
        const refused = await refuseNew(room, context);
        if (refused !== undefined) return refused;
        await rooms.end(room);
        return new Response(null, { status: 204, headers: NOT_KEPT });
      },
    ),
    endpoint(
      {
        method: "get",
        path: "/api/rooms/{room}/changes",
        summary:
          "Server-sent events: one at the beginning, one whenever the room has changed and should be read again",
        given: inRoom,
        answers: [{ status: 200, description: "Events, for as long as the client stays" }],
        faults: [400, 429],
      },
      ({ params: { room } }, { env }) => {
        const { outgoing } = env;
        if (outgoing === undefined || !("socket" in outgoing))
          return problem(500, "There is no connection to write to.");
        return rooms.open(room, outgoing)
          ? RESPONSE_ALREADY_SENT
          : problem(429, CROWDED, { "retry-after": "60" });
      },
    ),
  ];
}
