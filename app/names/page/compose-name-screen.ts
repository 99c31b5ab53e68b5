import type { ReportLink } from "#app/names/about-data/report-link.ts";
import type { LikeName } from "#domain/names/like-these.ts";
import type { NamePage } from "#domain/names/name-page.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";
import { type CommonFact, commonWords } from "./common-words.ts";
import { type CurveWords, curveWords } from "./curve-words.ts";
import { type DecadeWords, decadeWords } from "./decade-words.ts";
import { type Door, doorWords } from "./door-words.ts";
import { type FactWords, factWords } from "./fact-words.ts";
import { type FamilyWords, familyWords } from "./family-words.ts";
import { type FormGroup, formWords } from "./form-words.ts";
import { type HeadWords, headWords } from "./head-words.ts";
import { type HeroWords, heroWords } from "./hero-words.ts";
import { type MeaningWords, meaningWords } from "./meaning-words.ts";
import { type NeighbourGroup, neighbourGroups } from "./neighbour-words.ts";

/**
 * A name's page as it is shown: words and drawings, no figures left to work on. Composed on the server, so that the
 * browser needs none of the code; what is sent twice (as HTML, and to wake the page up) is the same text and compresses to one.
 */
export type NameScreenWords = {
  readonly babyName: Omit<NameSummary, "spark">;
  readonly years: { readonly firstYear: number; readonly lastYear: number };
  readonly head: HeadWords;
  readonly hero: HeroWords;
  readonly meaning: MeaningWords;
  /** A letter about an error. */
  readonly report: ReportLink;
  readonly forms: readonly FormGroup[];
  readonly facts: FactWords;
  readonly doors: readonly Door[];
  readonly curve: CurveWords | null;
  readonly common: readonly CommonFact[];
  readonly family: FamilyWords | null;
  readonly decades: DecadeWords | null;
  readonly neighbours: readonly NeighbourGroup[];
};

export function composeNameScreen(
  page: NamePage,
  like: readonly LikeName[],
  report: ReportLink,
): NameScreenWords {
  const { spark: _, ...babyName } = page.summary;
  const curve = curveWords(page);
  return {
    babyName,
    years: { firstYear: page.firstYear, lastYear: page.lastYear },
    head: headWords(page),
    hero: heroWords(page),
    meaning: meaningWords(page),
    report,
    forms: formWords(page),
    facts: factWords(page),
    doors: doorWords(page.summary.name),
    curve,
    common: curve === null ? [] : commonWords(page),
    family: familyWords(page),
    decades: decadeWords(page),
    neighbours: neighbourGroups(page, like),
  };
}
