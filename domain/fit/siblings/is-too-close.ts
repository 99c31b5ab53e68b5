import { isOneApart } from "#domain/fit/rules/is-one-apart.ts";
import type { FamilyProfile } from "./family-profile.ts";

/** Names whose first sounds are the same, so many of them, are two forms of one: Olive and Oliver. */
const SAME_START = 4;

/**
 * Whether two names must not stand in one family: the same name, a rhyme, one sound apart, the same beginning, or a short form
 * that both could go by or that is the other's name.
 */
export function isTooClose(one: FamilyProfile, other: FamilyProfile): boolean {
  return (
    one.name.letters === other.name.letters ||
    (one.rime !== "" && one.rime === other.rime) ||
    isOneApart(one.heard, other.heard) ||
    startAlike(one.heard, other.heard) ||
    shareShortForm(one, other)
  );
}

function startAlike(one: string, other: string): boolean {
  if (one.length < SAME_START || other.length < SAME_START) return false;
  for (let at = 0; at < SAME_START; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) return false;
  return true;
}

function shareShortForm(one: FamilyProfile, other: FamilyProfile): boolean {
  if (one.forms.size === 0 && other.forms.size === 0) return false;
  if (one.forms.has(other.name.letters) || other.forms.has(one.name.letters)) return true;
  if (one.forms.size === 0 || other.forms.size === 0) return false;
  for (const form of one.forms) if (other.forms.has(form)) return true;
  return false;
}
