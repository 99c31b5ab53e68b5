import { Fragment } from "react";
import { Link } from "react-router";
import { MEANING_LINKS } from "#content/site/about-the-data.ts";
import { NAME_PAGE } from "#content/site/name-page.ts";
import type { ReportLink } from "#app/names/about-data/report-link.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Citation } from "./citation.tsx";
import type { MeaningView } from "./meaning-view.ts";
import "./meaning.css";
import "#app/ui/link-row.css";

type Props = { readonly meaning: MeaningView; readonly report: ReportLink };

const { origin: WORDS } = NAME_PAGE;

/** Where a name comes from, and how much anybody can know of it: what was checked stands beside what is told. */
export function MeaningSection({ meaning, report }: Props) {
  const { note, written, told, certainty, citations, marks, accents, more, themes } = meaning;
  return (
    <section className="sec" aria-labelledby="meaning">
      <SectionHead id="meaning" title={WORDS.heading} />
      <div className="origin">
        <div className="mean">
          <p>{note}</p>
          {written === null ? null : (
            <p>
              {written.intro}
              {written.forms.map(({ form, lang, dir }, place) => (
                <Fragment key={form}>
                  {place === 0 ? " " : ", "}
                  <bdi lang={lang} dir={dir}>
                    {form}
                  </bdi>
                </Fragment>
              ))}
            </p>
          )}
          {told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {accents === null ? null : <p>{accents}</p>}
        </div>
        {certainty === null ? null : (
          <div className="evi">
            <div>
              <h3>{WORDS.certain}</h3>
              <p className="big">{certainty.word}</p>
              <p>{certainty.text}</p>
            </div>
            <div>
              <h3>{WORDS.checked}</h3>
              {citations.length === 0 ? (
                <p>{WORDS.unchecked}</p>
              ) : (
                <>
                  <ul className="cites">
                    {citations.map((citation) => (
                      <Citation key={`${citation.title} ${citation.place}`} citation={citation} />
                    ))}
                  </ul>
                  <p className="meta">{marks}</p>
                </>
              )}
            </div>
          </div>
        )}
      </div>
      <p className="link-row noprint">
        {[...more, ...themes].map(({ label, href }) =>
          href === null ? null : (
            <Link key={href} to={href} discover="none">
              {label}
            </Link>
          ),
        )}
        <Link to={PATHS.aboutTheData} discover="none">
          {MEANING_LINKS.how}
        </Link>
        <Link to={report.href} discover="none">
          {report.label}
        </Link>
      </p>
    </section>
  );
}
