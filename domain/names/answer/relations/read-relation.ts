import { mendedWords } from "#domain/names/answer/words/known-words.ts";
import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import {
  type Typed,
  type TypedWords,
  typedWords,
  withNames,
} from "#domain/names/answer/words/typed-words.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { isOtherScript } from "#domain/names/script/script.ts";
import { ORIGIN_PATTERN, originsCalled } from "#domain/names/plain/plain-origins.ts";
import { readComparison } from "./read-comparison.ts";
import { otherShort } from "./other-short.ts";
import { sexBeside, sexCalled } from "./said-sex.ts";
import { namesAfter, namesBefore, type ReadNames } from "./read-names.ts";
import { MEANT_AS_MIDDLE } from "./heads-beside.ts";
import { besideIn, middleEnd, surnameIn } from "./middle-parts.ts";
import { readDisliked } from "./disliked.ts";
import { readTwoLikers } from "./two-likers.ts";
import { headsOf } from "./heads-of.ts";
import type { Comparison, RelationKind } from "./relation-kinds.ts";

/** Names that are asked for by way of others, as a text says it. */
export type Relation = {
  readonly kind: RelationKind;
  readonly names: readonly FoundName[];
  /** To whom the wanted names are given, where the relation says so: sisters, the feminine form. */
  readonly sex: Gender | null;
  /** Of a name in another language: what was typed, and the origins that it stands for. */
  readonly language: { readonly written: string; readonly origins: readonly Origin[] } | null;
  /** The surname that stands behind the first name of a middle name. */
  readonly surname: string | null;
  /** Of a middle name: the one that stands behind the first already, or a second first name. */
  readonly beside: FoundName | null;
  /** The words that say so, plain. */
  readonly said: string;
  readonly place: Typed;
};

/** What a text asks for by way of a name. */
export type RelationWish = {
  readonly relation: Relation | null;
  /** "But rarer"; "less popular than Oliver". */
  readonly comparison: {
    readonly by: Comparison;
    readonly than: readonly FoundName[];
    readonly place: Typed;
  } | null;
  /** The text with "names" in the places of what was read, each character where it was. */
  readonly rest: string;
};

/** Reads a text; null when it asks for nothing by way of a name that we know. */
export function readRelation(text: string, find: FindName, only?: RelationKind): RelationWish | null {
  const words = typedWords(text);
  if (words === null) return null;
  if (only !== undefined) {
    const relation = relationIn(words, text, find, only);
    return relation && { relation, comparison: null, rest: withNames(text, relation.place) };
  }
  const read = readWords(words, text, find);
  if (read !== null) return read;
  const mended = mendedWords(words);
  return mended === null ? null : readWords(mended, text, find);
}

/** What plain words understand by themselves: domain/names/plain. */
const PLAIN_LIKING = /^(?:that are |are |is )?(?:like|similar to|in the style of)$/;

const MEANT = /\b(?:mean|means|meaning|meant|inspired|themed|about)\b/;

const SHORT_KINDS: ReadonlySet<RelationKind> = new Set(["nicknames", "full", "shortFor"]);

/** Nothing but a name has siblings, a nickname or a middle name. */
const OF_NAMES_ALONE: ReadonlySet<string> = new Set(["siblings", "nicknames", "middles", "firsts"]);

const EACH_LANGUAGE = new RegExp(`\\b(?:${ORIGIN_PATTERN})\\b`, "g");
const ALIKE = { kind: "like", sex: null, language: null, surname: null, beside: null } as const;

function readWords(words: TypedWords, text: string, find: FindName): RelationWish | null {
  const both = readTwoLikers(words, text, find) ?? readDisliked(words, text, find);
  if (both !== null) {
    const relation: Relation = { ...ALIKE, ...both };
    return { relation, comparison: null, rest: withNames(text, both.place) };
  }
  const compared = readComparison(words, text, find);
  const relation =
    compared?.than === undefined ? relationIn(words, text, find) : likeThoseCompared(words, compared.than);
  if (relation === null && compared?.than === undefined) return null;
  const isPlain = relation?.kind === "like" && compared === null && PLAIN_LIKING.test(relation.said);
  if (isPlain && !isOtherScript(text)) return null;
  const comparison =
    compared === null
      ? null
      : { by: compared.by, than: compared.than ?? relation?.names ?? [], place: compared.place };
  const places = [relation?.place, comparison?.place].filter((place) => place !== undefined);
  return { relation, comparison, rest: places.reduce(withNames, text) };
}

/** "Less popular than Olivia but like it", "similar but rarer than Ella", "along the same lines". */
const LIKE_IT =
  /(?<= |^)(?:similar|alike|comparable|close)(?: (?:names?|in (?:style|sound|feel|spirit)|sounding|style|feel|vibes?))*(?= (?:but|and|yet|just|only|though|rarer|less|more|not) )|(?:(?:but|and|yet|still|though|just|only) )+(?:similar|alike|comparable|close|related|akin)(?: (?:enough|though|too|still|in (?:style|sound|feel|spirit)|sounding|style|feel|vibes?))*(?= |$)|(?:(?:but|and|yet|still|that is|that are|in|along|something|with) )*(?:(?:along|in|on) )?(?:the same|those|similar|that|a similar) (?:lines|vein|spirit|family|league)(?= |$)|(?<= |^)(?:similar|alike)$|(?<= |^)(?:(?:but|and|yet|still|thats|a bit|kind of|kinda|also) )*(?:like|similar to|close to|(?:the )?same (?:style|vibe|feel|sound) as) (?:it|her|him|that|this|them|those)(?= |$)|(?:(?:but|with|in) )?(?:the |a )?(?:same|similar) (?:style|vibes?|feel|energy|type|sound)$/;

function likeThoseCompared(words: TypedWords, names: readonly FoundName[]): Relation | null {
  const match = LIKE_IT.exec(words.plain);
  if (match === null) return null;
  const place = words.typed(match.index, match.index + match[0].length);
  return { ...ALIKE, names, said: match[0], place };
}

function relationIn(words: TypedWords, text: string, find: FindName, only?: RelationKind): Relation | null {
  for (const { kind, pattern, behind } of headsOf(words.plain)) {
    if (only !== undefined && kind !== only) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(words.plain); match !== null; match = pattern.exec(words.plain)) {
      if (match[0] === "") pattern.lastIndex += 1;
      const [from, to] = [match.index, match.index + match[0].length];
      // "Names meaning bear for a boy": what stands there is a meaning, and no name.
      if ((kind === "counterpart" || kind === "language") && behind && MEANT.test(words.plain.slice(0, from)))
        continue;
      const findHere: FindName = OF_NAMES_ALONE.has(kind)
        ? (typed, how) => find(typed, { ...how, mustBeName: true })
        : find;
      const found = behind
        ? namesBefore(words, from - 1, text, findHere)
        : namesAfter(words, to + 1, text, findHere);
      if (found === null || (kind === "middles" && MEANT_AS_MIDDLE.test(words.plain))) continue;
      const last = endOfWish(kind, words, found, find);
      const span = [leadFrom(words, Math.min(from, found.from)), Math.max(to, last)] as const;
      const place = words.typed(...span);
      const language = match.groups?.["origin"];
      // "A middle name between Rose and Miller".
      const isBetween = kind === "middles" && match[0].endsWith("between");
      if (kind === "language" && language === undefined) continue;
      const other = SHORT_KINDS.has(kind) ? otherShort(words, found.names, find) : null;
      return {
        kind: other === null ? kind : "shortFor",
        names: other ?? (isBetween ? found.names.slice(0, 1) : found.names),
        sex: sexCalled(match.groups?.["sex"], found.names) ?? sexBeside(kind, words.plain, span),
        language: language === undefined ? null : { written: language, origins: originsOf(language) },
        beside: kind === "middles" ? besideIn(words, found, find) : null,
        surname: isBetween ? (found.names[1]?.summary.name ?? null) : surnameIn(kind, match[0]),
        said: match[0].trim(),
        place,
      };
    }
  }
  return null;
}

/** "French, Spanish and Italian". */
function originsOf(languages: string): readonly Origin[] {
  const all = originsCalled(languages);
  if (all.length > 0) return all;
  return [...languages.matchAll(EACH_LANGUAGE)].flatMap(([word]) => originsCalled(word));
}

/** Words that lead into such a wish and are none themselves: "whats a good", "with the". */
const LEADS: ReadonlySet<string> = new Set(
  "a an the some any w with that which whats what is are of for to my our good great nice best perfect little big older younger new baby twin".split(
    " ",
  ),
);

function leadFrom({ words }: TypedWords, from: number): number {
  const before = words.filter(({ at }) => at < from).toReversed();
  const first = before.findIndex(({ word }) => !LEADS.has(word));
  const leads = first === -1 ? before : before.slice(0, first);
  return leads.at(-1)?.at ?? from;
}

/** "Margaret but more modern": its forms are that. */
const MADE_NEW =
  /^ (?:(?:but|and|just|(?:as )?(?:a |the |her |his )?(?:first|middle) names?|any (?:way|ways|idea|ideas)|how (?:to|can|do|could)|is there|ways?|can|could|to|(?:make|making|turn|update|updating)(?: (?:it|that|this|the name))?(?: sound| feel| into)?|only|we|i|you|want|would|id|like|love|need|prefer|something|a name) )*(?:(?:a bit|a little|slightly|much|more) )*(?:modern|modernized|updated|current|contemporary|fresher|newer|younger|cooler)(?= |$)/;

/** "His name was Robert, I want to honor him". */
const TO_HONOR =
  /^ (?:(?:and|so|but|we|i|id|would|want|wanted|love|like|hoping|trying|to|need|a|some|way|ways|names?|something|that|will|can|could) )*(?:honou?rs?|honou?ring|remember|pay tribute to|name .{1,24} after|use .{1,24} to honou?r)(?: (?:him|her|them|it|his memory|her memory))?(?= |$)/;

/** "Nickname Bea full name", "call her Ellie for short". */
const BEHIND_SHORT = /^ (?:full (?:name|form)s?$|(?:for short|as (?:a |the |her |his )?nick ?name)(?= |$))/;

/** "Eleanor Jane, we call her Nora": what else a child that is there is called. */
const ALSO_CALLED =
  /^(?: [^ ]+)? (?:(?:and|but|who|so) )?(?:we|i|everyone|everybody|she|he|who)(?: (?:all|mostly|usually|just|always))*(?: (?:calls?)(?: (?:her|him))?| (?:goes|go|is going) by) [^ ]+/;

function endOfWish(kind: RelationKind, words: TypedWords, found: ReadNames, find: FindName): number {
  const { to } = found;
  if (kind === "middles") return middleEnd(words, found, find);
  if (kind === "honoring") {
    const behind = words.plain.slice(to);
    return to + ((MADE_NEW.exec(behind) ?? TO_HONOR.exec(behind))?.[0].length ?? 0);
  }
  if (kind === "siblings") return to + (ALSO_CALLED.exec(words.plain.slice(to))?.[0].length ?? 0);
  return SHORT_KINDS.has(kind) ? to + (BEHIND_SHORT.exec(words.plain.slice(to))?.[0].length ?? 0) : to;
}
