import type { ReactNode } from "react";
import type { Parts } from "#app/head/page-parts.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { AgeSection } from "./age/age-section.tsx";
import { AskSection } from "./ask-section.tsx";
import { MiddlesSection, SiblingsSection } from "./beside/beside-sections.tsx";
import { CommonSection } from "./common-section.tsx";
import type { NameView } from "./build-name-view.ts";
import { CurveSection } from "./curve/curve-section.tsx";
import { DecadesSection } from "./curve/decades-section.tsx";
import { ElsewhereSection } from "./elsewhere/elsewhere-section.tsx";
import { ExplainSection } from "./explain/explain-section.tsx";
import { FormsSection } from "./forms-section.tsx";
import { SHARE_ID } from "./hero/acts.tsx";
import { Hero } from "./hero/hero.tsx";
import { MeaningSection } from "./meaning-section.tsx";
import { NeighboursSection } from "./neighbours-section.tsx";
import { WhereSection } from "#app/names/places/where-section.tsx";
import "#app/names/name-end.css";
import "./name.css";

type Props = {
  readonly words: NameView;
  readonly parts: Parts | null;
  /** After the main facts: the place for an advertisement. */
  readonly ad: ReactNode;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** What is not known of a name has no section. */
export function NameScreen({ words, parts, ad, children }: Props) {
  const { babyName, years, meaning, curve, age, common, forms, decades, first, doors } = words;
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: PATHS.browse }]} current={babyName.name} />
      <main id="main" className="shell name-page">
        <Hero words={words} parts={parts} />
        {babyName.curated ? <MeaningSection meaning={meaning} report={words.report} /> : null}
        {curve === null ? null : <CurveSection id={babyName.id} curve={curve} parts={parts} years={years} />}
        <div className="ad-row">{ad}</div>
        <div className="duo">
          {age === null ? null : <AgeSection age={age} parts={parts} />}
          {words.where === null ? null : <WhereSection where={words.where} parts={parts} />}
          {words.elsewhere === null ? null : <ElsewhereSection words={words.elsewhere} parts={parts} />}
          {words.isExplained ? <ExplainSection parts={parts} /> : null}
          {words.isBesideKnown ? <SiblingsSection door={doors.siblings} parts={parts} /> : null}
          {words.isBesideKnown ? <MiddlesSection door={doors.middle} parts={parts} /> : null}
          {forms.length === 0 ? null : <FormsSection forms={forms} />}
        </div>
        {common.length === 0 ? null : (
          <CommonSection facts={common} family={words.family} rows={words.facts} />
        )}
        {decades === null ? null : <DecadesSection text={decades} parts={parts} />}
        {first.length === 0 ? null : (
          <NeighboursSection
            name={babyName.name}
            names={first}
            hasMore={words.hasMore}
            parts={parts}
            year={years.lastYear}
          />
        )}
        {babyName.curated ? null : (
          <AskSection source={words.source} note={meaning.note} doors={doors} report={words.report} />
        )}
        <div className="name-end" id={SHARE_ID}>
          {children}
        </div>
      </main>
    </>
  );
}
