import type { RuleKey } from "#domain/names/browse/name-rules.ts";

/** What a rule means beyond its name and its values, for the document of the API. Here, since browsers have the rules, too. */
export const RULE_DESCRIPTIONS: Readonly<Partial<Record<RuleKey, string>>> = {
  origin:
    "Language or culture that a name comes from, or in which it is a usual given name: English has James and William",
  theme: "Field that the meaning belongs to",
  era: "Years in which it was among the 200 names most given to girls or to boys: 1980s, 1985, 1946-1964; one such year is enough",
  peak: "Years in which the highest share of its main sex lies: 1970s, 1985, 1946-1964",
  style:
    "By the share of its main sex: vintage was at its height before 1950 and fell out of the top 200 later, classic was in the top 500 in each of the last 100 years, modern had its height since 2000 and was not in the top 1,000 before 1980",
  trend:
    "rising and falling: by more than 8 % a year over five years, to or from 200 births, and a fifth more or less than ten years ago; returning: at its height 50 years ago or more, and half as common again as 25 years ago",
  past: "fresh was not in the top 100 for its sex in any year since 1930; known is the same, and was given to at least 5,000 babies in all",
  rank: "Rank of the last year in its main sex: 1-100, or 1001- for all behind the top 1,000",
  band: "Births of the last year: common is at least 1 in 500, familiar up to 1 in 2,000, uncommon up to 1 in 10,000, rare beyond, unpublished fewer than 5; of a unisex name for the sex that it is given to more often",
  births: "Babies of the last year, both sexes: 0-99, or 1000- for a thousand and more",
  start: "First letters",
  end: "Last letters",
  has: "Letters anywhere in the name",
  not: "Last letters that a name must not have",
  without: "Letters that must not be anywhere in the name",
  shape:
    "double has two equal letters side by side, palindrome reads the same backwards, framed begins and ends with one letter",
  letters: "How many letters: 5, 3-5, or 9- for nine and more",
  length: "Letters: short is up to 4, medium 5 to 7, long 8 and more",
  syllables: "4 is four and more",
  except: "Themes, origins and styles that a name must not have: theme.bible, origin.Irish, style.vintage",
};
