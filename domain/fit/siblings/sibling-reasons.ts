import { babiesOf } from "#domain/fit/rules/style.ts";
import { eraClaims, originClaims, rhythmClaims, styleClaims, usageClaims } from "./family-claims.ts";
import { type FamilyProfile, isOfToday } from "./family-profile.ts";
import { type Claim, type FamilyReason, namesOf, weightiest } from "./family-reason.ts";
import type { SiblingMood } from "./moods.ts";

const ALWAYS = Number.POSITIVE_INFINITY;

/** Two reasons for a name beside the children: what its mood is about, and then what weighs most. */
export function siblingReasons(
  name: FamilyProfile,
  family: readonly FamilyProfile[],
  mood: SiblingMood,
): readonly FamilyReason[] {
  return weightiest([
    ...moodClaims(name, family, mood),
    ...eraClaims(name, family),
    ...usageClaims(name, family),
    ...originClaims(name, family),
    ...styleClaims(name, family),
    ...rhythmClaims(name, family),
    ...lastClaims(name, family),
  ]);
}

function moodClaims(
  name: FamilyProfile,
  family: readonly FamilyProfile[],
  mood: SiblingMood,
): readonly Claim[] {
  if (mood === "fresher") {
    const [rarest] = withFigures(family).toSorted((one, other) => one.log - other.log);
    if (rarest !== undefined && name.log < rarest.log)
      return usagesOf(name, rarest).map((facts) => ({ kind: "usageRarer", facts, gain: ALWAYS }));
    return isOfToday(name) ? [{ kind: "eraToday", facts: () => ({}), gain: ALWAYS }] : [];
  }
  if (mood !== "surprising") return [];
  const [origin] = name.name.origins;
  const other = family.find((child) => child.name.origins.length > 0);
  if (origin === undefined || other === undefined) return [];
  const facts = () => ({ origin, other: other.name.written, otherOrigin: other.name.origins[0] ?? "" });
  return [{ kind: "originOther", facts, gain: ALWAYS }];
}

/** What can be said of any name, and is said last. */
function lastClaims(name: FamilyProfile, family: readonly FamilyProfile[]): readonly Claim[] {
  const names = () => ({ names: namesOf(family) });
  const [nearest] = withFigures(family).toSorted(
    (one, other) => Math.abs(one.log - name.log) - Math.abs(other.log - name.log),
  );
  const startsApart = family.every((child) => child.heard.charAt(0) !== name.heard.charAt(0));
  return [
    ...(startsApart ? [{ kind: "sounds", facts: names, gain: -1 } as const] : []),
    ...(nearest === undefined
      ? []
      : usagesOf(name, nearest).map((facts) => ({ kind: "usageOther", facts, gain: -2 }) as const)),
    { kind: "apart", facts: names, gain: -3 },
  ];
}

function withFigures(family: readonly FamilyProfile[]): readonly FamilyProfile[] {
  return family.filter(({ name }) => name.usage !== undefined);
}

/** How usual the name and another are; nothing where one has no figures. */
function usagesOf({ name: one }: FamilyProfile, { name: other }: FamilyProfile) {
  const { usage } = one;
  const others = other.usage;
  return usage === undefined || others === undefined
    ? []
    : [() => ({ births: babiesOf(usage), other: other.written, otherBirths: babiesOf(others) })];
}
