import { LIKES } from "#domain/names/answer/relations/two-likers.ts";
import { typedWords } from "#domain/names/answer/words/typed-words.ts";
import { joinRules } from "#domain/names/browse/name-rules.ts";
import { readWishes } from "#domain/names/plain/read-wishes.ts";
import { WHO } from "#domain/names/plain/who-likes.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { NOTHING, type Reading } from "#domain/names/plain/reading.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";

const OWN = "(?:mine|his|hers|my (?:taste|style)|his (?:taste|style)|her (?:taste|style))";
const LEANS =
  "(?: (?:is|am|are|m|s|im|hes|shes))?(?: (?:really|very|kinda|more|all|just|so|a big|a|always|usually))*(?: (?:into|about|leans?|leaning|tends?|fan of|is|of an?|goes for|team|type))(?: (?:towards?|more|for|to|really|very))*";
const HOLDER = new RegExp(
  `(?<= |^)(?:(?<who>${WHO}|im|hes|shes)(?:${LIKES}|${LEANS})|(?<own>${OWN})(?: (?:is|are|leans?|runs?|more|very))+)(?= )`,
  "g",
);
/** Most texts hold no two of these words, and are looked at no further. */
const SOME_HOLDING =
  /(?:^| )(?:lik|lov|want|prefer|ador|into|lean|about|fan|team|style|taste|mine|his|hers).* (?:lik|lov|want|prefer|ador|into|lean|about|fan|team|style|taste|mine|his|hers|is)/;
const JOINING = /(?: (?:and|but|while|whereas|though|yet|however|n))+$/;
const NAMES = /\b(?:names?|baby|girls?|boys?)$/;
/** Kinds of wishes that are somebody's taste. */
const TASTES: ReadonlySet<string> = new Set([
  "style",
  "era",
  "popularity",
  "theme",
  "origin",
  "pattern",
  "meaning",
]);

/** What two people like, which is not the same: a reading for each of them, and all that was understood. */
type TwoTastes = {
  readonly each: readonly Reading[];
  readonly asks: Reading;
  /** Both at once, where they are of other kinds ("she wants Irish, I want rare"): null where one would rule out the other. */
  readonly both: Reading | null;
};

/**
 * "I like vintage, he likes modern": hardly any name is both, so there are names for the one and for the other. A sex that is
 * said anywhere is meant for both. Null where not two people are spoken of, or none of their tastes is understood.
 */
export function readTwoTastes(text: string, vocabulary: Vocabulary): TwoTastes | null {
  const words = typedWords(text);
  if (words === null || !SOME_HOLDING.test(words.plain)) return null;
  const [one, other] = words.plain.matchAll(HOLDER);
  if (one === undefined || other === undefined) return null;
  if ((one.groups?.["who"] ?? one.groups?.["own"]) === (other.groups?.["who"] ?? other.groups?.["own"]))
    return null;
  const before = words.plain.slice(0, one.index);
  const sides = [
    [one.index + one[0].length, other.index],
    [other.index + other[0].length, words.plain.length],
  ] as const;
  const read = sides.map(([from, to]) => {
    const said = words.plain.slice(from, to).replace(JOINING, "").trim();
    const asked = NAMES.test(said) ? said : `${said} names`;
    const { from: start, to: end } = words.typed(from + 1, from + 1 + said.length);
    return { said, asks: readWishes(asked, vocabulary), start, end };
  });
  if (read.some(({ said }) => said === "")) return null;
  const tastes = read.filter(
    ({ asks }) => asks.rest === "" && asks.chips.some(({ kind }) => TASTES.has(kind)),
  );
  if (tastes.length === 0) return null;
  const ofSex = [before, ...read.map(({ said }) => said)]
    .map((part) => readWishes(`${part} names`, vocabulary))
    .find(({ rules }) => rules.gender !== "all");
  const each = tastes.map(({ asks }) => ({
    ...asks,
    rules: ofSex === undefined ? asks.rules : joinRules(asks.rules, { gender: ofSex.rules.gender }),
  }));
  const chips = tastes.flatMap(({ asks, start, end }, place) =>
    asks.chips
      .filter(({ kind }) => kind !== "sex")
      .map((chip) => ({
        ...chip,
        label: place === 0 ? chip.label : orCalled(chip),
        from: start,
        to: end,
        leaves: `${read.find((side) => side.asks !== asks)?.said ?? ""} names`,
      })),
  );
  const sex = ofSex?.chips
    .filter(({ kind }) => kind === "sex")
    .map((chip) => ({ ...chip, from: 0, to: 0, leaves: text }));
  return {
    each,
    both: bothOf(each, chips, sex ?? []),
    asks: {
      ...NOTHING,
      chips: [...chips, ...(sex ?? [])],
      notUnderstood: read.flatMap(({ asks, said }) =>
        tastes.some((taste) => taste.asks === asks) ? asks.notUnderstood : said.split(" ").slice(-1),
      ),
      isNothing: false,
    },
  };
}

/** Of two tastes of other kinds a name may be both. A kind that both name is rather a choice: vintage or modern. */
function bothOf(each: readonly Reading[], chips: readonly Chip[], sex: readonly Chip[]): Reading | null {
  const [one, other] = each;
  if (one === undefined || other === undefined) return null;
  const kinds = (read: Reading) => read.chips.map(({ kind }) => kind).filter((kind) => kind !== "sex");
  if (kinds(one).some((kind) => kinds(other).includes(kind)) || (one.means !== null && other.means !== null))
    return null;
  const told = chips.map((chip) => ({
    ...chip,
    label: chip.label.replace(/^Or (.)/, (_, letter: string) => letter.toUpperCase()),
  }));
  return {
    ...one,
    chips: [...told, ...sex],
    rules: joinRules(one.rules, other.rules),
    asWell: [...one.asWell, ...other.asWell],
    denied: [...one.denied, ...other.denied],
    means: one.means ?? other.means,
    notUnderstood: [...one.notUnderstood, ...other.notUnderstood],
    otherwise: null,
  };
}

/** "Or modern", "Or French": an origin keeps its capital. */
function orCalled({ kind, label }: Chip): string {
  return `Or ${kind === "origin" ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`}`;
}
