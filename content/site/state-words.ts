/** Sentences about a name in a state. */
export const STATE_WORDS = {
  yours: "Your state",
  any: "Choose your state",
  /** Behind the name of the state, then the figures where there are any. */
  words: {
    more: "more often than in the US",
    about: "about as often as in the US",
    less: "less often than in the US",
    few: "too few births to say",
  },
  times: "{times} times as often",
  least: "less than 0.1 times as often",
  there: "1 in {n} {babies} there, 1 in {us} in the US, {years}.",
  usOnly: "1 in {us} {babies} in the US, {years}.",
  dc: "District of Columbia: {count}, {years}. We don’t compare it, because many babies born in DC live in Maryland or Virginia.",
  dcCount: "{listed} {babies} listed",
  dcNone: "fewer than 5 {babies} a year, or none",
  dcOld:
    "District of Columbia: we don’t compare it, because many babies born in DC live in Maryland or Virginia.",
} as const;
