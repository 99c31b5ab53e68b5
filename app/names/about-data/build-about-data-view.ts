import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { ABOUT_RECORDS } from "#content/records/about-records.ts";
import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import {
  ABOUT_THE_DATA,
  CERTAINTY_WORDS,
  EVIDENCE_WORDS,
  REPORT_LETTER,
} from "#content/site/about-the-data.ts";
import { compareWords } from "#domain/locale/order.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { percentWords } from "#domain/text/percent.ts";
import { type CollectionFigures, EVIDENCE_SHOWN } from "#domain/names/entry/collection-figures.ts";
import { CERTAINTIES } from "#domain/names/entry/evidence.ts";
import type { Edition } from "#domain/names/name-book.ts";
import { UNISEX_PERCENT } from "#domain/names/records/sex-of-use.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { reportHref, type ReportLink } from "./report-link.ts";

/** What the page is made of: nothing in it is typed by hand that can be counted. */
type AboutDataFigures = {
  readonly collection: CollectionFigures;
  readonly edition: Edition;
  /** Lists of spellings that are said the same. */
  readonly families: number;
  readonly contactEmail: string | null;
  /** The address of this page. */
  readonly address: string;
};

/** What is said of some names, how many they are, and their share of the entries. */
export type CountedRow = {
  readonly word: string;
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
  const { headline, lead, meanings, checking, figures, oneIn, sex, spellings, credits, report } =
    ABOUT_THE_DATA;
  const { names, byCertainty, byEvidence } = collection;
  const known = {
    names: formatCount(names),
    ...birthShares(collection),
    source: ABOUT_RECORDS.said,
    edition: String(edition.lastYear),
    spellings: formatCount(edition.names),
    births: formatCount(edition.births),
    firstYear: String(edition.firstYear),
    lastYear: String(edition.lastYear),
    families: formatCount(families),
    unisexPercent: String(UNISEX_PERCENT),
  };
  const fill = (sentence: string) => fillInAll(sentence, known);
  const counted = (words: { readonly word: string; readonly long: string }, count: number): CountedRow => ({
    ...words,
    count: formatCount(count),
    share: percentWords(count / names),
  });
  return {
    headline,
    lead,
    meanings: {
      title: meanings.title,
      text: meanings.text,
      tables: [
        {
          caption: fill(meanings.certain),
          rows: CERTAINTIES.map((each) => counted(CERTAINTY_WORDS[each], byCertainty[each])),
        },
        {
          caption: fill(meanings.checked),
          rows: EVIDENCE_SHOWN.map((each) => counted(EVIDENCE_WORDS[each], byEvidence[each])),
        },
      ],
      end: [meanings.births, ...meanings.end].map(fill),
    },
    checking,
    figures: {
      title: figures.title,
      text: figures.text.map(fill),
      limits: ABOUT_RECORDS.notes.map(({ term, text }) => ({ term: fill(term), text: fill(text) })),
    },
    counting: [oneIn, sex, ...(families === 0 ? [] : [spellings])].map(({ title, text }) => ({
      title,
      text: text.map(fill),
    })),
    credits: {
      ...credits,
      entries: [recordsCredit(), ...credits.entries],
      works: { ...credits.works, rows: workRows() },
    },
    report: { title: report.title, ...reportWords(contactEmail, address) },
  };
}

export type AboutDataView = ReturnType<typeof buildAboutDataView>;

/** Whose the records are, and on which terms. */
function recordsCredit() {
  const { publisher, terms, credit, link, license } = ABOUT_RECORDS;
  return {
    term: "Birth records",
    text: `${publisher}. ${terms}${RECORDS === US_RECORDS ? "" : ` ${credit}`}`,
    ...(link && { link }),
    ...(license && { license }),
  };
}

/** Of all babies of the last year, with a name of ours or without. */
function birthShares({ births: { year, all, byEvidence } }: CollectionFigures) {
  const { names, word, records, none } = byEvidence;
  const share = (births: number) => percentWords(births / all);
  return {
    year: String(year),
    namedShare: share(names),
    sourcedShare: share(names + word + records),
    coveredShare: share(names + word + records + none),
  };
}

/** Every work that entries may cite, with its terms, by author or name. */
function workRows() {
  return Object.values(BIBLIOGRAPHY.works)
    .map(({ edition, terms, address }) => ({ edition, terms, href: address.replace("{head}", "") }))
    .toSorted((one, other) => compareWords(one.edition, other.edition));
}

function reportWords(
  contactEmail: string | null,
  page: string,
): { readonly text: readonly string[]; readonly link: ReportLink } {
  const { text, byMail, byForm } = ABOUT_THE_DATA.report;
  const label = contactEmail === null ? byForm : fillInAll(byMail, { address: contactEmail });
  return { text, link: { label, href: reportHref(contactEmail, REPORT_LETTER.aboutSomething, page) } };
}
