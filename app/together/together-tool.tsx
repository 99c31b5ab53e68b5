import { flushSync } from "react-dom";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { DownSection } from "./down/down-section.tsx";
import { Judging } from "./judging/judging.tsx";
import { useTogetherState } from "./together-store.ts";
import { LikesSection } from "./likes/likes-section.tsx";
import type { FocusTarget } from "./link/accepting.ts";
import { Arriving } from "./link/arriving.tsx";
import { SendLink } from "./link/send-link.tsx";
import { MatchesSection } from "./matches-section.tsx";
import { RoomSection } from "./room/room-section.tsx";
import { useNamePool } from "./use-name-pool.ts";

/** Cards, likes, link, matches, duels and room. Everything is worked out here; the server knows only of sealed rooms. */
export function TogetherTool() {
  const loaded = useNamePool();
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

  if (loaded.state !== "loaded") {
    return (
      <div className="shell needs-script tog tog-wait">
        {loaded.state === "failed" ? (
          <TryAgain words={TOGETHER_PAGE.failed} retry={loaded.retry} className="tog-card" />
        ) : (
          <div className="tog-card" role="status">
            <p className="quiet">{TOGETHER_PAGE.waiting}</p>
          </div>
        )}
      </div>
    );
  }
  const pool = loaded.value;
  return (
    <div className="needs-script">
      <div className="shell tog">
        <div className="tog-main noprint">
          <Arriving onShow={show} />
          {/* Cards that somebody new has sent are dealt at once. */}
          <Judging key={senders} pool={pool} onMatches={() => show("matches")} />
        </div>
        <LikesSection pool={pool} />
      </div>
      <MatchesSection pool={pool} />
      <SendLink pool={pool} />
      <DownSection pool={pool} />
      <RoomSection pool={pool} />
    </div>
  );
}
