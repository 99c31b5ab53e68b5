/** What sentences need of an edition of birth records. Plain data: it also reaches threads, and browsers. */
export type SpokenRecords = {
  /** Around what is counted: "US births", "births in England and Wales". */
  readonly before: string;
  readonly behind: string;
  readonly publisher: string;
  /** Of all its years. */
  readonly firstYear: number;
  readonly lastYear: number;
  /** A name given to fewer of a sex in a year is left out of that year; the number as a figure and as a word. */
  readonly floor: number;
  readonly floorWord: string;
  /** Earlier years are recorded in part only; null where all are alike. */
  readonly thinBefore: number | null;
  /** A sentence where figures are not exact, as they stand: "Insee rounds every count to a multiple of 5." */
  readonly rounding?: string | undefined;
  /** Addresses, and all beneath them, that say what is known beside other records alone: they are unknown ones here. */
  readonly absent: readonly string[];
};

type RecordsLink = { readonly label: string; readonly href: string };

/** What the page about the data says of the records: a term and a sentence or two for each. */
type RecordsNote = { readonly term: string; readonly text: string };

/** An edition of birth records: who publishes them, of which place, what they count, and on which terms. */
export type RecordsEdition = SpokenRecords & {
  /** "us", "england-wales", "france". */
  readonly id: string;
  /** As in "its popularity in the US". */
  readonly inPlace: string;
  /** Whether they keep accents, hyphens and all letters of a name; spellings that differ in no more than these are still counted together. */
  readonly keepsAccents: boolean;
  /** Changes with everything that is said here and with the records: pages are remembered by it. Empty for those of the US. */
  readonly version: string;
  /** The work, as its publisher calls it. */
  readonly source: string;
  /** The same after "From". */
  readonly said: string;
  /** The notice that the license asks for, and its terms in a sentence or two. */
  readonly credit: string;
  readonly terms: string;
  readonly license?: RecordsLink | undefined;
  /** Where the publisher has it. */
  readonly link?: RecordsLink | undefined;
  /** What is counted and what is left out. */
  readonly notes: readonly RecordsNote[];
};
