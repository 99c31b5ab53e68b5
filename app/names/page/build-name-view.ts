import type { ReportLink } from "#app/names/about-data/report-link.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { type CommonFact, commonWords } from "./common-words.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { PART_OF_MAP } from "#app/names/places/part-of-map.ts";
import { buildWhereView, type WhereView } from "#app/names/places/where-view.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import { type CurveWords, PART_OF_DECADES } from "./curve/curve-parts.ts";
import { buildCurveView } from "./curve/curve-view.ts";
import { decadeRowsHtml } from "./curve/decade-rows.ts";
import { buildDecadeView } from "./curve/decade-words.ts";
import { divideCurve } from "./curve/make-curve-parts.ts";
import { type Door, type Doors, doorWords } from "./door-words.ts";
import { type FactView, buildFactView } from "./fact-view.ts";
import { type FamilyView, buildFamilyView } from "./family-view.ts";
import { type FormGroup, formWords } from "./form-words.ts";
import { type HeroView, buildHeroView } from "./hero/hero-view.ts";
import { type MeaningView, buildMeaningView } from "./meaning-view.ts";
import { besideHtml } from "./beside/beside-html.ts";
import { buildElsewhereView, type ElsewhereView } from "./elsewhere/elsewhere-view.ts";
import type { WorldBook } from "#domain/world/world-book.ts";
import { type AgeView, buildAgeView } from "./age/age-view.ts";
import { explainHtml } from "./explain/explain-html.ts";
import { sparkHtml } from "#app/ui/sparkline/spark-html.ts";
import { isVeryRare, wasEverCommon } from "./hero/now-words.ts";
import { neighbourWords, type Others } from "./neighbour-words.ts";
import {
  PART_OF_AGE,
  PART_OF_ELSEWHERE,
  PART_OF_EXPLAIN,
  PART_OF_MIDDLES,
  PART_OF_MORE,
  PART_OF_NOW,
  PART_OF_OLDER,
  PART_OF_SIBLINGS,
} from "./part-names.ts";

/**
 * A name's page as React shows it: words, no figures left to work on. Composed on the server, so that the browser needs
 * none of the code. It is sent twice, as HTML and to wake the page up: what is long is a part of its own.
 */
export type NameView = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
  readonly hero: HeroView;
  readonly meaning: MeaningView;
  /** A letter about an error. */
  readonly report: ReportLink;
  readonly forms: readonly FormGroup[];
  readonly facts: FactView;
  /** A letter with a source, for a name that has none of our words. */
  readonly source: Door;
  readonly doors: Doors;
  readonly curve: CurveWords | null;
  readonly common: readonly CommonFact[];
  readonly family: FamilyView | null;
  readonly age: AgeView | null;
  readonly where: WhereView | null;
  readonly elsewhere: ElsewhereView | null;
  readonly isExplained: boolean;
  readonly isBesideKnown: boolean;
  /** What is said of the decades; their rows are a part of the page. */
  readonly decades: string | null;
  /** The names like it that are shown at first, packed. */
  readonly first: readonly string[];
  readonly hasMore: boolean;
};

/** Letters to us about a name. */
export type Letters = { readonly report: ReportLink; readonly source: ReportLink };

/** What is known of a name by place, and of the pages of others. */
type Books = {
  readonly places: PlaceBook;
  readonly world: WorldBook;
  readonly names: Pick<NameBook, "isIndexed">;
};

/** The words of a page, and its parts that are HTML: charts, long tables, and what is read and never changes. */
export function buildNameView(
  page: NamePage,
  others: Others,
  { report, source }: Letters,
  { places, world, names }: Books,
): { readonly words: NameView; readonly parts: Parts } {
  const { spark, ...babyName } = page.summary;
  const { firstYear, lastYear } = page;
  const curveView = buildCurveView(page);
  const curve = curveView && divideCurve(curveView);
  const decades = buildDecadeView(page);
  const age = buildAgeView(page);
  const where = buildWhereView(page, places);
  const elsewhere = buildElsewhereView(page, world);
  const explained = explainHtml(page);
  const beside = besideHtml(page);
  const neighbours = neighbourWords(page, others, names);
  const hero = buildHeroView(page);
  const family = buildFamilyView(page);
  const isCommonTold = family !== null || (wasEverCommon(page) && !isVeryRare(page));
  const words: NameView = {
    babyName,
    years: { firstYear, lastYear },
    hero,
    meaning: buildMeaningView(page),
    report,
    source,
    forms: formWords(page),
    facts: buildFactView(page),
    doors: doorWords(page.summary.name, beside !== null),
    curve: curve && curve.words,
    common: isCommonTold ? commonWords(page) : [],
    family,
    age: age && age.words,
    where: where && where.words,
    elsewhere: elsewhere && elsewhere.words,
    isExplained: explained !== null,
    isBesideKnown: beside !== null,
    decades: decades && decades.text,
    first: neighbours.first,
    hasMore: neighbours.more !== null,
  };
  const { name } = babyName;
  const ofNow = hero.now.hasCurve && sparkHtml({ spark, name, firstYear, lastYear, size: "now" });
  const parts = {
    ...curve?.parts,
    ...(ofNow !== false && { [PART_OF_NOW]: ofNow }),
    ...(age !== null && { [PART_OF_AGE]: age.html }),
    ...(where !== null && { [PART_OF_MAP]: where.html }),
    ...(elsewhere !== null && { [PART_OF_ELSEWHERE]: elsewhere.html, [PART_OF_OLDER]: elsewhere.older }),
    ...(explained !== null && { [PART_OF_EXPLAIN]: explained }),
    ...(beside !== null && { [PART_OF_SIBLINGS]: beside.siblings, [PART_OF_MIDDLES]: beside.middles }),
    ...(decades !== null && { [PART_OF_DECADES]: decadeRowsHtml(decades.rows) }),
    ...(neighbours.more !== null && { [PART_OF_MORE]: neighbours.more }),
  };
  return { words, parts };
}
