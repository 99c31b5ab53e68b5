import type { ReportLink } from "#app/names/about-data/report-link.ts";
import type { LikeName } from "#domain/names/like/like-these.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { type CommonFact, commonWords } from "./common-words.ts";
import { type CurveView, buildCurveView } from "./curve/curve-view.ts";
import { type DecadeView, buildDecadeView } from "./curve/decade-words.ts";
import { type Door, doorWords } from "./door-words.ts";
import { type FactView, buildFactView } from "./fact-view.ts";
import { type FamilyView, buildFamilyView } from "./family-view.ts";
import { type FormGroup, formWords } from "./form-words.ts";
import { type HeadWords, headWords } from "./head/head-words.ts";
import { type HeroView, buildHeroView } from "./hero/hero-view.ts";
import { type MeaningView, buildMeaningView } from "./meaning-view.ts";
import { type NeighbourGroup, neighbourGroups } from "./neighbour-words.ts";

/**
 * A name's page as it is shown: words and drawings, no figures left to work on. Composed on the server, so that the
 * browser needs none of the code; what is sent twice (as HTML, and to wake the page up) is the same text and compresses to one.
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
  readonly curve: CurveView | null;
  readonly common: readonly CommonFact[];
  readonly family: FamilyView | null;
  readonly decades: DecadeView | null;
  readonly neighbours: readonly NeighbourGroup[];
};

export function buildNameView(page: NamePage, like: readonly LikeName[], report: ReportLink): NameView {
  const { spark: _, ...babyName } = page.summary;
  const curve = buildCurveView(page);
  return {
    babyName,
    years: { firstYear: page.firstYear, lastYear: page.lastYear },
    head: headWords(page),
    hero: buildHeroView(page),
    meaning: buildMeaningView(page),
    report,
    forms: formWords(page),
    facts: buildFactView(page),
    doors: doorWords(page.summary.name),
    curve,
    common: curve === null ? [] : commonWords(page),
    family: buildFamilyView(page),
    decades: buildDecadeView(page),
    neighbours: neighbourGroups(page, like),
  };
}
