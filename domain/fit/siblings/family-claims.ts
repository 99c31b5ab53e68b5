import { babiesOf } from "#domain/fit/rules/style.ts";
import { listed } from "#domain/locale/lists.ts";
import type { FamilyProfile } from "./family-profile.ts";
import { type Claim, namesOf } from "./family-reason.ts";
import { kinshipOf } from "./origin-kinship.ts";
import { eraLikeness, rhythmContrast, sharedStyle, SIBLING_WEIGHTS } from "./sibling-score.ts";

/** Likeness of curves (cosine) from which on they are told as alike. */
const ALIKE = 0.9;
/** Up to this ratio of births, as a power of ten (one and a half times), names are about as common as each other. */
const AS_COMMON = 0.176;
/** What two names have in common by chance, in each part. */
const BY_CHANCE = { era: 0.6, usage: 0.55, origin: 0.25, rhythm: 0.7, style: 0.08 } as const;

/** What a name and others have of their time in common. */
export function eraClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  const peak = name.name.era?.peak;
  const alike = family.filter((child) => (eraLikeness(name, child) ?? 0) >= ALIKE);
  if (peak === undefined || alike.length === 0) return [];
  const likeness = Math.max(...alike.map((child) => eraLikeness(name, child) ?? 0));
  const gain = SIBLING_WEIGHTS.era * (likeness - BY_CHANCE.era);
  const samePeak = alike.filter((child) => child.name.era?.peak === peak);
  return samePeak.length > 0
    ? [{ kind: "eraPeak", facts: () => ({ decade: `${peak}s`, names: namesOf(samePeak) }), gain }]
    : [{ kind: "eraCurve", facts: () => ({ names: namesOf(alike) }), gain }];
}

export function usageClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  const { usage } = name.name;
  const near = family.filter(
    (child) => child.name.usage !== undefined && Math.abs(child.log - name.log) <= AS_COMMON,
  );
  if (usage === undefined || near.length === 0) return [];
  const gain = SIBLING_WEIGHTS.usage * (1 - BY_CHANCE.usage);
  return [{ kind: "usageNear", facts: () => ({ births: babiesOf(usage), names: namesOf(near) }), gain }];
}

export function originClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  const kin = family.map((child) => ({ child, ...kinshipOf(name.origins, child.origins) }));
  const gainOf = (nearness: number) => SIBLING_WEIGHTS.origin * (nearness - BY_CHANCE.origin);
  const same = kin.find(({ nearness }) => nearness === 1);
  if (same !== undefined) {
    const origin = same.origins?.[0] ?? "";
    const sharing = family.filter((child) => child.name.origins.includes(origin));
    return [{ kind: "originSame", facts: () => ({ origin, names: namesOf(sharing) }), gain: gainOf(1) }];
  }
  const near = kin.find(({ nearness }) => nearness === 0.5);
  if (near === undefined) return [];
  const [origin = "", otherOrigin = ""] = near.origins ?? [];
  const facts = () => ({ origin, other: near.child.name.written, otherOrigin });
  return [{ kind: "originKin", facts, gain: gainOf(0.5) }];
}

export function styleClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  const [style] = family.flatMap((child) => sharedStyle(name, child) ?? []);
  if (style === undefined) return [];
  const facts = () => ({
    style,
    names: namesOf(family.filter((child) => child.name.styles.includes(style))),
  });
  return [{ kind: "style", facts, gain: SIBLING_WEIGHTS.style * (1 - BY_CHANCE.style) }];
}

/** Told where no child has as many syllables, and none is a guess. */
export function rhythmClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  if ([name, ...family].some((each) => each.name.source === "guess")) return [];
  if (family.some((child) => child.syllables === name.syllables)) return [];
  const facts = () => ({
    count: syllablesInWords(name.syllables),
    others: listed(family.map((child) => `${child.name.written} ${child.syllables}`)),
  });
  const least = Math.min(...family.map((child) => rhythmContrast(name, child)));
  const gain = SIBLING_WEIGHTS.rhythm * (least - BY_CHANCE.rhythm);
  return [{ kind: "rhythm", facts, gain }];
}

/** "1 syllable", "3 syllables". */
function syllablesInWords(count: number): string {
  return `${count} ${count === 1 ? "syllable" : "syllables"}`;
}
