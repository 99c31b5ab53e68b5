import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { buildMeaningView } from "#app/names/page/meaning-view.ts";
import { type Evidence, hostOf, inOrder } from "#domain/names/entry/evidence.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import { sayForecast } from "#domain/names/forecast/say-forecast.ts";
import { nameCurve, type NameCurve } from "#domain/names/page/name-curve.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { sexesOf } from "#domain/names/page/sexes-of.ts";
import { oneInText } from "#domain/names/records/one-in.ts";
import { endYear } from "#domain/names/sheet/curve-place.ts";
import type { SheetName } from "#domain/names/sheet/sheet-name.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";

const { sheet: WORDS } = SHEET_PAGE;
/** Works that are told: a sheet is no bibliography, and the page of the name has them all. */
const MOST_WORKS = 3;
/** Of the height of a curve: finer than a dot of print. */
const STEP = 1000;

/** A name as its page tells it, for a sheet. */
export function buildSheetName(page: NamePage): SheetName {
  const { id, summary, curated } = page;
  const curve = nameCurve(page);
  return {
    id,
    name: summary.name,
    about: [curated?.say, curated?.origin, WORDS.gender[summary.gender]]
      .filter((part) => part !== undefined)
      .join(" · "),
    ...meaningOf(page),
    figures: figuresOf(page),
    curve: curve && rounded(curve),
    caption: curve === null ? "" : captionOf(page, curve),
    years: sexesOf(page).flatMap((sex) => {
      const figures = page[sex];
      return figures === null ? [] : [{ sex, births: figures.births, rank: figures.rank }];
    }),
  };
}

function meaningOf(page: NamePage): Pick<SheetName, "meaning" | "basis"> {
  if (page.curated === null) return { meaning: null, basis: NAME_WORDS.noMeaning };
  const { gloss, quoted, certainty } = buildMeaningView(page);
  const sure = certainty === null ? "" : `${certainty.word}. ${certainty.text}`;
  return {
    meaning: quoted ? `“${gloss}”` : gloss,
    basis: `${sure} ${sourcesOf(page.curated.evidence)}`.trim(),
  };
}

/** The works that were opened, those that explain the name first; what says something else is no basis. */
function sourcesOf(evidence: readonly Evidence[]): string {
  const agreeing = inOrder(evidence).filter(({ differs }) => differs !== true);
  const works = [...new Set(agreeing.map(workOf))].slice(0, MOST_WORKS);
  if (works.length === 0) return "";
  return fillInAll(works.length === 1 ? WORDS.source : WORDS.sources, { works: works.join("; ") });
}

function workOf(piece: Evidence): string {
  if ("work" in piece) return BIBLIOGRAPHY.works[piece.work]?.short ?? piece.work;
  const host = hostOf(piece.address);
  return siteName(host, BIBLIOGRAPHY.sites) ?? host;
}

function figuresOf(page: NamePage): readonly string[] {
  const { summary, lastYear, main, girl, boy } = page;
  if (girl === null && boy === null) return [WORDS.noRecord];
  const { oneIn } = summary;
  const now =
    oneIn === null
      ? fillInAll(WORDS.noneNow, { year: `${lastYear}` })
      : fillInAll(WORDS.now, { oneIn: oneInText(oneIn), year: `${lastYear}` });
  const peak = page[main]?.peak;
  const best =
    peak === undefined || peak.year === lastYear
      ? []
      : [fillInAll(WORDS.peak, { year: `${peak.year}`, n: formatCount(peak.oneIn), babies: `${main}s` })];
  return [now, ...best, ...[sayForecast(page, NAME_WORDS.forecast) ?? []].flat()];
}

function captionOf({ summary }: NamePage, curve: NameCurve): string {
  const { firstYear, lastYear, lines, ahead } = curve;
  const [main, other] = lines;
  const babies = other === undefined ? WORDS[main?.sex ?? "girl"] : WORDS.both;
  const figures = {
    babies,
    name: summary.name,
    first: `${firstYear}`,
    last: `${lastYear}`,
    end: `${endYear(curve, null)}`,
  };
  return fillInAll(ahead.length === 0 ? WORDS.caption : WORDS.captionAhead, figures);
}

/** As it is sent: each height has three digits. */
function rounded(curve: NameCurve): NameCurve {
  const round = (height: number) => Math.round(height * STEP) / STEP;
  return {
    ...curve,
    lines: curve.lines.map(({ sex, heights }) => ({
      sex,
      heights: heights.map((height) => (height === null ? null : round(height))),
    })),
    ahead: curve.ahead.map(({ year, low, high }) => ({ year, low: round(low), high: round(high) })),
  };
}
