import { type FindName, isNoName } from "#domain/names/answer/words/find-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { originsCalled } from "#domain/names/plain/plain-origins.ts";
import { lettersOf } from "#domain/names/search/search-table.ts";
import { distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";
import type { DeviceHit, DeviceName } from "./device-name.ts";

/** Shorter texts are too little to be a slip of one name. */
const SHORTEST_SLIP = 4;

/** Finds a name that somebody wrote among those of a copy; by a slip of one letter only where few words leave no doubt that a name is meant. */
export function createDeviceFindName(
  names: readonly DeviceName[],
  inScript: (text: string) => readonly DeviceHit[],
): FindName {
  const byId = new Map<NameId, DeviceName>(names.map((name) => [name.traits.id, name]));

  return (typed, { bare }) => {
    const id = foldName(typed);
    if (id === "") {
      const [hit] = inScript(typed);
      return hit === undefined ? null : { ...hit, instead: null };
    }
    if (typed.toLowerCase().split(/\s+/).some(isNoName)) return null;
    if (bare && originsCalled(typed).length > 0) return null;
    const name = byId.get(id) ?? byId.get(id.replace(/s$/, ""));
    if (name !== undefined) return { summary: name.summary, instead: null, why: { kind: "exact" } };
    if (bare || id.length < SHORTEST_SLIP || id.length > LONGEST_TYPO) return null;
    const distance = distanceFrom(lettersOf(id));
    const near = names.find(({ traits }) => {
      const letters = lettersOf(traits.id);
      return distance(letters, 0, letters.length) === 1;
    });
    return near === undefined
      ? null
      : { summary: near.summary, instead: typed, why: { kind: "typo", letters: 1 } };
  };
}
