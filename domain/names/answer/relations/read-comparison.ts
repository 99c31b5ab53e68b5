import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Typed, TypedWords } from "#domain/names/answer/words/typed-words.ts";
import { namesAfter } from "./read-names.ts";
import type { Comparison } from "./relation-kinds.ts";

type ReadComparison = {
  readonly by: Comparison;
  /** Undefined where the text names nothing to compare with. */
  readonly than: readonly FoundName[] | undefined;
  readonly place: Typed;
};

const SOFTLY =
  "(?:but |only |just |yet |though |although |a |an |bit |little |lot |slightly |somewhat |much |way |far |even |something |thats |that is |that are |which is |is |its |it is |are |more of )*";
const USED =
  "(?:popular|common|basic|boring|plain|typical|used|trendy|widespread|overused|mainstream|well known|known|frequent|familiar)";
const ODD = "(?:rare|unusual|uncommon|unique|obscure|unexpected|original|distinctive)";

const WAYS: readonly (readonly [Comparison, string])[] = [
  [
    "rarer",
    `(?:rarer|(?:less|not (?:as|so|quite as|nearly as)|isnt (?:as|so)|arent (?:as|so)) ${USED}|more ${ODD})`,
  ],
  ["commoner", `(?:commoner|more ${USED}|(?:less|not (?:as|so|quite as)) ${ODD})`],
  ["shorter", "(?:shorter|not (?:as|so|quite as) long|less long)"],
  ["asCommon", `(?:(?:just |about |equally )*as|equally) (?:${USED}|${ODD})(?= (?:as|to) )`],
  ["longer", "(?:longer|not (?:as|so|quite as) short|less short)"],
];

const PATTERNS = WAYS.map(([by, source]) => ({
  by,
  pattern: new RegExp(`(?:^|(?<= ))${SOFTLY}${source}(?<than>(?: names?| than| then| as| to)*)(?= |$)`, "d"),
}));

/** Each way has one of these words: most texts are not looked at any further. */
const CUE =
  /(?:^| )(?:rarer|commoner|shorter|longer|less|more|not|isnt|arent|as|just|about|equally|between)(?: |$)/;

/** "Less popular than Oliver"; "but shorter", which is told of names that stand elsewhere in the text. */
export function readComparison(words: TypedWords, text: string, find: FindName): ReadComparison | null {
  if (!CUE.test(words.plain)) return null;
  const between = readBetween(words, find);
  if (between !== null) return between;
  for (const { by, pattern } of PATTERNS) {
    const match = pattern.exec(words.plain);
    if (match === null) continue;
    const end = match.index + match[0].length;
    const isThan = /than|then|as|to/.test(match.groups?.["than"] ?? "");
    const than = isThan ? namesAfter(words, end + 1, text, find) : null;
    if (than !== null) return { by, than: than.names, place: words.typed(match.index, than.to) };
    const alone = end - (match.groups?.["than"]?.length ?? 0);
    return { by, than: undefined, place: words.typed(match.index, alone) };
  }
  return null;
}

const POPULAR_THAN = `${USED} (?:than |then )?`;
/** Two names with a popularity between them. */
const BETWEEN = [
  `(?:less|not (?:as|so)) ${POPULAR_THAN}(?<one>[^ ]+) (?:but|and|yet|though) (?:still )?more ${POPULAR_THAN}(?<other>[^ ]+)`,
  `more ${POPULAR_THAN}(?<one>[^ ]+) (?:but|and|yet|though) (?:still )?(?:less|not (?:as|so)) ${POPULAR_THAN}(?<other>[^ ]+)`,
  "(?:(?:in )?popularity |ranked |ranks? )(?:is |are )?(?:somewhere )?(?:in )?between (?<one>[^ ]+) and (?<other>[^ ]+)",
  "(?:somewhere )?(?:in )?between (?<one>[^ ]+) and (?<other>[^ ]+) (?:in|by) (?:popularity|rank|ranking|use|usage)",
].map((source) => new RegExp(`(?<= |^)(?:that is |thats |that are |is |are )?${source}(?= |$)`, "d"));

function readBetween(words: TypedWords, find: FindName): ReadComparison | null {
  for (const pattern of BETWEEN) {
    const match = pattern.exec(words.plain);
    const than = ["one", "other"].flatMap((group) => {
      const at = match?.indices?.groups?.[group];
      return at === undefined ? [] : (find(words.typed(...at).text, { bare: false, saysName: false }) ?? []);
    });
    if (match === null || than.length < 2) continue;
    return { by: "between", than, place: words.typed(match.index, match.index + match[0].length) };
  }
  return null;
}
