import { formatCount } from "#domain/locale/numbers.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { latestOneIn, oneInText } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { UNISEX_PERCENT } from "#domain/names/records/sex-of-use.ts";
import { evenly } from "#domain/games/pool/evenly.ts";
import { withLevels } from "#domain/games/pool/levels.ts";

/** Fewer births in ten years than this, and a share says little. */
const FEWEST_BIRTHS = 2000;
/** From this share on, in percent, a name is asked as a girls' or a boys' name (ruling 32). */
const ONE_SEX_PERCENT = 90;
/** Of each answer, from the most given to the least. */
const MOST_NAMES = 220;

/** Rows of the gender game: name, level, gender, girls in percent, births of ten years, how widely it is given. */
export function genderRows(records: BirthRecords, most = MOST_NAMES): readonly string[] {
  const asked = records.names.all().flatMap((name, record) => {
    const girls = records.recent(record, "F");
    const births = girls + records.recent(record, "M");
    const gender = births < FEWEST_BIRTHS ? null : askedGender((100 * girls) / births);
    return gender === null ? [] : [{ name, record, births, gender, girls }];
  });
  const chosen = [...Map.groupBy(asked, ({ gender }) => gender).values()].flatMap((names) =>
    evenly(
      names.toSorted((one, other) => other.births - one.births),
      most,
    ),
  );
  return withLevels(chosen, ({ gender }) => gender).flatMap(
    ({ name, record, births, gender, girls, level }) => {
      const oneIn = latestOneIn(records, record, gender);
      if (oneIn === null) return [];
      const share = ((100 * girls) / births).toFixed(1);
      const now = `${oneInText(oneIn)} in ${oneIn.year}`;
      return [[name, level, gender, share, formatCount(births), now].join("\t")];
    },
  );
}

/** The answer for girls' share in percent; null for a name that leans too little or too much to be asked. */
function askedGender(girls: number): Gender | null {
  if (Math.min(girls, 100 - girls) >= UNISEX_PERCENT) return "unisex";
  if (girls >= ONE_SEX_PERCENT) return "girl";
  return 100 - girls >= ONE_SEX_PERCENT ? "boy" : null;
}
