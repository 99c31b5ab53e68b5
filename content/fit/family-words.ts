import type { FamilyReasonKind } from "#domain/fit/siblings/family-reason.ts";

/** Why a name is suggested beside brothers and sisters, or for the middle. Each is true of the names it names. */
export const FAMILY_REASON_WORDS = {
  eraPeak: "Given most in the {decade}, like {names}.",
  eraCurve: "Its curve since 1880 runs like that of {names}.",
  eraToday: "Given more in the 2020s than in any decade before.",
  usageNear: "About as common as {names}: {births} babies a year.",
  usageRarer: "Met less often: {births} babies a year, {other} {otherBirths}.",
  usageOther: "Given to {births} babies a year, {other} to {otherBirths}.",
  originSame: "{origin}, like {names}.",
  originKin: "{origin}, close to the {otherOrigin} of {other}.",
  originOther: "{origin}, where {other} is {otherOrigin}.",
  style: "Also {style}, like {names}.",
  rhythm: "{count}, so it stands out when called: {others}.",
  sounds: "Begins with another sound than {names}.",
  apart: "No rhyme with {names}, and no short form in common.",
  pattern: "Syllables {counts}: none is as long as the name next to it.",
  beats: "Strong and weak beats take turns; no two strong ones meet.",
  seams: "Nothing runs together: you hear where {one} ends and {other} begins.",
  initials: "The initials {initials} spell nothing on our list.",
} as const satisfies Readonly<Record<FamilyReasonKind, string>>;
