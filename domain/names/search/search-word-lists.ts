import { foldName } from "#domain/names/entry/name.ts";
import { wishWordsOf, wordsOf } from "#domain/names/entry/words-of.ts";

/** Folded words, each with the others of its lists. */
type WordLists = ReadonlyMap<string, readonly string[]>;

/** From lists of words that stand for one another. */
export function wordListsOf(lists: readonly (readonly string[])[]): WordLists {
  const others = new Map<string, string[]>();
  for (const list of lists.map((words) => words.flatMap(wordsOf))) {
    for (const word of list) {
      others.set(word, [...(others.get(word) ?? []), ...list.filter((other) => other !== word)]);
    }
  }
  return others;
}

/** Numbers that stand in every list, smallest first. */
export function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [shortest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
  let common = [...new Set(shortest)];
  for (const list of others) {
    if (common.length === 0) break;
    const held = new Set(list);
    common = common.filter((rank) => held.has(rank));
  }
  return common.toSorted((one, other) => one - other);
}

/** Finds the words of glosses for what people say: "answered prayer" is "God has heard". */
export function createSayings(sayings: Readonly<Record<string, readonly string[]>>) {
  const glosses = new Map(
    Object.entries(sayings).flatMap(([said, found]) =>
      said.split("|").map((each) => [keyOf(wishWordsOf(each)), found] as const),
    ),
  );
  return {
    /** Best first; none for what is no saying, of the words that somebody asks for (wishWordsOf). */
    glossesOf: (wished: readonly string[]): readonly string[] => glosses.get(keyOf(wished)) ?? [],
  };
}

/** Whatever small words stand between: "a gift that is from God". */
function keyOf(wished: readonly string[]): string {
  return wished.join(" ");
}

/** Names that are English words: of those that mean a pearl, Pearl is the first. */
export function wordNamesOf(
  curated: readonly { readonly name: string; readonly origin: string }[],
): ReadonlySet<string> {
  return new Set(curated.flatMap(({ name, origin }) => (origin === "English" ? foldName(name) : [])));
}
