import type { ReportLink } from "#app/names/about-data/report-link.ts";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { type CommonFact, commonWords } from "./common-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { type CurveWords, type DecadeWords, PART_OF_DECADES } from "./curve/curve-parts.ts";
import { buildCurveView } from "./curve/curve-view.ts";
import { decadeRowsHtml } from "./curve/decade-rows.ts";
import { buildDecadeView } from "./curve/decade-words.ts";
import { divideCurve } from "./curve/make-curve-parts.ts";
import { type Door, doorWords } from "./door-words.ts";
import { type FactView, buildFactView } from "./fact-view.ts";
import { type FamilyView, buildFamilyView } from "./family-view.ts";
import { type FormGroup, formWords } from "./form-words.ts";
import { type HeadWords, headWords } from "./head/head-words.ts";
import { type HeroView, buildHeroView } from "./hero/hero-view.ts";
import { type MeaningView, buildMeaningView } from "./meaning-view.ts";
import { type NeighbourGroup, neighbourGroups } from "./neighbour-words.ts";

/**
 * A name's page as React shows it: words, no figures left to work on. Composed on the server, so that the browser needs
 * none of the code. It is sent twice, as HTML and to wake the page up: what is long is a part of its own.
 */
export type NameView = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
  readonly head: HeadWords;
  readonly hero: HeroView;
  readonly meaning: MeaningView;
  /** A letter about an error. */
  readonly report: ReportLink;
  readonly forms: readonly FormGroup[];
  readonly facts: FactView;
  readonly doors: readonly Door[];
  readonly curve: CurveWords | null;
  readonly common: readonly CommonFact[];
  readonly family: FamilyView | null;
  readonly decades: DecadeWords | null;
  readonly neighbours: readonly NeighbourGroup[];
};

/** The words of a page, and its parts that are HTML: charts and long tables. */
export function buildNameView(
  page: NamePage,
  like: readonly LikeName[],
  report: ReportLink,
): { readonly words: NameView; readonly parts: Parts } {
  const { spark: _, ...babyName } = page.summary;
  const curveView = buildCurveView(page);
  const curve = curveView && divideCurve(curveView);
  const decades = buildDecadeView(page);
  const neighbours = neighbourGroups(page, like);
  const words: NameView = {
    babyName,
    years: { firstYear: page.firstYear, lastYear: page.lastYear },
    head: headWords(page),
    hero: buildHeroView(page),
    meaning: buildMeaningView(page),
    report,
    forms: formWords(page),
    facts: buildFactView(page),
    doors: doorWords(page.summary.name),
    curve: curve && curve.words,
    common: curve === null ? [] : commonWords(page),
    family: buildFamilyView(page),
    decades: decades && { text: decades.text, isDivided: decades.rows.length > 0 },
    neighbours: neighbours.groups,
  };
  const rows = decades === null ? {} : { [PART_OF_DECADES]: decadeRowsHtml(decades.rows) };
  return { words, parts: { ...curve?.parts, ...rows, ...neighbours.parts } };
}
