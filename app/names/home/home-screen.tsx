import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { FORM_ID, NAMES_ID } from "#app/names/finder/anchors.ts";
import { showTogether } from "#app/names/finder/bring-into-view.ts";
import type { FinderQuery } from "#app/names/finder/finder-query.ts";
import { useFinder } from "#app/names/finder/use-finder.ts";
import { StepLine } from "#app/site/step-line.tsx";
import { AlsoInTheAlmanac } from "./also-in-the-almanac.tsx";
import { FoundNames } from "./found-names.tsx";
import { GeneratedNames } from "./generated-names.tsx";
import { HomeCover } from "./home-cover.tsx";
import type { HomePage } from "./home-page.ts";
import { NameStatistics } from "./name-statistics.tsx";
import { NamingTips } from "./naming-tips.tsx";
import { SavedNamesSection } from "./saved-names-section.tsx";
import { StarterNames } from "./starter-names.tsx";
import "./home-screen.css";
import "./searching.css";

const HEADING_ID = "names-title";

type Props = {
  readonly page: HomePage;
  readonly start: FinderQuery;
  /** Whether the page is a copy of another address of it, so that nobody has drawn yet what the address asks for. */
  readonly isStandIn: boolean;
  /** The list of the other sections. */
  readonly parts: Parts | null;
  /** Below the names: the offer to install the site. */
  readonly offer: ReactNode;
  /** After the saved names: the place for an advertisement. */
  readonly ad: ReactNode;
  /** Before the footnote: the share panel. */
  readonly children: ReactNode;
};

export function HomeScreen({ page, start, isStandIn, parts, offer, ad, children }: Props) {
  const finder = useFinder(start, page);
  const drawAsAsked = useEffectEvent(() => {
    if (isStandIn && start.draw !== null) finder.drawing.draw(start.draw);
  });
  useEffect(() => drawAsAsked(), []);
  const saved = useSavedNames();
  const names = useRef<HTMLElement>(null);
  const { edition } = page;
  const savedCount = listedEntries(saved).length;
  const showSaved = savedCount > 0 || saved.state === "failed";
  const seeChange = () => showTogether(document.getElementById(FORM_ID), names.current);
  const isSearching = finder.search.state !== "off";
  const generated = <GeneratedNames headingId={HEADING_ID} drawing={finder.drawing} years={edition} />;

  return (
    <main id="main">
      <HomeCover
        edition={edition}
        hill={page.hill}
        named={page.named}
        finder={finder}
        origins={page.origins}
        onChange={seeChange}
      />
      <section
        ref={names}
        id={NAMES_ID}
        className="shell names-sec"
        aria-labelledby={HEADING_ID}
        tabIndex={-1}
      >
        {finder.search.state === "off" ? (
          generated
        ) : (
          <FoundNames
            headingId={HEADING_ID}
            finder={finder}
            search={finder.search}
            years={edition}
            fallback={generated}
          />
        )}
      </section>
      <StepLine at="find" />
      {offer}
      <div className={showSaved ? "shell two" : "shell"}>
        {showSaved ? <SavedNamesSection saved={saved} years={edition} /> : null}
        <NameStatistics
          edition={edition}
          collected={page.collected}
          savedCount={saved.state === "failed" ? null : savedCount}
        />
      </div>
      <div className="shell ad-row">{ad}</div>
      <AlsoInTheAlmanac parts={parts} />
      {isSearching ? null : (
        <>
          <NamingTips />
          <StarterNames names={page.starters} />
        </>
      )}
      <div className="shell">
        {children}
        <p className="foot-note">{HOME_WORDS.footnote}</p>
      </div>
    </main>
  );
}
