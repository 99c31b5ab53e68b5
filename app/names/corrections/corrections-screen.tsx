import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { FORM_ID } from "./answer-report.ts";
import type { CorrectionView } from "./build-corrections-view.ts";
import "#app/site/form-head.css";
import "./corrections.css";

const { title, lead, list, form } = CORRECTIONS_PAGE;

type Props = {
  readonly corrections: readonly CorrectionView[];
  /** The form. */
  readonly children: ReactNode;
};

/** What was wrong and is right now, and how to report what still is. */
export function CorrectionsScreen({ corrections, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current="Corrections" />
      <main id="main">
        <div className="shell cor">
          <header className="form-head">
            <h1>{title}</h1>
            <p className="quiet">{lead}</p>
            {corrections.length === 0 ? null : (
              <p className="cor-jump">
                <a href="#corrected">{list.jump}</a>
              </p>
            )}
          </header>
          <section aria-labelledby={FORM_ID}>
            <SectionHead id={FORM_ID} title={form.title} />
            <p className="cor-text">{form.text}</p>
            {children}
          </section>
          <section aria-labelledby="corrected">
            <SectionHead id="corrected" title={list.title} />
            {corrections.length === 0 ? (
              <p className="quiet">{list.empty}</p>
            ) : (
              <ol className="cor-list">
                {corrections.map((correction) => (
                  <Corrected key={keyOf(correction)} correction={correction} />
                ))}
              </ol>
            )}
          </section>
        </div>
        <RelatedPages path={PATHS.corrections} />
      </main>
    </>
  );
}

function Corrected({ correction }: { readonly correction: CorrectionView }) {
  const { day, date, name, href: address, field, from, to, reason, source } = correction;
  return (
    <li>
      <h3>
        <Link to={address}>{name}</Link>
      </h3>
      <p className="small quiet">
        {field}, <time dateTime={day}>{date}</time>
      </p>
      <dl>
        <dt>{list.before}</dt>
        <dd>{from}</dd>
        <dt>{list.now}</dt>
        <dd>
          <b>{to}</b>
        </dd>
        <dt>{list.why}</dt>
        <dd>
          {reason}
          {source === null ? null : (
            <>
              {" "}
              {source.address === null ? source.title : <a href={source.address}>{source.title}</a>}
              {`${source.place}.`}
            </>
          )}
        </dd>
      </dl>
    </li>
  );
}

function keyOf({ day, name, field, to }: CorrectionView): string {
  return [day, name, field, to].join(" ");
}
