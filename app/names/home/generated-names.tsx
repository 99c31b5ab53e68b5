import { HOME_WORDS } from "#content/site/home-words.ts";
import { TASTE_WORDS } from "#content/site/taste-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { LazyNote } from "#app/offline/lazy-note.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import type { NamesDraw } from "#app/names/finder/draw-names.ts";
import { setTitle } from "#app/names/finder/generated-set.ts";
import { useLasts } from "#app/names/finder/use-lasts.ts";
import { NoNames } from "#app/names/finder/no-names.tsx";
import type { Years } from "./home-page.ts";
import { Legend } from "#app/names/card/legend.tsx";
import { NameGrid } from "#app/names/card/name-grid.tsx";
import { WaitingGrid } from "./waiting-grid.tsx";

/** An answer that comes sooner simply takes the place of the names before it. */
const SLOW_MS = 200;

type Props = {
  readonly headingId: string;
  readonly drawing: NamesDraw;
  readonly years: Years;
};

/** The drawn names; what failed stands above those from before. */
export function GeneratedNames({ headingId, drawing, years }: Props) {
  const { set, state } = drawing;
  const { fromDevice = false, byTaste = false } = set;
  const busy = state === "drawing";
  const slow = useLasts(busy, SLOW_MS);
  return (
    <>
      {typeof state === "string" ? null : (
        <CallFailed message={TOOL_WORDING.generateFailed} error={state.failed} retry={drawing.retry} />
      )}
      <SectionHead id={headingId} title={setTitle(set)}>
        {fromDevice || byTaste ? null : <Legend years={years} />}
      </SectionHead>
      {fromDevice ? <LazyNote rules={set.rules} /> : null}
      {byTaste ? <p className="small quiet from-device">{TASTE_WORDS.note}</p> : null}
      {slow ? (
        <WaitingGrid count={set.names.length} />
      ) : (
        <NameGrid names={set.names} years={years} busy={busy} withCurves={!fromDevice && !byTaste} />
      )}
      {set.names.length === 0 ? <NoNames /> : <p className="more meta">{HOME_WORDS.countedNote}</p>}
    </>
  );
}
