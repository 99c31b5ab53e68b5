import { setAndTests } from "#domain/names/browse/browse.ts";
import type { BrowseEntry, BrowseShelf } from "#domain/names/browse/browse-shelf.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { figuresAsAsked } from "#domain/names/browse/figures-of.ts";
import { testsOf } from "#domain/names/browse/fits.ts";
import { isIn } from "#domain/names/browse/name-set.ts";
import { type NameRules, RULE_TABLE } from "#domain/names/browse/name-rules.ts";
import { bandOf, type NameTraits, traitsOf } from "#domain/names/entry/name-traits.ts";
import { oftenestOneIn } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { recordedSexOfUse } from "#domain/names/records/sex-of-use.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";

/** Makes a test of names out of rules. */
export type FitsOf = (rules: readonly NameRules[]) => (id: NameId) => boolean;

/**
 * Tells which of all names fit all of some rules. Curated names are looked up on the shelf of the browse page; of the
 * others, records know the sex of use and the band, and spelling the rest.
 */
export function createFits(records: BirthRecords, shelf: () => BrowseShelf): FitsOf {
  let curated: ReadonlyMap<NameId, BrowseEntry> | undefined;

  return (rules) => {
    const known = (curated ??= new Map(shelf().entries.map((entry) => [entry.id, entry])));
    const { set, open } = setAndTests(shelf(), rules);
    const tests = rules.flatMap(testsOf);
    const needsEntry = tests.some(({ rule }) => RULE_TABLE[rule].needsEntry);
    // Of a record its letters are at hand; all else is looked up.
    const ofLetters = tests.filter(({ rule }) => RULE_TABLE[rule].wish === "pattern");
    const others = tests.filter((test) => !ofLetters.includes(test));
    return (id) => {
      const entry = known.get(id);
      if (entry !== undefined)
        return isIn(set, entry.place) && open.every(({ matches }) => matches(entry.traits));
      if (needsEntry || !ofLetters.every(({ matches }) => matches(spelledTraits(id)))) return false;
      if (others.length === 0) return true;
      const traits = recordedTraits(records, id);
      return others.every(({ matches }) => matches(traits));
    };
  };
}

function spelledTraits(id: NameId): NameTraits {
  return traitsOf({ id, gender: "unisex", oneIn: null }, undefined, []);
}

/** What takes a look into the records is looked up when a rule asks for it. */
function recordedTraits(records: BirthRecords, id: NameId): NameTraits {
  const gender = () => recordedSexOfUse(records, recordOf(records, id));
  return {
    ...spelledTraits(id),
    get gender() {
      return gender();
    },
    get band() {
      return bandOf(oftenestOneIn(records, recordOf(records, id), gender()));
    },
    get figures() {
      return figuresAsAsked(records, recordOf(records, id), gender());
    },
  };
}
