import {
  MOST_POPULAR_ORIGIN,
  NAME_STATISTICS,
  STATISTICS_NOTE,
  TOTAL_NAMES,
} from "#content/finder/finder-words.ts";
import { SAVED_NAMES } from "#content/frame/frame-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { HomePage } from "./home-page.ts";

type Props = Pick<HomePage, "edition" | "collected"> & {
  /** Null while nobody knows. */
  readonly savedCount: number | null;
};

/** The statistics card speaks of the starter set, as it always did; the line beneath it counts what there is today. */
export function NameStatistics({ edition, collected, savedCount }: Props) {
  const { origin, totalNames } = TOOL_WORDING.statistics;
  return (
    <aside className="stat" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{NAME_STATISTICS}</h2>
      <dl className="num">
        <Figure label={MOST_POPULAR_ORIGIN} value={origin} />
        <Figure label={TOTAL_NAMES} value={String(totalNames)} />
        <Figure label={SAVED_NAMES} value={savedCount === null ? "–" : formatCount(savedCount)} />
      </dl>
      <p className="meta num">
        {fillIn(STATISTICS_NOTE, {
          collected: formatCount(collected),
          year: `${edition.lastYear}`,
          spellings: formatCount(edition.names),
        })}
      </p>
    </aside>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
