import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { decadeOf } from "#domain/names/records/share-curve.ts";

/** Years between any two options but the height and its neighbor. */
const APART = 20;
const DECADE = 10;

/**
 * Every choice of three wrong decades: one that touches the height, which is half right, and two that lie apart from each other and
 * from both. In none of them were more babies given the name than at its height: William's share was highest in the 1880s, his
 * number in the 1950s, and "when it was given most" is both. Where no neighbor will do, all three lie apart.
 */
export function wrongDecades(
  records: BirthRecords,
  record: number,
  sex: Sex,
  peak: number,
): readonly (readonly [number, number, number])[] {
  const births = new Map<number, number>();
  for (let year = records.firstYear; year <= records.lastYear; year++) {
    const decade = decadeOf(year);
    births.set(decade, (births.get(decade) ?? 0) + records.countIn(record, sex, year));
  }
  const most = births.get(peak) ?? 0;
  const fewer = [...births].flatMap(([decade, count]) => (count < most ? [decade] : []));
  const apartFrom = (taken: readonly number[]) =>
    fewer.filter((decade) => taken.every((each) => Math.abs(decade - each) >= APART));
  const neighbors = fewer.filter((decade) => Math.abs(decade - peak) === DECADE);
  const beside = neighbors.flatMap((near) =>
    pairsApart(apartFrom([peak, near])).map(([one, other]): Triple => [near, one, other]),
  );
  if (beside.length > 0) return beside;
  return apartFrom([peak]).flatMap((first) =>
    pairsApart(apartFrom([peak, first]).filter((decade) => decade > first)).map(([one, other]): Triple => [
      first,
      one,
      other,
    ]),
  );
}

type Triple = readonly [number, number, number];

function pairsApart(decades: readonly number[]): readonly (readonly [number, number])[] {
  return decades.flatMap((one) =>
    decades.flatMap((other): readonly (readonly [number, number])[] =>
      other - one >= APART ? [[one, other]] : [],
    ),
  );
}
