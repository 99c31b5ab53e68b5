import type { ReactNode } from "react";
import type { Parts } from "#app/head/page-parts.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { CommonSection } from "./common-section.tsx";
import type { NameView } from "./build-name-view.ts";
import { CurveSection } from "./curve/curve-section.tsx";
import { DecadesSection } from "./curve/decades-section.tsx";
import { Hero } from "./hero/hero.tsx";
import { MeaningSection } from "./meaning-section.tsx";
import { NeighboursSection } from "./neighbours-section.tsx";
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

export function NameScreen({ words, parts, ad, children }: Props) {
  const { babyName, years, curve, common, decades, neighbours } = words;
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: PATHS.browse }]} current={babyName.name} />
      <main id="main" className="shell name-page">
        <Hero words={words} />
        {curve === null ? null : <CurveSection id={babyName.id} curve={curve} parts={parts} years={years} />}
        <div className="grid2 sec">
          <MeaningSection meaning={words.meaning} forms={words.forms} report={words.report} />
          {common.length === 0 ? null : <CommonSection facts={common} family={words.family} />}
        </div>
        <div className="ad-row">{ad}</div>
        {decades === null ? null : <DecadesSection {...decades} parts={parts} />}
        {neighbours.length === 0 ? null : (
          <NeighboursSection name={babyName.name} groups={neighbours} parts={parts} year={years.lastYear} />
        )}
        <div className="name-end">{children}</div>
      </main>
    </>
  );
}
