import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
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
      <h2 id="statistics-title">Name Statistics</h2>
      <dl className="num">
        <Figure label="Most popular origin" value={origin} />
        <Figure label="Total names" value={String(totalNames)} />
        <Figure label="Saved names" value={savedCount === null ? "–" : formatCount(savedCount)} />
      </dl>
      <p className="meta num">
        The first two are for the fifty names to start with. Our collection now has {formatCount(collected)}{" "}
        names, and the {edition.lastYear} edition of the records {formatCount(edition.names)} spellings.
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
