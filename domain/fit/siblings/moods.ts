import type { FamilyProfile } from "./family-profile.ts";
import type { Compared, Wanted } from "./sibling-score.ts";

/** Most like the children of the family; like them, but met less often; like them, but from somewhere else. */
export const SIBLING_MOODS = ["closest", "fresher", "surprising"] as const;
export type SiblingMood = (typeof SIBLING_MOODS)[number];

/** What one of the moods looks for, and which names it takes at all. */
export type Mood = {
  readonly id: SiblingMood;
  readonly wanted: Wanted;
  readonly takes: (compared: Compared, at: number) => boolean;
  readonly ofOneOrigin: number;
};

/** A fresher name has a fifth of the births, and 60 % at most. Names with thirty babies a year are looked for at least. */
const FRESHER = { step: Math.log10(1 / 5), most: Math.log10(0.6), least: Math.log10(30) } as const;
/** A surprising one is still met: so many births a year, or as many as the rarest of the children. */
const STILL_MET = Math.log10(100);
const ANY_NUMBER = 99;
const SURPRISES_OF_ONE_ORIGIN = 2;

export function moodsFor(family: readonly FamilyProfile[]): Readonly<Record<SiblingMood, Mood>> {
  const asUsual = ({ log }: FamilyProfile) => Math.max(log, FRESHER.least);
  const known = family.filter(({ name }) => name.usage !== undefined);
  const rarest = Math.min(...(known.length === 0 ? family : known).map(({ log }) => log));
  const freshest = Math.max(FRESHER.least, rarest + FRESHER.step);
  // Beside names that hardly anybody has, fresher is what is given now more than ever.
  const isRare = rarest + FRESHER.most < FRESHER.least;
  return {
    closest: {
      id: "closest",
      wanted: { usageFor: asUsual, otherOrigin: false },
      takes: () => true,
      ofOneOrigin: ANY_NUMBER,
    },
    fresher: {
      id: "fresher",
      wanted: { usageFor: () => freshest, otherOrigin: false },
      takes: isRare
        ? ({ columns: { ofToday } }, at) => ofToday[at] === 1
        : ({ columns: { logs } }, at) => (logs[at] ?? 0) <= rarest + FRESHER.most,
      ofOneOrigin: ANY_NUMBER,
    },
    surprising: {
      id: "surprising",
      wanted: { usageFor: asUsual, otherOrigin: true },
      takes({ columns: { logs, origins }, beside }, at) {
        const origin = origins.of[at] ?? 0;
        // Of an unknown origin nothing is near, and nothing is far.
        return (
          (logs[at] ?? 0) >= Math.min(rarest, STILL_MET) &&
          origins.firsts[origin]?.origins !== "" &&
          beside.every(({ kin }) => (kin[origin] ?? 0) <= 0)
        );
      },
      ofOneOrigin: SURPRISES_OF_ONE_ORIGIN,
    },
  };
}
