import { type RuleTest, testsOf } from "#domain/names/browse/fits.ts";
import { type NameRules, RULE_TABLE, rulesSet } from "#domain/names/browse/name-rules.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { type NameTraits, traitsOf } from "#domain/names/entry/name-traits.ts";
import { once } from "#domain/once.ts";

/** Names that have no entry, at most: each of them is looked at for each search, and what is rarer is hardly met. */
export const RECORDED = 20_000;
/** What is looked up in the records takes a thousand times as long as letters: of so many names at most. */
const LOOKED_UP = 200;

/**
 * Makes what goes on behind names of the collection with names on record, the most given first: where letters are asked for,
 * and nothing that only entries can tell.
 */
export function createRecordedNames(mostGiven: () => readonly NameId[]) {
  const all = once(() =>
    mostGiven().map((id): NameTraits => traitsOf({ id, gender: "unisex", oneIn: null }, undefined, [])),
  );
  const byFirst = once(() => Map.groupBy(all(), ({ id }) => id.slice(0, 1)));
  const byLast = once(() => Map.groupBy(all(), ({ id }) => id.slice(-1)));
  /** Those among which all that fit stand: with one first letter, or one last, a twentieth of them. */
  const among = (asked: readonly NameRules[]): readonly NameTraits[] => {
    const first = oneLetter(asked.flatMap(({ starts }) => starts.map((start) => start.slice(0, 1))));
    const last = oneLetter(asked.flatMap(({ ends }) => ends.map((end) => end.slice(-1))));
    if (first !== null) return byFirst().get(first) ?? [];
    return last === null ? all() : (byLast().get(last) ?? []);
  };
  return (
    asked: readonly NameRules[],
    /** Makes the test of a name; seldom needed. */
    fitting: () => (id: NameId) => boolean,
    limit: number,
  ): readonly NameId[] => {
    if (limit < 1) return [];
    const tests = asked.flatMap(testsOf);
    const ofLetters = tests.filter(isOfLetters);
    if (ofLetters.length === 0 || needEntries(asked)) return [];
    const fits = fitting();
    const found: NameId[] = [];
    let lookedUp = 0;
    for (const traits of among(asked)) {
      if (!ofLetters.every(({ matches }) => matches(traits))) continue;
      if (fits(traits.id)) found.push(traits.id);
      lookedUp += 1;
      if (found.length === limit || lookedUp === LOOKED_UP) break;
    }
    return found;
  };
}

/** The letter that all of some are; null where there are none, or several. */
function oneLetter([first, ...others]: readonly string[]): string | null {
  return first === undefined || first === "" || others.some((letter) => letter !== first) ? null : first;
}

function isOfLetters({ rule }: RuleTest): boolean {
  return RULE_TABLE[rule].wish === "pattern";
}

/** Whether only entries can tell what is asked for, or what must not be. */
function needEntries(asked: readonly NameRules[]): boolean {
  return asked.some((rules) =>
    rulesSet(rules).some((rule) => RULE_TABLE[rule].needsEntry === true || rule === "excepted"),
  );
}
