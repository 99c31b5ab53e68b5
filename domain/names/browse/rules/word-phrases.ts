import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import {
  BLACK_PATTERN,
  COUNTRY_PATTERN,
  ORIGIN_PATTERN,
  originsCalled,
} from "#domain/names/plain/plain-origins.ts";
import { capitals, type Phrase, phrase, type Wish } from "./phrase.ts";

const AND = "(?:\\s*[,/&]\\s*| and | or | )";
const UNISEX = `unisex|gender[ -]neutral|boys?${AND}girls?|girls?${AND}boys?`;

export const GENDER_PHRASES: readonly Phrase<GenderFilter>[] = [
  {
    pattern: phrase(
      `(${UNISEX})|((?:baby )?(?:girls?|girl[’']s|girls[’']|females?))|(?:baby )?(?:boys?|boy[’']s|boys[’']|males?)`,
    ),
    parse([unisex, girls]) {
      if (unisex !== "") return { value: "unisex", label: "Unisex" };
      return girls === "" ? { value: "boy", label: "Boys" } : { value: "girl", label: "Girls" };
    },
  },
];

export const ORIGIN_PHRASES: readonly Phrase<readonly Origin[]>[] = [
  { pattern: phrase(`(${BLACK_PATTERN})`), parse: ([words = ""]) => fromThere(words) },
  {
    pattern: phrase(
      `(${ORIGIN_PATTERN})(?:[ -](?:origins?|heritage|inspired|culture|roots|descent|american|style))?`,
    ),
    parse: ([words = ""]) => fromThere(words),
  },
  {
    pattern: phrase(
      `(?:(?:that |which )?(?:are |is |come |comes )?(?:from|of|in|used in|popular in|common in) )(?:the )?(${COUNTRY_PATTERN})`,
    ),
    parse: ([words = ""]) => fromThere(words),
  },
];

/** "Irish", "Celtic: Irish, Scottish, … or Manx origin". */
function fromThere(words: string): Wish<readonly Origin[]> {
  const value = originsCalled(words);
  const label = capitals(words.toLowerCase());
  const [last = label, ...others] = value.toReversed();
  return {
    value,
    label,
    rule: `${others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`} origin`,
  };
}
