import type { BrowseShelf } from "./browse-shelf.ts";
import type { RuleTest } from "./fits.ts";
import { RULE_TABLE } from "./name-rules.ts";
import { allNames, type NameSet, noNames, putIn, takeOut } from "./name-set.ts";
import { type NamesText, placesOf, textOfNames } from "./names-text.ts";

type Shelf = Pick<BrowseShelf, "entries">;

/** Sets of the rules that were asked for last: half a kilobyte each. */
const MOST_KEPT = 256;

type Kept = { readonly sets: Map<string, NameSet>; readonly text: NamesText };

const kept = new WeakMap<Shelf["entries"], Kept>();

/**
 * The names that meet a rule which no choice of the shelf tells: letters are looked for in a text of all names, and for the rest
 * the names are looked at one by one. Visitors ask for the same beginnings and spans again and again, so the last sets are kept;
 * nobody may change one.
 * @param values what is asked of the rule, as an address writes it.
 */
export function testedSet({ entries }: Shelf, test: RuleTest, values: readonly string[]): Readonly<NameSet> {
  const { sets, text } = keptOf(entries);
  const key = `${test.rule} ${values.join(" ")}`;
  const known = sets.get(key);
  if (known !== undefined) return known;
  const set = setByLetters(text, test, values) ?? setOneByOne(entries, test);
  const [oldest] = sets.keys();
  if (sets.size >= MOST_KEPT && oldest !== undefined) sets.delete(oldest);
  sets.set(key, set);
  return set;
}

function keptOf(entries: Shelf["entries"]): Kept {
  const known = kept.get(entries);
  if (known !== undefined) return known;
  const made = { sets: new Map<string, NameSet>(), text: textOfNames(entries.map(({ id }) => id)) };
  kept.set(entries, made);
  return made;
}

/** What a rule of letters asks for; undefined for any other rule. */
function setByLetters(text: NamesText, { rule }: RuleTest, parts: readonly string[]): NameSet | undefined {
  const { inText, excludes } = RULE_TABLE[rule];
  if (inText === undefined) return undefined;
  const found = noNames(text.size);
  for (const part of parts) for (const place of placesOf(text, inText(part))) putIn(found, place);
  if (excludes !== true) return found;
  const others = allNames(text.size);
  takeOut(others, found);
  return others;
}

function setOneByOne(entries: Shelf["entries"], { matches }: RuleTest): NameSet {
  const set = noNames(entries.length);
  for (const { traits, place } of entries) if (matches(traits)) putIn(set, place);
  return set;
}
