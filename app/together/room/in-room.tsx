import { CircleAlert } from "lucide";
import { useState } from "react";
import { href } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { NamePool } from "#domain/together/name-pool.ts";
import { type KeptRoom, readRoomLink } from "#domain/together/room-link.ts";
import { keysOf } from "#domain/together/sealed-blob.ts";
import { fillIn } from "#domain/site/fill-in.ts";
import { PassOn } from "#app/together/link/pass-on.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { endRoom } from "./room-line.ts";
import { useLiveRoom } from "./use-live-room.ts";

const { room: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly room: KeptRoom;
  readonly pool: NamePool;
  /** The room is left, or ended: with what there is to say of it. */
  readonly onLeft: (sentence: string) => void;
};

/** The room that this device is in: its link, how things stand, and the way out. */
export function InRoom({ room, pool, onLeft }: Props) {
  const { state, others } = useLiveRoom(pool);
  const [hasFailed, setFailed] = useState(false);
  const isOver = state === "ended" || state === "full" || state === "broken";
  const end = async () => {
    setFailed(false);
    const reading = readRoomLink(room.link);
    if (reading.kind !== "room") return onLeft("");
    try {
      await endRoom(await keysOf(reading.secret));
      onLeft(`${WORDS.ended}. ${WORDS.endedText}`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <p className={state === "live" ? "tog-state tog-live" : "tog-state"} role="status">
        <b>{WORDS.states[state]}</b>{" "}
        {state === "live" ? <span className="quiet">{company(others)}</span> : null}
      </p>
      {isOver ? null : (
        <PassOn
          id="room-link"
          label={WORDS.link}
          link={`${location.origin}${href("/together")}${room.link}`}
          copied={WORDS.copied}
        />
      )}
      <div className="tog-buttons">
        {isOver ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => void end()}>
            {WORDS.end}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => onLeft("")}>
          {isOver ? WORDS.close : WORDS.leave}
        </button>
      </div>
      {hasFailed ? (
        <p className="fault" role="alert">
          <Icon of={CircleAlert} />
          {WORDS.endFailed}
        </p>
      ) : null}
    </>
  );
}

function company(others: number): string {
  if (others === 0) return WORDS.alone;
  return others === 1 ? WORDS.others.one : fillIn(WORDS.others.many, { count: `${others}` });
}
