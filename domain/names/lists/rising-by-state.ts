import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import type { PlaceBook, RisingName } from "#domain/places/place-book.ts";
import { STATES } from "#domain/places/states.ts";
import type { CountedOver, StateRiser } from "./name-list.ts";
import { SEXES } from "./sexes.ts";

/** Names that rise in a state, or the first of each state, girls before boys: by decision 71, over all births of the state. */
export function risingByState(
  places: PlaceBook,
  records: BirthRecords,
  state: number | null,
): CountedOver<StateRiser> {
  const row = (at: number, sex: Sex, { id, now, before }: RisingName): StateRiser => ({
    id,
    name: records.names.at(recordOf(records, id)) || id,
    sex,
    state: at,
    now,
    before,
  });
  const rows = SEXES.flatMap((sex) =>
    state === null
      ? STATES.flatMap((_, at) => places.rising(at, sex, 1).map((rising) => row(at, sex, rising)))
      : places.rising(state, sex).map((rising) => row(state, sex, rising)),
  );
  const [now, before = now] = places.windows;
  return { from: before?.from ?? 0, to: now?.to ?? 0, rows };
}
