import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { type FamilyName, isOfSex } from "./family-name.ts";
import { type FamilyProfile, isOfToday, profileOf } from "./family-profile.ts";
import { kinshipOf } from "./origin-kinship.ts";

/**
 * What the names of a list are ranked by, in columns: thousands are held against a child, and few are looked at any closer.
 * Names that are alike in something have one number for it, so that it is found out once for all of them.
 */
export type FamilyColumns = {
  readonly profiles: readonly FamilyProfile[];
  readonly logs: Float64Array;
  readonly eras: Eras;
  /** A one for each that is given more than ever. */
  readonly ofToday: Uint8Array;
  readonly origins: Kinds;
  /** By the stresses of the syllables. */
  readonly beats: Kinds;
  readonly firstSounds: Uint16Array;
  readonly lastSounds: Uint16Array;
  /** How near the origins of each kind are to others: twice the nearness (origin-kinship.ts), -1 where one is unknown. */
  readonly nearnessTo: (origins: string) => Int8Array;
  /** The names that have a style. */
  readonly ofStyle: (style: string) => readonly number[];
  /** Their places in the list. */
  readonly ofSex: (gender: GenderFilter) => Uint16Array;
};

/** The shares of decades, those of a name behind those of another; a name without a time has none. */
type Eras = { readonly shares: Float64Array; readonly decades: number; readonly has: Uint8Array };

/** Which kind each name is of, and of each kind the first name. */
export type Kinds = { readonly of: Uint16Array; readonly firsts: readonly FamilyProfile[] };

const lists = new WeakMap<readonly FamilyName[], FamilyColumns>();

/** Of a list that is mostly the same one: that of a book. */
export function columnsOf(names: readonly FamilyName[]): FamilyColumns {
  const known = lists.get(names) ?? createColumns(names.map(profileOf));
  lists.set(names, known);
  return known;
}

function createColumns(profiles: readonly FamilyProfile[]): FamilyColumns {
  const ofStyle = new Map<string, number[]>();
  for (const [at, { name }] of profiles.entries())
    for (const style of new Set(name.styles)) {
      const others = ofStyle.get(style);
      if (others === undefined) ofStyle.set(style, [at]);
      else others.push(at);
    }
  const origins = kindsOf(profiles, (profile) => profile.origins);
  const near = new Map<string, Int8Array>();
  const bySex = new Map<GenderFilter, Uint16Array>();
  return {
    profiles,
    logs: Float64Array.from(profiles, ({ log }) => log),
    eras: erasOf(profiles),
    ofToday: Uint8Array.from(profiles, (profile) => Number(isOfToday(profile))),
    origins,
    beats: kindsOf(profiles, ({ beats }) => beats.join("")),
    firstSounds: Uint16Array.from(profiles, ({ heard }) => firstSoundOf(heard)),
    lastSounds: Uint16Array.from(profiles, ({ heard }) => lastSoundOf(heard)),
    nearnessTo(others) {
      const known = near.get(others) ?? nearness(origins, others);
      near.set(others, known);
      return known;
    },
    ofStyle: (style) => ofStyle.get(style) ?? [],
    ofSex(gender) {
      const known = bySex.get(gender) ?? placesOf(profiles, ({ name }) => isOfSex(name, gender));
      bySex.set(gender, known);
      return known;
    },
  };
}

function erasOf(profiles: readonly FamilyProfile[]): Eras {
  const decades = Math.max(0, ...profiles.map(({ era }) => era?.length ?? 0));
  const shares = new Float64Array(decades * profiles.length);
  for (const [at, { era }] of profiles.entries()) if (era !== null) shares.set(era, at * decades);
  return { shares, decades, has: Uint8Array.from(profiles, ({ era }) => Number(era !== null)) };
}

function nearness({ firsts }: Kinds, others: string): Int8Array {
  return Int8Array.from(firsts, ({ origins }) => 2 * (kinshipOf(origins, others).nearness ?? UNKNOWN));
}

const UNKNOWN = -0.5;

function kindsOf(profiles: readonly FamilyProfile[], keyOf: (profile: FamilyProfile) => string): Kinds {
  const firsts: FamilyProfile[] = [];
  const numbers = new Map<string, number>();
  const of = Uint16Array.from(profiles, (profile) => {
    const key = keyOf(profile);
    const number = numbers.get(key) ?? firsts.push(profile) - 1;
    numbers.set(key, number);
    return number;
  });
  return { of, firsts };
}

function placesOf(profiles: readonly FamilyProfile[], isOne: (profile: FamilyProfile) => boolean) {
  return Uint16Array.from(profiles.flatMap((profile, at) => (isOne(profile) ? at : [])));
}

/** 0 for a name without sounds. */
export function firstSoundOf(heard: string): number {
  return heard === "" ? 0 : heard.charCodeAt(0);
}

export function lastSoundOf(heard: string): number {
  return heard === "" ? 0 : heard.charCodeAt(heard.length - 1);
}
