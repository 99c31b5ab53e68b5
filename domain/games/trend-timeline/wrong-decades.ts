import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { decadeOf } from "#domain/names/records/share-curve.ts";

/** Years between any two options. */
const APART = 20;

/**
 * Every choice of three wrong decades that lie apart from each other and from the height. In none of them were more babies given
 * the name than at its height: William's share was highest in the 1880s, his number in the 1950s, and "when it was given most" is both.
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
  const fewer = [...births].flatMap(([decade, count]) =>
    count < most && Math.abs(decade - peak) >= APART ? [decade] : [],
  );
  return fewer.flatMap((first) =>
    fewer
      .filter((second) => second - first >= APART)
      .flatMap((second) =>
        fewer
          .filter((third) => third - second >= APART)
          .map((third): readonly [number, number, number] => [first, second, third]),
      ),
  );
}
