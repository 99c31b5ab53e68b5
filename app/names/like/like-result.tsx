import { LIKE_WORDS } from "#content/name-page/like-words.ts";
import { plural } from "#domain/locale/plural.ts";
import type { LikeAnswer } from "#domain/names/like/like-answer.ts";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import { Legend } from "#app/names/card/legend.tsx";
import { NameCard } from "#app/names/card/name-card.tsx";
import { WaitingGrid } from "#app/names/home/waiting-grid.tsx";
import { LIKE_COUNT } from "#domain/names/like/like-limits.ts";
import type { LikeNames } from "./use-like-names.ts";

type Props = { readonly names: LikeNames; readonly retry: () => void };

/** What came of the question, and the same said to who cannot see it. */
export function LikeResult({ names, retry }: Props) {
  return (
    <>
      <p role="status" className="vh">
        {said(names)}
      </p>
      <Shown names={names} retry={retry} />
    </>
  );
}

function Shown({ names, retry }: Props) {
  switch (names.state) {
    case "not asked":
      return null;
    case "waiting":
      return <WaitingGrid count={LIKE_COUNT} />;
    case "failed":
      return <CallFailed message="Failed to find names like these" error={names.error} retry={retry} />;
    case "found":
      return names.found.names.length === 0 ? (
        <p className="nm-none quiet">{LIKE_WORDS.none}</p>
      ) : (
        <Cards found={names.found} />
      );
  }
}

function Cards({ found: { names, firstYear, lastYear } }: { readonly found: LikeAnswer }) {
  const years = { firstYear, lastYear };
  return (
    <>
      <Legend years={years} />
      <ul className="names">
        {names.map(({ reasons, ...summary }) => (
          <NameCard key={summary.id} summary={summary} years={years} reasons={reasons} />
        ))}
      </ul>
    </>
  );
}

function said(names: LikeNames): string {
  switch (names.state) {
    case "not asked":
    case "failed":
      return "";
    case "waiting":
      return "Looking for names like these...";
    case "found":
      return plural(names.found.names.length, LIKE_WORDS.found);
  }
}
