import { scorePartOf, type ScorePart, SCORE_PARTS, WEIGHTS } from "./like-score.ts";
import type { LikeItem } from "./like-item.ts";
import { endAlike, haveSameRhythm } from "./like-sound.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { peakDecade, shareCurve } from "#domain/names/records/share-curve.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** A liked name: what is compared, and how it is written. */
export type Liked = { readonly item: LikeItem; readonly name: string };

/** Reasons for one name, at most. */
const REASONS = 2;

/** What two names of the collection, of the same sex of use, score in each part on average: a reason tells what is more. */
const BY_CHANCE = {
  sound: 0.13,
  era: 0.39,
  band: 0.45,
  origin: 0.07,
  shape: 0.45,
  theme: 0.04,
} as const satisfies Record<ScorePart, number>;

/** Curves from this likeness on (square of the cosine, 0–1) are told as alike. */
const ALIKE = 0.87;

/** Up to this ratio of births, as a power of ten (one and a half times), names are about as common as each other. */
const AS_COMMON = 0.176;

/** What may be said of a name and a liked one; the same thing said of two liked names is said once, of both. */
type Claim = { readonly key: string; readonly of: (names: string) => string };

type Reasons = {
  /** What a name has in common with liked ones, in words, the part that raised its score most first. */
  readonly told: (item: LikeItem, liked: readonly Liked[]) => readonly string[];
  /** Whether there is anything to tell: cheaper than telling it. */
  readonly any: (item: LikeItem, liked: readonly Liked[]) => boolean;
};

/** What is quickly looked at comes first. */
const PARTS_TO_ASK = ["band", "origin", "theme", "sound", "era"] as const satisfies readonly ScorePart[];

export function createReasons(records: BirthRecords, themes: readonly Theme[]): Reasons {
  const labels = new Map(themes.map(({ id, label }) => [id, label]));

  return { told, any };

  function any(item: LikeItem, liked: readonly Liked[]): boolean {
    return liked.some(({ item: other }) =>
      PARTS_TO_ASK.some((part) =>
        part === "era" ? hasLikeCurve(item, other) : claimOf(part, item, other) !== null,
      ),
    );
  }

  function told(item: LikeItem, liked: readonly Liked[]): readonly string[] {
    const parts = SCORE_PARTS.flatMap((part) => {
      const claims = liked.flatMap(({ item: other, name }) => {
        const claim = claimOf(part, item, other);
        return claim === null ? [] : [{ claim, name, gain: gainOf(part, item, other) }];
      });
      const best = claims.toSorted((one, other) => other.gain - one.gain)[0];
      if (best === undefined) return [];
      const names = claims.filter(({ claim }) => claim.key === best.claim.key).map(({ name }) => name);
      return { gain: best.gain, text: best.claim.of(names.join(" and ")) };
    });
    return parts
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, REASONS)
      .map(({ text }) => text);
  }

  function claimOf(part: ScorePart, item: LikeItem, other: LikeItem): Claim | null {
    switch (part) {
      case "sound":
        return soundClaim(item, other);
      case "era":
        return eraClaim(item, other);
      case "band":
        return other.logBirths > 0 && Math.abs(item.logBirths - other.logBirths) <= AS_COMMON
          ? { key: "band", of: (names) => `about as common as ${names}` }
          : null;
      case "origin": {
        const shared = other.origins.find((origin) => item.origins.includes(origin));
        return shared === undefined ? null : { key: shared, of: () => `also ${shared}` };
      }
      case "shape":
        return null;
      case "theme": {
        const shared = other.themes.find((theme) => item.themes.includes(theme));
        const label = labels.get(shared ?? "");
        return label === undefined
          ? null
          : { key: label, of: () => `a related meaning: ${label.toLowerCase()}` };
      }
    }
  }

  function eraClaim(item: LikeItem, other: LikeItem): Claim | null {
    if (!hasLikeCurve(item, other)) return null;
    const [its, theirs] = [decadeOf(item), decadeOf(other)];
    if (its !== theirs) return { key: "curve", of: (names) => `a curve like that of ${names}` };
    if (its + 9 > records.lastYear) {
      return { key: "now", of: (names) => `highest in the ${its}s so far, like ${names}` };
    }
    return its <= records.firstYear
      ? { key: "first", of: (names) => `highest in the ${its}s, like ${names}` }
      : { key: "peak", of: (names) => `peaked with ${names} in the ${its}s` };
  }

  function decadeOf({ record, sex }: LikeItem): number {
    return peakDecade(shareCurve(records, record, sex), records.firstYear);
  }
}

function hasLikeCurve(item: LikeItem, other: LikeItem): boolean {
  return scorePartOf("era", item, other) >= ALIKE;
}

function gainOf(part: ScorePart, item: LikeItem, other: LikeItem): number {
  return WEIGHTS[part] * (scorePartOf(part, item, other) - BY_CHANCE[part]);
}

/** What the ear notices first: the end, a long name's rhythm, the beginning, a short name's rhythm. */
function soundClaim(item: LikeItem, other: LikeItem): Claim | null {
  const isRhythm = haveSameRhythm(item.sound, other.sound);
  if (endAlike(item.sound, item.id, other.sound, other.id))
    return { key: "end", of: (names) => `ends like ${names}` };
  if (isRhythm && item.sound.syllables > 2) return RHYTHM;
  if (beginAlike(item, other)) return { key: "begin", of: (names) => `begins like ${names}` };
  return isRhythm ? RHYTHM : null;
}

const RHYTHM: Claim = { key: "rhythm", of: (names) => `same rhythm as ${names}` };

function beginAlike({ id, sound }: LikeItem, other: LikeItem): boolean {
  return sound.onset === other.sound.onset && id.slice(0, 2) === other.id.slice(0, 2);
}
