import { useEffect, useRef, useState } from "react";
import { hear, type KeptTogether } from "#domain/together/kept-together.ts";
import { type Message, packMessage, unpackMessage } from "#domain/together/message.ts";
import type { NamePool } from "#domain/together/name-pool.ts";
import { ownMessage } from "#domain/together/own-message.ts";
import { NO_COUNTS } from "#domain/together/packet-counts.ts";
import { keepTogether, keptTogether, useKeptTogether } from "#app/together/kept-together-store.ts";
import { connectRoom, type RoomConnection } from "./connect-room.ts";
import type { CountsKept } from "./room-line.ts";
import type { RoomState } from "./room-sync.ts";

export type LiveRoom = {
  readonly state: RoomState;
  /** Other devices that have put something into the room. */
  readonly others: number;
  /** Takes back what this device has put into it; throws when that cannot be. */
  readonly leave: () => Promise<void>;
  /** Asks at once for what is new, where it comes now and then only. */
  readonly lookAgain: () => void;
};

/** The counts that are kept with the room, as long as this device is in it with this slot. */
function countsOf(slot: string): CountsKept {
  const roomIn = ({ room }: KeptTogether) => (room?.slot === slot ? room : null);
  return {
    now: () => roomIn(keptTogether())?.counts ?? NO_COUNTS,
    change: (change) =>
      keepTogether((kept) => {
        const room = roomIn(kept);
        return room === null ? kept : { ...kept, room: { ...room, counts: change(room.counts) } };
      }),
  };
}

/** Keeps this device in step with its room for as long as the page is open. */
export function useLiveRoom(pool: NamePool): LiveRoom {
  const kept = useKeptTogether();
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
        content: () => packMessage(ownMessage(keptTogether(), 0, pool)),
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
  const heardIn = (kept: KeptTogether) =>
    messages
      .filter(({ from }) => from !== kept.self)
      // Those that are known stay in their order.
      .toSorted((one, other) => placeOf(kept, one) - placeOf(kept, other))
      .reduce(hear, kept);
  const before = keptTogether();
  if (JSON.stringify(heardIn(before).heard) !== JSON.stringify(before.heard)) keepTogether(heardIn);
}

function placeOf({ heard }: KeptTogether, { from }: Message): number {
  const place = heard.findIndex((message) => message.from === from);
  return place === -1 ? heard.length : place;
}
