import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { named } from "#domain/together/together-state.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { newRoom } from "#domain/together/room/room-link.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { randomBytes, randomNumber } from "#app/together/random.ts";
import { useStep } from "#app/together/steps.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { InRoom } from "./in-room.tsx";

const { room: WORDS } = TOGETHER_PAGE;

type Props = {
  /** Where decoys come from; null until it is here. */
  readonly pool: NamePool | null;
};

/** A room for two devices, or more, that judge at the same time. */
export function RoomSection({ pool }: Props) {
  const { room } = useTogetherState();
  const step = useStep();
  const [said, setSaid] = useState("");
  const open = () => {
    setSaid("");
    storeTogether((kept) => ({ ...named(kept, randomNumber()), room: newRoom(randomBytes) }));
  };
  const leave = (sentence: string) => {
    storeTogether((kept) => ({ ...kept, room: null }));
    setSaid(sentence);
    document.getElementById("room-title")?.focus();
  };
  // Open, it is there at each step: it is what keeps the devices in step.
  if (room === null && said === "" && step !== "send") return null;
  return (
    <section className="wiz tog-room noprint" aria-labelledby="room-title">
      <SectionHead id="room-title" title={WORDS.heading} />
      <div>
        <div>
          <p>{WORDS.lead}</p>
          <details className="tog-private tog-kept">
            <summary>
              <span className="tog-change">{WORDS.keptTitle}</span>
            </summary>
            <p className="small quiet">{WORDS.kept}</p>
          </details>
        </div>
        <div>
          {room === null || pool === null ? (
            <button type="button" className="btn" onClick={open}>
              {WORDS.open}
            </button>
          ) : (
            <InRoom room={room} pool={pool} onLeft={leave} />
          )}
          <p className="small" role="status">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}
