import { beatsOf } from "#domain/fit/rules/stress.ts";
import { bandOf, beatOf } from "#domain/fit/rules/style.ts";
import { rimeOf } from "#domain/fit/sound/rime.ts";
import { heard, phonesOf, syllablesOf } from "#domain/fit/sound/said.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { FamilyName } from "./family-name.ts";

/** A name made ready to be held against thousands of others. */
export type FamilyProfile = {
  readonly name: FamilyName;
  /** The shares of its decades, their squares adding up to 1; null for a name without a time. */
  readonly era: readonly number[] | null;
  /** Births a year as a power of ten; a name without figures has the least. */
  readonly log: number;
  readonly heard: string;
  readonly rime: string;
  /** "Xx" of Hazel. */
  readonly beat: string;
  /** The stresses of its syllables (stress.ts). */
  readonly beats: readonly number[];
  readonly syllables: number;
  /** With commas between them. */
  readonly origins: string;
  /** Short forms, folded. */
  readonly forms: ReadonlySet<string>;
};

const NO_USAGE = { births: 0, oneIn: null };

const profiles = new WeakMap<FamilyName, FamilyProfile>();

export function profileOf(name: FamilyName): FamilyProfile {
  const known = profiles.get(name);
  if (known !== undefined) return known;
  const decades = name.era?.decades;
  const size = decades && Math.sqrt(decades.reduce((sum, share) => sum + share * share, 0));
  const profile: FamilyProfile = {
    name,
    era: decades && size ? decades.map((share) => share / size) : null,
    log: bandOf(name.usage ?? NO_USAGE),
    heard: heard(phonesOf(name.said)),
    rime: rimeOf(name.said),
    beat: beatOf(name),
    beats: beatsOf(name),
    syllables: syllablesOf(name.said),
    origins: name.origins.join(),
    forms: new Set(name.shortForms.map(foldName)),
  };
  profiles.set(name, profile);
  return profile;
}

/** Whether the last decade has a greater share of babies with this name than any before. */
export function isOfToday({ name: { era } }: FamilyProfile): boolean {
  return era !== undefined && era.decades.indexOf(Math.max(...era.decades)) === era.decades.length - 1;
}
