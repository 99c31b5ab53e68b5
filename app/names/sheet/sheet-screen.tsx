import { type ReactNode, useState } from "react";
import { href } from "react-router";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import type { SheetView } from "./build-sheet-view.ts";
import { EmbedSnippet } from "./embed-snippet.tsx";
import { SheetArticle } from "./sheet-article.tsx";
import { SheetFiles } from "./sheet-files.tsx";
import { SheetForm } from "./sheet-form.tsx";
import "./sheet.css";

type Props = {
  readonly words: SheetView;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** One to three names on a page of paper: to look at, to print, to keep as a file, to show elsewhere. */
export function SheetScreen({ words, children }: Props) {
  const [year, setYear] = useState(words.year);
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current="Name sheet" />
      <main id="main">
        <div className="shell ns">
          <header className="ns-head noprint">
            <h1>{TITLES.sheet}</h1>
            <p className="quiet">{fillInAll(SHEET_PAGE.lead, words.span)}</p>
          </header>
          <SheetForm words={words} year={words.year} onYear={setYear} />
          <div className="ns-notices noprint" role="status">
            {words.notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
          <SheetArticle words={words} year={year} />
          <SheetFiles words={words} year={year} />
          {words.embeds.map((embed) => (
            <EmbedSnippet key={embed.id} embed={embed} />
          ))}
          <div className="noprint">{children}</div>
        </div>
        <RelatedPages path={PATHS.sheet} />
      </main>
    </>
  );
}
