import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import { commonnessOf } from "#domain/names/records/commonness.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { recentGirlShare } from "#domain/names/records/decade-shares.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF, birthShareOf, COUNTED_FOR, oneInOf } from "#domain/names/records/one-in.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex, recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import type { Families } from "#domain/names/sound/sound-family.ts";
import { recordOf, writtenName } from "#domain/names/records/ssa-spelling.ts";
import { syllablesOfSpelling } from "#domain/names/sound/syllables-of-spelling.ts";
import type { CompareBook, ComparedLine } from "./compare-book.ts";
import type { Among, RequestedName, CompareMeasure, YearRange } from "./compare-request.ts";
import type { LifeTables } from "./life-tables.ts";
import { likelyAge } from "./likely-age.ts";

type Sources = {
  /** Records in which each sound family has a record of its own. */
  readonly families: Families;
  readonly entryOf: (id: NameId) => CuratedName | undefined;
  /** Without them no age is told. */
  readonly lifeTables?: LifeTables | undefined;
};

const GENDER_OF = { girls: "girl", boys: "boy" } as const satisfies Record<Among, Gender>;

export function createCompareBook({ families, entryOf, lifeTables }: Sources): CompareBook {
  const { records } = families;
  const span = { from: records.firstYear, to: records.lastYear };
  const genderOf = ({ id, among }: RequestedName): Gender =>
    among === null
      ? (entryOf(id)?.gender ?? recordedSexOfUse(records, recordOf(records, id)))
      : GENDER_OF[among];
  const familyOf = (id: NameId) => families.familyOf(recordOf(records, id));
  const recordFor = ({ id, family }: RequestedName) =>
    (family ? familyOf(id)?.record : undefined) ?? recordOf(records, id);

  return {
    records: span,
    familyOf(id) {
      const family = familyOf(id);
      return (
        family && {
          key: `${family.record}`,
          spellings: family.members.map((member) => writtenName(records, member)),
        }
      );
    },
    line(asked, measure, { from, to }): ComparedLine {
      const record = recordFor(asked);
      const gender = genderOf(asked);
      const of = COUNTED_FOR[gender];
      // The sex that is asked for gives way to no other: a name it never had is on no list of it.
      const sex = asked.among === null ? mainSex(records, record, gender) : SEXES_OF[asked.among][0];
      const years = Array.from({ length: to - from + 1 }, (_, place) => from + place);
      const value = valueIn(records, record, of, measure, sex);
      return {
        values: years.map(value),
        last: lastListed(records, record, of, { from, to }),
        of,
        rankedAmong: BABIES_OF[sex],
        forBoth: records.total(record, "F") > 0 && records.total(record, "M") > 0,
      };
    },
    facts(asked) {
      const record = recordFor(asked);
      const gender = genderOf(asked);
      const counted = entryOf(asked.id)?.syllables;
      return {
        commonness: commonnessOf(records, record, gender),
        syllables: { count: counted ?? syllablesOfSpelling(asked.id), guessed: counted === undefined },
        age: likelyAge(records, record, lifeTables, records.lastYear, COUNTED_FOR[gender]),
        girlShare: recentGirlShare(records, record),
      };
    },
  };
}

/** One number of a year, null where unpublished. Births per million to one decimal, as name pages have them. */
function valueIn(
  records: BirthRecords,
  record: number,
  of: Counted,
  measure: CompareMeasure,
  sex: Sex,
): (year: number) => number | null {
  if (measure === "rank") return (year) => records.rankIn(record, sex, year) || null;
  return (year) => {
    const { births, listed } = birthShareOf(records, record, of, year);
    if (births === 0) return null;
    return measure === "births" ? births : Math.round((births / listed) * 1e7) / 10;
  };
}

function lastListed(
  records: BirthRecords,
  record: number,
  of: Counted,
  { from, to }: YearRange,
): ComparedLine["last"] {
  for (let year = to; year >= from; year--) {
    const { births, listed } = birthShareOf(records, record, of, year);
    const oneIn = oneInOf(births, listed);
    if (oneIn !== null) return { year, births, oneIn };
  }
  return null;
}
