import type { ReactNode } from "react";
import { SHOW_MORE } from "#content/finder/finder-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { LazyNote } from "#app/offline/lazy-note.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { CrisisStrip } from "#app/site/crisis/crisis-strip.tsx";
import { CallFailed } from "#app/names/finder/call-failed.tsx";
import { finderAddress } from "#app/names/finder/finder-query.ts";
import { searchTitle, SET_SIZE } from "#app/names/finder/generated-set.ts";
import { FIRST_FOUND } from "#app/names/finder/search-names.ts";
import { NoNames, WaysToMore } from "#app/names/finder/no-names.tsx";
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
export function FoundNames({ headingId, finder, search, years, fallback }: Props) {
  const { text, rules } = finder;
  const asked = searchTitle(text.trim(), rules.gender);
  const shared = { headingId, years, finder };
  switch (search.state) {
    case "searching":
      return search.before === null ? (
        <>
          <SectionHead id={headingId} title={asked}>
            <Legend years={years} />
          </SectionHead>
          <WaitingGrid count={SET_SIZE} inRows />
        </>
      ) : (
        <Listed {...shared} found={search.before} busy />
      );
    case "failed":
      return (
        <>
          <CallFailed message={TOOL_WORDING.searchFailed} error={search.error} retry={search.retry} />
          {search.before === null ? fallback : <Listed {...shared} found={search.before} busy={false} />}
        </>
      );
    case "found":
      return <Listed {...shared} found={search.found} busy={false} />;
  }
}

type ListedProps = Pick<Props, "headingId" | "years" | "finder"> & {
  readonly found: Found;
  readonly busy: boolean;
};

/** Every answer has its own cards: none wanders across the window when the next answer comes. */
function Listed({ headingId, found, years, busy, finder: { all, showAll, submit } }: ListedProps) {
  const { text, rules, fact, care, tool, page, instead = [], unsent = 0, fromDevice = false } = found;
  if (care !== null) {
    return (
      <>
        <h2 id={headingId} className="vh">
          {HOME_WORDS.care[care]}
        </h2>
        {care === "crisis" ? <CrisisStrip /> : <NoSuchList />}
        {care === "crisis" ? null : <OtherWays text="" />}
      </>
    );
  }
  const leadsTo = tool ?? page;
  const toTool = leadsTo ? <ToolAnswer tool={leadsTo} /> : null;
  const ways = (
    <WaysToMore ways={instead} addressOf={(other) => finderAddress({ text: other, rules })} onAsk={submit} />
  );
  const names = all ? found.names : found.names.slice(0, FIRST_FOUND);
  const more = found.names.length - names.length + unsent;
  const isBelow = leadsTo?.goesOn === true && names.length > 0;
  return (
    <>
      <SectionHead id={headingId} title={searchTitle(text, rules.gender)}>
        {names.length === 0 || fromDevice ? null : <Legend years={years} />}
      </SectionHead>
      {fromDevice ? <LazyNote text={text} rules={rules} /> : null}
      {fact === null ? null : <FactAnswer fact={fact} />}
      {isBelow ? null : toTool}
      {names.length === 0 ? null : ways}
      {names.length === 0 ? (
        <>
          {tool ? null : <NoNames />}
          {ways}
          <OtherWays text={text} />
        </>
      ) : (
        <NameGrid
          key={finderAddress({ text, rules })}
          names={names}
          years={years}
          busy={busy}
          withCurves={!fromDevice}
          inRows
        />
      )}
      {more === 0 ? null : (
        <p className="more">
          <a
            className="btn"
            // Without JavaScript the next page begins where this one ended.
            href={`${finderAddress({ text, rules, show: "all" })}#save-${names.at(-1)?.id}`}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              // It goes itself: who uses the keyboard goes on from the last name.
              [...document.querySelectorAll<HTMLElement>(".rows .name-link")].at(-1)?.focus();
              showAll();
            }}
          >
            {fillIn(SHOW_MORE, { count: `${more}` })}
          </a>
        </p>
      )}
      {isBelow ? toTool : null}
      {names.length === 0 ? null : <p className="meta more">{HOME_WORDS.countedNote}</p>}
    </>
  );
}
