import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { ORIGIN_PATTERN, originsCalled } from "#domain/names/plain/plain-origins.ts";
import { capitals, type Phrase, phrase } from "./phrase.ts";

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
  {
    pattern: phrase(`(${ORIGIN_PATTERN})`),
    parse: ([words = ""]) => ({ value: originsCalled(words), label: capitals(words.toLowerCase()) }),
  },
];
