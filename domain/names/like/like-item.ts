import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { ShapePlace } from "#domain/names/records/curve-shape.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import { type SoundProfile, soundProfile } from "./like-sound.ts";
import { meaningsOf } from "#domain/names/entry/themes-of.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";
import { sharedLists } from "#domain/shared-lists.ts";
import type { SoundFamily } from "#domain/names/sound/sound-family.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";

/** All that is compared between two names. */
export type LikeItem = ShapePlace & {
  readonly id: NameId;
  readonly record: number;
  readonly gender: Gender;
  /** Whose curve (ShapePlace) the name is compared by, with the girls' or boys' curves of others alike. */
  readonly sex: Sex;
  readonly sound: SoundProfile;
  /** Of both sexes in the last ten years, as a power of ten. */
  readonly logBirths: number;
  /** None without a curated entry. */
  readonly origins: readonly Origin[];
  readonly themes: readonly string[];
  readonly family: SoundFamily | undefined;
};

export type ItemSources = {
  readonly records: BirthRecords;
  readonly entryOf: (id: NameId) => CuratedName | undefined;
  readonly familyOf: (record: number) => SoundFamily | undefined;
  readonly themes: readonly ReviewedTheme[];
};

const shared = { origins: sharedLists<Origin>(), themes: sharedLists<string>() };

/** An origin that two names cannot be said to share. */
const NOT_SHARED = "Unknown";

export function likeItem(
  { records, entryOf, familyOf, themes }: ItemSources,
  placeOf: (record: number, sex: Sex) => ShapePlace,
  { id, record, gender }: Pick<LikeItem, "id" | "record" | "gender">,
): LikeItem {
  const entry = entryOf(id);
  const sex = mainSex(records, record, gender);
  const { shapes, shapeAt, pointCount } = placeOf(record, sex);
  return {
    id,
    record,
    gender,
    sex,
    shapes,
    shapeAt,
    pointCount,
    sound: soundProfile(id, entry),
    logBirths: Math.log10((records.recentBirths[record] ?? 0) + 1),
    origins: shared.origins(
      entry === undefined
        ? []
        : [entry.origin, ...(entry.alsoFrom ?? [])].filter((origin) => origin !== NOT_SHARED),
    ),
    themes: shared.themes(entry === undefined ? [] : meaningsOf(id, themes)),
    family: familyOf(record),
  };
}
