import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { judge, NOTHING_TOGETHER, type TogetherState } from "#domain/together/together-state.ts";

type Saved = Pick<SavedEntry, "nameId"> & {
  readonly babyName: Pick<SavedEntry["babyName"], "name" | "gender" | "curated">;
};

/** The sex of use that all saved names have; "all" where they differ, or where there are none. */
export function sexOfSaved(saved: readonly Saved[]): GenderFilter {
  const [first, ...others] = saved.map(({ babyName }) => babyName.gender);
  return first !== undefined && others.every((gender) => gender === first) ? first : "all";
}

/** Saved names that nothing has been said of here. */
export function unjudgedSaved<Entry extends Saved>(
  { judged }: Pick<TogetherState, "judged">,
  saved: readonly Entry[],
): readonly Entry[] {
  const known = new Set(judged.map(({ id }) => id));
  return saved.filter(({ nameId }) => !known.has(nameId));
}

/** Each saved name becomes a like. What has been judged stays as it was. Whoever begins with them is dealt cards of their sex. */
export function withSaved(kept: TogetherState, saved: readonly Saved[]): TogetherState {
  const begun = kept === NOTHING_TOGETHER ? { ...kept, gender: sexOfSaved(saved) } : kept;
  return unjudgedSaved(kept, saved).reduce(
    // A name on record that has no entry is known by its spelling alone.
    (now, { nameId, babyName: { curated, name } }) =>
      judge(now, { id: nameId, own: curated ? null : name, verdict: "like" }),
    begun,
  );
}
