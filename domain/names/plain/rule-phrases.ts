import type { NameRules, Rule } from "#domain/names/browse/name-rules.ts";
import { BAND_PHRASES } from "#domain/names/browse/rules/band-phrases.ts";
import { BIRTHS_PHRASES } from "#domain/names/browse/rules/births-phrases.ts";
import { COUNT_PHRASES, SHAPE_PHRASES } from "#domain/names/browse/rules/count-phrases.ts";
import { ERA_PHRASES } from "#domain/names/browse/rules/era-phrases.ts";
import { LACKS_PHRASES } from "#domain/names/browse/rules/lacks-phrases.ts";
import {
  CONTAINS_PHRASES,
  ENDS_PHRASES,
  NOT_ENDING_PHRASES,
  STARTS_PHRASES,
} from "#domain/names/browse/rules/letters-phrases.ts";
import { LENGTH_PHRASES, SYLLABLE_PHRASES } from "#domain/names/browse/rules/measure-phrases.ts";
import { PEAK_PHRASES } from "#domain/names/browse/rules/peak-phrases.ts";
import type { Phrase } from "#domain/names/browse/rules/phrase.ts";
import { RANK_PHRASES } from "#domain/names/browse/rules/rank-phrases.ts";
import { PAST_PHRASES, STYLE_PHRASES } from "#domain/names/browse/rules/style-phrases.ts";
import { TREND_PHRASES } from "#domain/names/browse/rules/trend-phrases.ts";
import { THEME_PHRASES } from "#domain/names/browse/rules/theme-phrases.ts";
import { GENDER_PHRASES } from "#domain/names/browse/rules/gender-phrases.ts";
import { ORIGIN_PHRASES } from "#domain/names/browse/rules/word-phrases.ts";

/**
 * How people write each rule in a search, in the order in which it is tried: "greek goddess" is a theme, before "greek" is
 * an origin, and "popular in 1985" an era. What leaves names out is tried last. They are many: a page that only filters does not load them.
 */
export const RULE_PHRASES: { readonly [R in Rule]: readonly Phrase<NameRules[R]>[] } = {
  themes: THEME_PHRASES,
  gender: GENDER_PHRASES,
  origins: ORIGIN_PHRASES,
  peaks: PEAK_PHRASES,
  eras: ERA_PHRASES,
  styles: STYLE_PHRASES,
  trends: TREND_PHRASES,
  pasts: PAST_PHRASES,
  ranks: RANK_PHRASES,
  bands: BAND_PHRASES,
  births: BIRTHS_PHRASES,
  starts: STARTS_PHRASES,
  ends: ENDS_PHRASES,
  contains: CONTAINS_PHRASES,
  shapes: SHAPE_PHRASES,
  letterCounts: COUNT_PHRASES,
  lengths: LENGTH_PHRASES,
  syllables: SYLLABLE_PHRASES,
  notEnding: NOT_ENDING_PHRASES,
  lacks: LACKS_PHRASES,
  // Said by the words of another rule behind one that denies it (denied-phrase.ts).
  excepted: [],
};
