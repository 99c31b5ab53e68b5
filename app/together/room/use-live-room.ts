import { useEffect, useRef, useState } from "react";
import { receiveMessage, type TogetherState } from "#domain/together/together-state.ts";
import { type Message, packMessage, unpackMessage } from "#domain/together/message/message.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { ownMessage } from "#domain/together/message/own-message.ts";
import { NO_COUNTS } from "#domain/together/room/packet-counts.ts";
import { storeTogether, togetherState, useTogetherState } from "#app/together/together-store.ts";
import { connectRoom, type RoomConnection } from "./connect-room.ts";
import type { StoredCounts } from "./room-line.ts";
import type { RoomState } from "./room-sync.ts";

type LiveRoom = {
  readonly state: RoomState;
  /** Other devices that have put something into the room. */
  readonly others: number;
  /** Takes back what this device has put into it; throws when that cannot be. */
  readonly leave: () => Promise<void>;
  /** Asks at once for what is new, where it comes now and then only. */
  readonly lookAgain: () => void;
};

/** The counts that are kept with the room, as long as this device is in it with this slot. */
function countsOf(slot: string): StoredCounts {
  const roomIn = ({ room }: TogetherState) => (room?.slot === slot ? room : null);
  return {
    now: () => roomIn(togetherState())?.counts ?? NO_COUNTS,
    change: (change) =>
      storeTogether((kept) => {
        const room = roomIn(kept);
        return room === null ? kept : { ...kept, room: { ...room, counts: change(room.counts) } };
      }),
  };
}

/** Keeps this device in step with its room for as long as the page is open. */
export function useLiveRoom(pool: NamePool): LiveRoom {
  const kept = useTogetherState();
  const [state, setState] = useState<RoomState>("connecting");
  const [others, setOthers] = useState(0);
  const connection = useRef<RoomConnection | null>(null);

  const [link, slot] = [kept.room?.link, kept.room?.slot];
  useEffect(() => {
    if (link === undefined || slot === undefined) return;
    const opened = connectRoom(
      { link, slot },
      {
        counts: countsOf(slot),
        // To nobody: in a room, each goes through a blind pass.
        content: () => packMessage(ownMessage(togetherState(), 0, pool)),
        onHeard({ devices, contents }) {
          setOthers(devices);
          hearAll(contents.flatMap((content) => unpackMessage(content) ?? []));
        },
        onState: setState,
      },
    );
    connection.current = opened;
    return () => {
      connection.current = null;
      opened.close();
      setOthers(0);
    };
  }, [link, slot, pool]);

  useEffect(() => {
    if (kept.self !== 0) connection.current?.step();
  }, [kept]);
  return {
    state,
    others,
    leave: async () => connection.current?.leave(),
    lookAgain: () => connection.current?.lookAgain(),
  };
}

/** Writes nothing when nothing is new: each reading brings all that is in the room. */
function hearAll(messages: readonly Message[]): void {
  const heardIn = (kept: TogetherState) =>
    messages
      .filter(({ from }) => from !== kept.self)
      // Those that are known stay in their order.
      .toSorted((one, other) => placeOf(kept, one) - placeOf(kept, other))
      .reduce(receiveMessage, kept);
  const before = togetherState();
  if (JSON.stringify(heardIn(before).heard) !== JSON.stringify(before.heard)) storeTogether(heardIn);
}

function placeOf({ heard }: TogetherState, { from }: Message): number {
  const place = heard.findIndex((message) => message.from === from);
  return place === -1 ? heard.length : place;
}
