import type { Origin } from "#domain/names/entry/origin.ts";
import { ORIGIN_PATTERN, originsCalled } from "#domain/names/plain/plain-origins.ts";
import { capitals, type Phrase, phrase } from "./phrase.ts";

export const ORIGIN_PHRASES: readonly Phrase<readonly Origin[]>[] = [
  {
    pattern: phrase(`(${ORIGIN_PATTERN})`),
    parse: ([words = ""]) => ({ value: originsCalled(words), label: capitals(words.toLowerCase()) }),
  },
];
