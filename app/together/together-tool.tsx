import { useState } from "react";
import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { type PooledName, poolOfNames } from "#domain/together/judging/name-pool.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { DownSection } from "./down/down-section.tsx";
import type { LoadFields } from "./judging/deck-filters.tsx";
import { Judging } from "./judging/judging.tsx";
import { useReturning, useTogetherState } from "./together-store.ts";
import { LikesSection } from "./likes/likes-section.tsx";
import type { FocusTarget } from "./link/accepting.ts";
import { Arriving } from "./link/arriving.tsx";
import { SendLink } from "./link/send-link.tsx";
import { MatchesSection } from "./matches-section.tsx";
import { RoomSection } from "./room/room-section.tsx";
import { useNamePool } from "./use-name-pool.ts";

type Props = {
  /** The first hand of whoever begins: it comes with the page, the whole collection after it. */
  readonly first: readonly PooledName[];
  readonly loadFields: LoadFields;
};

/** Cards, likes, link, matches, duels and room. Everything is worked out here; the server knows only of sealed rooms. */
export function TogetherTool({ first, loadFields }: Props) {
  const loaded = useNamePool();
  const [begun] = useState(() => poolOfNames(first));
  const isReturning = useReturning();
  const { heard } = useTogetherState();
  const senders = heard
    .map(({ from }) => from)
    .toSorted((one, other) => one - other)
    .join();
  const show = (id: FocusTarget) => {
    // What was just accepted must be there before it takes the focus.
    flushSync(() => undefined);
    document.getElementById(id)?.focus();
  };

  if (loaded.state === "failed") {
    return (
      <div className="shell needs-script tog tog-wait">
        <TryAgain words={TOGETHER_PAGE.failed} retry={loaded.retry} className="tog-card" />
      </div>
    );
  }
  // What is sent has decoys from the whole of it.
  const whole = loaded.state === "loaded" ? loaded.value : null;
  const pool = whole ?? begun;
  return (
    <div className="needs-script">
      <div className="shell tog">
        <div className="tog-main noprint">
          <Arriving onShow={show} />
          {/* Cards that somebody new has sent are dealt at once; so are those of whoever has judged before. */}
          <Judging
            key={`${senders} ${isReturning}`}
            pool={pool}
            isWhole={whole !== null}
            loadFields={loadFields}
            onMatches={() => show("matches")}
          />
        </div>
        <LikesSection pool={pool} />
      </div>
      <MatchesSection pool={pool} />
      <SendLink pool={whole} />
      <DownSection pool={pool} />
      <RoomSection pool={whole} />
    </div>
  );
}
