import { CircleAlert } from "lucide";
import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { type StoredRoomLink, readRoomLink } from "#domain/together/room/room-link.ts";
import { keysOf } from "#domain/together/room/room-keys.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { PassOn } from "#app/together/link/pass-on.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { endRoom } from "./room-line.ts";
import { useLiveRoom } from "./use-live-room.ts";

const { room: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly room: StoredRoomLink;
  readonly pool: NamePool;
  /** The room is left, or ended: with what there is to say of it. */
  readonly onLeft: (sentence: string) => void;
};

/** The room that this device is in: its link, how things stand, and the way out. */
export function InRoom({ room, pool, onLeft }: Props) {
  const { state, others, leave: takeBack, lookAgain } = useLiveRoom(pool);
  const [isLeaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState<"end" | "leave" | null>(null);
  const isInStep = state === "live" || state === "slow";
  const isOver = state === "ended" || state === "full" || state === "broken";
  const leave = async () => {
    if (isOver) return onLeft("");
    if (isLeaving) return;
    setFailed(null);
    setLeaving(true);
    try {
      await takeBack();
      onLeft(WORDS.left);
    } catch {
      // Who cannot wait for a network may go all the same, the second time.
      if (failed === "leave") onLeft(WORDS.leftBehind);
      else setFailed("leave");
    } finally {
      setLeaving(false);
    }
  };
  const end = async () => {
    setFailed(null);
    const reading = readRoomLink(room.link);
    if (reading.kind !== "room") return onLeft("");
    try {
      await endRoom(await keysOf(reading.secret, reading.edition));
      onLeft(WORDS.ended);
    } catch {
      setFailed("end");
    }
  };
  return (
    <>
      <p className={state === "live" ? "tog-state tog-live" : "tog-state"} role="status">
        <b>{isLeaving ? WORDS.leaving : WORDS.states[state]}</b>{" "}
        {isInStep && !isLeaving ? <span className="quiet">{company(others)}</span> : null}
      </p>
      {isOver ? null : (
        <PassOn
          id="room-link"
          label={WORDS.link}
          link={`${location.origin}${PATHS.together}${room.link}`}
          copied={WORDS.copied}
        />
      )}
      {isInStep && room.counts.seen.length === 0 ? <p className="small quiet">{WORDS.twoDays}</p> : null}
      <div className="tog-buttons">
        {state === "slow" ? (
          <button type="button" className="btn btn-quiet" onClick={lookAgain}>
            {WORDS.lookAgain}
          </button>
        ) : null}
        {isOver ? null : (
          <button type="button" className="btn btn-quiet" onClick={() => void end()}>
            {WORDS.end}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={() => void leave()}>
          {isOver ? WORDS.close : failed === "leave" ? WORDS.leaveAnyway : WORDS.leave}
        </button>
      </div>
      {failed === null ? null : (
        <p className="fault" role="alert">
          <Icon of={CircleAlert} />
          {failed === "end" ? WORDS.endFailed : WORDS.leaveFailed}
        </p>
      )}
    </>
  );
}

function company(others: number): string {
  if (others === 0) return WORDS.alone;
  return others === 1 ? WORDS.others.one : fillIn(WORDS.others.many, { count: `${others}` });
}
