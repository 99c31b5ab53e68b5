import type { ReactNode } from "react";
import { href } from "react-router";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { FORM_ID } from "./answer-report.ts";
import type { CorrectionsView } from "./build-corrections-view.ts";
import { CorrectionsList } from "./corrections-list.tsx";
import "#app/site/form-head.css";
import "./corrections.css";

const { title, lead, list, form } = CORRECTIONS_PAGE;

type Props = {
  readonly corrections: CorrectionsView;
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
            {corrections.newest.length === 0 ? null : (
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
            {corrections.newest.length === 0 ? (
              <p className="quiet">{list.empty}</p>
            ) : (
              <CorrectionsList {...corrections} />
            )}
          </section>
        </div>
        <RelatedPages path={PATHS.corrections} />
      </main>
    </>
  );
}
