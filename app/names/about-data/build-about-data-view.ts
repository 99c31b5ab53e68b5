import { ABOUT_THE_DATA, GRADE_WORDS, REPORT_LETTER } from "#content/site/about-the-data.ts";
import { percentWords } from "#domain/text/percent.ts";
import { THIN_BEFORE } from "#domain/names/records/thin-records.ts";
import type { CollectionFigures } from "#domain/names/entry/collection-figures.ts";
import { CONFIDENCES } from "#domain/names/entry/curated-name.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { UNISEX_PERCENT } from "#domain/names/records/sex-of-use.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { reportHref, type ReportLink } from "./report-link.ts";

/** What the page is made of: nothing in it is typed by hand that can be counted. */
export type AboutDataFigures = {
  readonly collection: CollectionFigures;
  readonly edition: Edition;
  /** Lists of spellings that are said the same. */
  readonly families: number;
  readonly contactEmail: string | null;
  /** The address of this page. */
  readonly address: string;
};

export type GradeRow = {
  readonly grade: string;
  readonly short: string;
  readonly long: string;
  readonly count: string;
  readonly share: string;
};

/** The page in words. Composed on the server, so that the browser is sent each sentence and none of the code. */
export function buildAboutDataView({
  collection,
  edition,
  families,
  contactEmail,
  address,
}: AboutDataFigures) {
  const { headline, lead, grades, checking, figures, oneIn, sex, spellings, credits, report } =
    ABOUT_THE_DATA;
  const { names, byGrade, unsourced } = collection;
  const known = {
    names: formatCount(names),
    unsourced: formatCount(unsourced),
    unsourcedShare: percentWords(unsourced / names),
    edition: String(edition.lastYear),
    spellings: formatCount(edition.names),
    births: formatCount(edition.births),
    firstYear: String(edition.firstYear),
    lastYear: String(edition.lastYear),
    thinBefore: String(THIN_BEFORE),
    families: formatCount(families),
    unisexPercent: String(UNISEX_PERCENT),
  };
  const fill = (sentence: string) => fillInAll(sentence, known);
  const rows = CONFIDENCES.map((grade): GradeRow => {
    const count = byGrade[grade];
    return { grade, ...GRADE_WORDS[grade], count: formatCount(count), share: percentWords(count / names) };
  });
  return {
    headline,
    lead,
    grades: {
      title: grades.title,
      text: grades.text,
      caption: fill(grades.table),
      rows,
      unsourced: fill(unsourced === 0 ? grades.allSourced : grades.someUnsourced),
      end: grades.end,
    },
    checking,
    figures: {
      title: figures.title,
      text: figures.text.map(fill),
      limits: figures.limits.map(({ term, text }) => ({ term: fill(term), text: fill(text) })),
    },
    counting: [oneIn, sex, spellings].map(({ title, text }) => ({ title, text: text.map(fill) })),
    credits,
    report: { title: report.title, ...reportWords(contactEmail, address) },
  };
}

export type AboutDataView = ReturnType<typeof buildAboutDataView>;

function reportWords(
  contactEmail: string | null,
  page: string,
): { readonly text: readonly string[]; readonly link: ReportLink } {
  const { text, byMail, byForm } = ABOUT_THE_DATA.report;
  const label = contactEmail === null ? byForm : fillInAll(byMail, { address: contactEmail });
  return { text, link: { label, href: reportHref(contactEmail, REPORT_LETTER.aboutSomething, page) } };
}
