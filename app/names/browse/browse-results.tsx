import type { FormEvent, ReactNode, RefObject } from "react";
import { BROWSE_PAGE } from "#content/browse/browse-page.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { foundWords } from "#app/names/filters/found-words.ts";
import { Legend } from "#app/names/card/legend.tsx";
import { NameGrid } from "#app/names/card/name-grid.tsx";
import { NAMES_ANCHOR, Paging } from "#app/names/paging/paging.tsx";
import type { BrowseView } from "./browse-view.ts";
import { ChosenRules } from "./chosen-rules.tsx";
import { NothingFits } from "./nothing-fits.tsx";
import { SortList } from "./sort-list.tsx";

const HEADING_ID = "browse-title";

type Props = {
  readonly words: BrowseView;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSort: (event: FormEvent) => void;
  readonly onLeave: () => void;
};

/** How many names fit, by which rules, and a page of them. */
export function BrowseResults({ words, busy, failure, heading, onSort, onLeave }: Props) {
  const { names, total, page, pages, years } = words;
  const found = foundWords(total);
  return (
    <section id={NAMES_ANCHOR} className="brw-found" aria-labelledby={HEADING_ID}>
      <div className="ruled sec-head">
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1} className="num">
          {found.slice(0, 1).toUpperCase() + found.slice(1)}
        </h2>
        <SortList words={words} onChange={onSort} />
      </div>
      <p className="vh" role="status">
        {pages > 1 ? fillIn(BROWSE_PAGE.foundOnPage, { found, page: `${page}`, pages: `${pages}` }) : found}
      </p>
      {words.problem === null ? null : <p className="brw-problem small">{words.problem}</p>}
      <ChosenRules chips={words.chips} clear={words.clear} onLeave={onLeave} />
      {failure}
      {total === 0 ? (
        <NothingFits words={words} onLeave={onLeave} />
      ) : (
        <>
          <Legend years={years} />
          <NameGrid names={names} years={years} busy={busy} inRows />
          <Paging words={words} onLeave={onLeave} />
          <p className="more meta">
            {words.note} {HOME_WORDS.countedNote}
          </p>
        </>
      )}
    </section>
  );
}
