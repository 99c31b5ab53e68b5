import { href, Link } from "react-router";
import { MEANING_LINKS } from "#content/site/about-the-data.ts";
import type { ReportLink } from "#app/names/about-data/report-link.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Citations } from "./citations.tsx";
import type { FormGroup } from "./form-words.ts";
import type { MeaningView } from "./meaning-view.ts";
import "./meaning.css";

type Props = {
  readonly meaning: MeaningView;
  readonly forms: readonly FormGroup[];
  readonly report: ReportLink;
};

export function MeaningSection({ meaning, forms, report }: Props) {
  const { gloss, origin, note, confidence, citations, accents } = meaning;
  return (
    <section className="mean" aria-labelledby="meaning">
      <SectionHead id="meaning" title="Origin and meaning">
        {origin === null ? null : <span className="meta">{origin}</span>}
      </SectionHead>
      <p className="key">{gloss.slice(0, 1).toUpperCase() + gloss.slice(1)}</p>
      <p>{note}</p>
      {accents === null ? null : <p>{accents}</p>}
      {forms.length === 0 ? null : <Forms forms={forms} />}
      {confidence === null ? null : (
        <p className="src">
          <b>{`${confidence.grade}:`}</b> {confidence.long}
          <Citations citations={citations} />
        </p>
      )}
      <p className="mean-links noprint">
        <Link to={PATHS.aboutTheData}>{MEANING_LINKS.how}</Link>
        <Link to={report.href}>{report.label}</Link>
      </p>
    </section>
  );
}

/** Other forms of the name, by kind. */
function Forms({ forms }: Pick<Props, "forms">) {
  return (
    <dl className="forms">
      {forms.map(({ title, forms: names }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {names.map(({ name, id }, place) => (
              <span key={name}>
                {place === 0 ? "" : ", "}
                {id === null ? (
                  name
                ) : (
                  <Link to={href("/names/:slug", { slug: id })} discover="none">
                    {name}
                  </Link>
                )}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
