import { wishWordsOf } from "#domain/names/entry/words-of.ts";

/** Finds the words of glosses for what people say: "answered prayer" is "God has heard". */
export function createSayings(sayings: Readonly<Record<string, readonly string[]>>) {
  const glosses = new Map(
    Object.entries(sayings).flatMap(([said, found]) =>
      said.split("|").map((each) => [keyOf(each), found] as const),
    ),
  );
  return {
    /** Best first; none for what is no saying. */
    glossesOf: (text: string): readonly string[] => glosses.get(keyOf(text)) ?? [],
  };
}

/** Whatever small words stand between: "a gift that is from God". */
function keyOf(text: string): string {
  return wishWordsOf(text).join(" ");
}
