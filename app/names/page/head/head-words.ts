import { RECORDS, here } from "#content/site/records-edition.ts";
import { BRAND } from "#content/site/brand.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { PageHead } from "#domain/pages/page.ts";
import type { NamePage, SexFigures } from "#domain/names/page/name-page.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";

/** Search engines cut titles and descriptions off about here. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 155;

/** Beyond one baby in so many, the number tells no more than "rare", and the years tell more. */
const TELLING_TO_ONE = 20_000;

export type HeadWords = Omit<PageHead, "path">;

/** What the head of a name's page says. Which names are for search engines is said by the page. */
export function headWords(page: NamePage): HeadWords {
  return {
    title: titleOf(page),
    description: descriptionOf(page),
    keywords: keywordsOf(page),
    noindex: !page.indexed,
  };
}

/** The most telling title that fits; of a name on no record there is no popularity to tell. */
function titleOf({ summary: { name, oneIn }, curated, firstYear, girl, boy }: NamePage): string {
  if (girl === null && boy === null) return `${name}: meaning`;
  const topics = curated === null ? "popularity" : "meaning, popularity";
  const titles = [
    ...(oneIn === null || oneIn.n > TELLING_TO_ONE
      ? []
      : [`${name}: ${topics}, ${oneInWords(oneIn, RECORDS.floor)}`]),
    `${name}: ${topics} since ${firstYear}`,
    `${name}: ${topics}`,
    name,
  ];
  const room = TITLE_LENGTH - ` | ${BRAND.name}`.length;
  return titles.find((title) => title.length <= room) ?? name;
}

function descriptionOf(page: NamePage): string {
  const { summary, curated, lastYear } = page;
  const { name, oneIn } = summary;
  const figures = page[page.main];
  const sentences = [
    curated === null
      ? `How many ${here("babies")} are named ${name}.`
      : `${name} (${curated.say}), ${curated.origin}: ${curated.meaning}.`,
    oneIn === null ? "" : `${oneInWords(oneIn, RECORDS.floor)} in ${lastYear}${rankWords(page)}.`,
    figures === null ? "" : yearsWords(figures, page),
    "Names like it, each with its reason.",
  ];
  return sentences.filter(Boolean).reduce((text, sentence) => {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    return longer.length <= DESCRIPTION_LENGTH ? longer : text;
  }, "");
}

/** Which years the records hold: not every name was given in every year since the first. */
function yearsWords({ births, peak }: SexFigures, { firstYear }: Pick<NamePage, "firstYear">): string {
  const listed = births.filter((count) => count > 0).length;
  const first = births.findIndex((count) => count > 0);
  const since = firstYear + first;
  if (listed === 1) return `Listed in ${since} only.`;
  const years = listed === births.length - first ? "Every year" : `Listed in ${listed} years`;
  return `${years} since ${since}, peak in ${peak.year}.`;
}

function rankWords({ summary, main, girl, boy }: NamePage): string {
  const latest = (main === "girl" ? girl : boy)?.latest;
  return summary.gender === "unisex" || latest == null ? "" : `, rank ${formatCount(latest.rank)}`;
}

function keywordsOf({ summary: { name, gender, origin }, curated }: NamePage): string[] {
  return [
    name,
    `${name} popularity`,
    `baby name ${name}`,
    `${gender} names`,
    ...(curated === null ? [] : [`${name} meaning`, `${name} pronunciation`, `${origin} names`]),
  ];
}
