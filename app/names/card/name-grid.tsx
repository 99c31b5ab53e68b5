import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { FoundName } from "#app/names/finder/found-name.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { useSavedIds } from "#app/saved-names/use-saved-names.ts";
import { NameCard } from "./name-card.tsx";
import { nameCardHtml } from "./name-card-html.ts";

type Props = {
  readonly names: readonly (NameSummary | FoundName)[];
  readonly years: Years;
  readonly busy: boolean;
  /** Names out of the copy on this device have none. */
  readonly withCurves?: boolean;
};

/** Names as cards. */
export const NameGrid = import.meta.env.SSR ? WrittenNameGrid : LiveNameGrid;

/** As the server writes it. */
export function WrittenNameGrid({ names, years, busy, withCurves = true }: Props) {
  const saved = useSavedIds();
  const html = names.map((summary) =>
    nameCardHtml({
      summary,
      years,
      why: whyOf(summary),
      withCurve: withCurves,
      isSaved: saved.has(summary.id),
    }),
  );
  return <ul className="names" aria-busy={busy} dangerouslySetInnerHTML={{ __html: html.join("") }} />;
}

/** What the browser makes alive of it. */
export function LiveNameGrid({ names, years, busy, withCurves = true }: Props) {
  return (
    <ul className="names" aria-busy={busy}>
      {names.map((summary) => (
        <NameCard
          key={summary.id}
          summary={summary}
          years={years}
          withCurve={withCurves}
          why={whyOf(summary)}
        />
      ))}
    </ul>
  );
}

function whyOf(summary: NameSummary | FoundName): string | undefined {
  return "why" in summary ? summary.why.text : undefined;
}
