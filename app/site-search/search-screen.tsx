import type { ReactNode } from "react";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import { isEmptyAnswer, type ToldAnswer } from "#domain/site-search/told-answer.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { Answer } from "./answer.tsx";
import { SearchBar } from "./search-bar.tsx";
import { type Searched, useSiteSearch } from "./search-site.ts";
import { Understood } from "./understood.tsx";
import { useQuery } from "./use-query.ts";
import { AskOthers, BeginHere, BesideCalls, NothingFound } from "./ways-on.tsx";
import "./search.css";

type Props = {
  /** What the address asks. */
  readonly start: string;
  /** The server's answer to it, if the page came with one. */
  readonly sent: Searched | null;
  /** How another room shows names. */
  readonly showNames: (told: Pick<ToldAnswer, "names" | "fact">) => ReactNode;
  /** Whom to call at once, the address of whom fits best first. */
  readonly showCrisis: (first: string | undefined) => ReactNode;
};

/** The search of the whole site. While a next answer is on its way, the one before stays. */
export function SearchScreen({ start, sent, showNames, showCrisis }: Props) {
  const query = useQuery(start);
  const loaded = useSiteSearch(query.asked, sent);
  const isBusy = loaded.state === "loading" || query.text.trim() !== query.asked;
  const searched = query.asked === "" ? undefined : loaded.before;
  return (
    <main id="main" className="srch">
      <h1 className="vh">{SEARCH_PAGE.heading}</h1>
      <SearchBar query={query} />
      <div className="shell srch-in">
        <p className="vh" role="status">
          {query.asked === "" ? "" : statusOf(isBusy, searched)}
        </p>
        {query.asked === "" ? <BeginHere /> : null}
        {query.asked !== "" && loaded.state === "failed" ? (
          <TryAgain words={SEARCH_PAGE.failed} retry={loaded.retry} className="srch-failed" />
        ) : null}
        {query.asked !== "" && searched === undefined && loaded.state === "loading" ? (
          <p className="quiet">{SEARCH_PAGE.loading}</p>
        ) : null}
        {searched === undefined ? null : (
          <div aria-busy={isBusy} className="srch-answer">
            {searched.told.crisis.length === 0 ? null : showCrisis(searched.told.crisis[0]?.href)}
            {searched.fromDevice ? <p className="small quiet">{SEARCH_PAGE.fromDevice}</p> : null}
            <Understood told={searched.told} onRemove={query.submit} />
            {isEmptyAnswer(searched.told) ? (
              searched.told.crisis.length === 0 ? (
                <NothingFound isNotOurs={searched.told.notOurs === true} />
              ) : (
                <BesideCalls />
              )
            ) : (
              <>
                {searched.told.notOurs === true ? <AskOthers /> : null}
                <Answer told={searched.told} names={showNames(searched.told)} />
              </>
            )}
          </div>
        )}
      </div>
    </main>
  );
}

function statusOf(isBusy: boolean, searched: Searched | undefined): string {
  if (isBusy || searched === undefined) return SEARCH_PAGE.loading;
  const { names, pages, places, tools, crisis, notOurs } = searched.told;
  if (notOurs === true) return SEARCH_PAGE.notOurs.title;
  const count = names.length + pages.length + places.length + tools.length;
  if (count === 0 && crisis.length > 0) return SEARCH_PAGE.calls;
  return `${count === 1 ? "1 result" : `${count} results`} for “${searched.text}”`;
}
