import type { ReactNode } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { LazyNote } from "#app/offline/lazy-note.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { CrisisStrip } from "#app/site/crisis-strip.tsx";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import { finderAddress } from "#app/names/finder/finder-query.ts";
import { searchTitle, SET_SIZE } from "#app/names/finder/generated-set.ts";
import { NoNames } from "#app/names/finder/no-names.tsx";
import { FactAnswer, NoSuchList, OtherWays, ToolAnswer } from "./without-names.tsx";
import type { Found } from "#app/names/finder/found.ts";
import type { Search } from "#app/names/finder/search-names.ts";
import type { Finder } from "#app/names/finder/use-finder.ts";
import type { Years } from "./home-page.ts";
import { Legend } from "#app/names/card/legend.tsx";
import { NameGrid } from "#app/names/card/name-grid.tsx";
import { WaitingGrid } from "./waiting-grid.tsx";

type Props = {
  readonly headingId: string;
  readonly finder: Finder;
  readonly search: Exclude<Search, { readonly state: "off" }>;
  readonly years: Years;
  /** What was there before anything was searched. */
  readonly fallback: ReactNode;
};

/** What a search has found. While a next answer is on its way, or does not come, the one before stays. */
export function FoundNames({ headingId, finder: { text, rules }, search, years, fallback }: Props) {
  const asked = searchTitle(text.trim(), rules.gender);
  switch (search.state) {
    case "searching":
      return search.before === null ? (
        <>
          <SectionHead id={headingId} title={asked}>
            <Legend years={years} />
          </SectionHead>
          <WaitingGrid count={SET_SIZE} withWhy />
        </>
      ) : (
        <Listed headingId={headingId} found={search.before} years={years} busy />
      );
    case "failed":
      return (
        <>
          <CallFailed message={TOOL_WORDING.searchFailed} error={search.error} retry={search.retry} />
          {search.before === null ? (
            fallback
          ) : (
            <Listed headingId={headingId} found={search.before} years={years} busy={false} />
          )}
        </>
      );
    case "found":
      return <Listed headingId={headingId} found={search.found} years={years} busy={false} />;
  }
}

type ListedProps = Pick<Props, "headingId" | "years"> & { readonly found: Found; readonly busy: boolean };

/** Every answer has its own cards: none wanders across the window when the next answer comes. */
function Listed({ headingId, found, years, busy }: ListedProps) {
  const { text, rules, names, fact, care, tool, fromDevice = false } = found;
  if (care !== null) {
    return (
      <>
        <h2 id={headingId} className="vh">
          {HOME_WORDS.care[care]}
        </h2>
        {care === "crisis" ? <CrisisStrip /> : <NoSuchList />}
        {care === "crisis" ? null : <OtherWays />}
      </>
    );
  }
  return (
    <>
      <SectionHead id={headingId} title={searchTitle(text, rules.gender)}>
        {names.length === 0 || fromDevice ? null : <Legend years={years} />}
      </SectionHead>
      {fromDevice ? <LazyNote text={text} rules={rules} /> : null}
      {fact === null ? null : <FactAnswer fact={fact} />}
      {tool ? <ToolAnswer tool={tool} /> : null}
      {names.length === 0 ? (
        <>
          {tool ? null : <NoNames />}
          <OtherWays />
        </>
      ) : (
        <NameGrid
          key={finderAddress({ text, rules })}
          names={names}
          years={years}
          busy={busy}
          withCurves={!fromDevice}
        />
      )}
      {names.length === 0 ? null : <p className="meta more">{HOME_WORDS.countedNote}</p>}
    </>
  );
}
