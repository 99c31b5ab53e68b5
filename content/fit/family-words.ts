import { RECORDS } from "#content/site/records-edition.ts";
import type { FamilyReasonKind } from "#domain/fit/siblings/family-reason.ts";

/** Why a name is suggested beside brothers and sisters, or for the middle. Each is true of the names it names. */
export const FAMILY_REASON_WORDS = {
  eraPeak: "Most popular in the {decade}, like {names}.",
  eraCurve: `Its popularity since ${RECORDS.firstYear} looks like that of {names}.`,
  eraToday: "More popular in the 2020s than in any earlier decade.",
  usageNear: "About as common as {names}: {births} babies a year.",
  usageRarer: "Less common: {births} babies a year, {other} {otherBirths}.",
  usageOther: "Given to {births} babies a year, {other} to {otherBirths}.",
  originSame: "{origin}, like {names}.",
  originKin: "{origin}, close to the {otherOrigin} of {other}.",
  originOther: "{origin}, where {other} is {otherOrigin}.",
  style: "Also {style}, like {names}.",
  rhythm: "{count}, so it stands out when called: {others}.",
  sounds: "Starts with a different sound than {names}.",
  apart: "No rhyme with {names}, and no shared nickname.",
  pattern: "Syllables {counts}: none is as long as the name next to it.",
  beats: "Stressed and unstressed syllables alternate.",
  seams: "Nothing runs together: you hear where {one} ends and {other} begins.",
  initials: "The initials {initials} spell nothing on our list.",
} as const satisfies Readonly<Record<FamilyReasonKind, string>>;
