import { beatsOf } from "#domain/fit/rules/stress.ts";
import { dotted, initialsOf } from "#domain/fit/rules/initials.ts";
import { eraClaims, originClaims, styleClaims, usageClaims } from "#domain/fit/siblings/family-claims.ts";
import type { FamilyProfile } from "#domain/fit/siblings/family-profile.ts";
import { type Claim, type FamilyReason, weightiest } from "#domain/fit/siblings/family-reason.ts";
import type { Around, Unwanted } from "./is-dropped.ts";
import { alternation, type Measured, MIDDLE_WEIGHTS } from "./middle-score.ts";

/** What a part is by chance: a reason tells what is more. */
const BY_CHANCE = { stress: 0.7, pattern: 0.6 } as const;

/** Two reasons for a middle name, those first that weigh most. */
export function middleReasons(
  place: Measured,
  middle: FamilyProfile,
  unwanted: Unwanted,
): readonly FamilyReason[] {
  const { first, around } = place;
  const { surname } = around;
  const parts = [around.first, middle.name, ...(surname === null ? [] : [surname])];
  const isGuess = parts.some(({ source }) => source === "guess");
  return weightiest([
    ...(isGuess ? [] : rhythmClaims(place, middle)),
    ...eraClaims(middle, [first]),
    ...styleClaims(middle, [first]),
    ...originClaims(middle, [first]),
    ...usageClaims(middle, [first]),
    ...initialsClaims(middle, around, unwanted),
    { kind: "seams", facts: () => ({ one: first.name.written, other: middle.name.written }), gain: -1 },
    { kind: "apart", facts: () => ({ names: first.name.written }), gain: -2 },
  ]);
}

function rhythmClaims(place: Measured, middle: FamilyProfile): readonly Claim[] {
  const [before, own, after] = [place.first.syllables, middle.syllables, place.afterSyllables];
  const isApart = own !== before && own !== after;
  const counts = [before, own, ...(after === undefined ? [] : [after])].join("-");
  const gain = MIDDLE_WEIGHTS.pattern * (1 - BY_CHANCE.pattern);
  return [
    ...(isApart ? [{ kind: "pattern", facts: () => ({ counts }), gain } as const] : []),
    ...(alternation(place, middle) === 1 && !meetStrong(place.around, middle)
      ? [{ kind: "beats", facts: () => ({}), gain: MIDDLE_WEIGHTS.stress * (1 - BY_CHANCE.stress) } as const]
      : []),
  ];
}

/** Told where there is a surname and a list to look in. */
function initialsClaims(
  middle: FamilyProfile,
  { first, surname }: Around,
  unwanted: Unwanted,
): readonly Claim[] {
  const [usual] = initialsOf({ first, middles: [middle.name], surname, siblings: [] }).usual;
  return usual === undefined || unwanted.initials.length === 0
    ? []
    : [{ kind: "initials", facts: () => ({ initials: dotted(usual) }), gain: 0 }];
}

/** Whether two strong beats stand side by side, those of names of one syllable included. */
function meetStrong({ first, surname }: Around, middle: FamilyProfile): boolean {
  const beats = [first, middle.name, ...(surname === null ? [] : [surname])].flatMap(beatsOf);
  return beats.some((beat, at) => beat === 2 && beats[at - 1] === 2);
}
