import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { FoundName } from "#app/names/finder/found-name.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { NameCard } from "./name-card.tsx";
import "./name-rows.css";

type Props = {
  readonly names: readonly (NameSummary | FoundName)[];
  readonly years: Years;
  readonly busy: boolean;
  /** Names out of the copy on this device have none. */
  readonly withCurves?: boolean;
  /** Found names: on phones a short row each, so that several stand above a keyboard. */
  readonly inRows?: boolean;
};

export function NameGrid({ names, years, busy, withCurves = true, inRows = false }: Props) {
  return (
    <ul className={inRows ? "names rows" : "names"} aria-busy={busy}>
      {names.map((summary) => (
        <NameCard
          key={summary.id}
          summary={summary}
          years={years}
          withCurve={withCurves}
          why={"why" in summary ? summary.why.text : undefined}
        />
      ))}
    </ul>
  );
}
