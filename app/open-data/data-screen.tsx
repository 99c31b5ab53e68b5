import { Download } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DATA_PAGE } from "#content/open-data/data-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { DataView, SetView } from "./build-data-view.ts";
import "./data.css";

const { notOurs, developers, cite } = DATA_PAGE;
const SSA_FILES = "https://www.ssa.gov/oact/babynames/limits.html";

type Props = {
  readonly words: DataView;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** What can be had as files, on what terms, and what programs can ask. */
export function DataScreen({ words, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: PATHS.home }]} current={DATA_PAGE.crumb} />
      <main id="main">
        <div className="shell dat">
          <header className="dat-head">
            <h1>{TITLES.data}</h1>
            <p className="quiet">{DATA_PAGE.lead}</p>
            <p className="num">{words.edition}</p>
          </header>
          {words.sets.map((set) => (
            <DataSet key={set.id} set={set} />
          ))}
          <section className="dat-part" aria-labelledby="not-here">
            <SectionHead id="not-here" title={notOurs.title} />
            {notOurs.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul className="dat-links">
              <li>
                <a href={SSA_FILES}>{notOurs.ssa}</a>
              </li>
              <li>
                <Link to={PATHS.credits}>{notOurs.notices}</Link>
              </li>
              <li>
                <Link to={PATHS.aboutTheData}>{notOurs.about}</Link>
              </li>
            </ul>
          </section>
          <section className="dat-part" aria-labelledby="developers">
            <SectionHead id="developers" title={developers.title} />
            <dl className="dat-apis">
              {words.developers.map(({ term, code, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    <a href={code}>
                      <code>{code}</code>
                    </a>
                    <p>{text}</p>
                  </dd>
                </div>
              ))}
            </dl>
            <p>{developers.fair}</p>
            <p className="dat-links">
              <Link to={PATHS.sheet}>{developers.sheet}</Link>
            </p>
          </section>
          <section className="dat-part" aria-labelledby="cite">
            <SectionHead id="cite" title={cite.title} />
            <p>{words.cite}</p>
          </section>
          {children}
        </div>
        <RelatedPages path={PATHS.data} />
      </main>
    </>
  );
}

function DataSet({ set: { id, title, text, rows, license, files } }: { readonly set: SetView }) {
  return (
    <section className="dat-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <p>{text}</p>
      <p className="small quiet num">
        {rows}. {DATA_PAGE.licence} <a href={license.href}>{license.name}</a>. {license.credit}
      </p>
      <ul className="dat-files">
        {files.map(({ label, name, path, size, sha256 }) => (
          <li key={path}>
            <a className="btn" href={path} download>
              <Icon of={Download} />
              {label}
              <span className="vh"> {fillIn(DATA_PAGE.of, { title })}</span>
              <span className="num quiet">{size}</span>
            </a>
            <p className="dat-sum small quiet">
              {name}, {DATA_PAGE.columns.sha256} <code>{sha256}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
