/** What is told of a year or a decade above its list. Figures are filled in by the server; each sentence is used where it is true. */
export const SPAN_WORDS = {
  births:
    "The records list {births} {babies} {in} under {names} names, and {percent} of them got one of the ten most popular.",
  leads: {
    since: "{name} is first, as in every year since {since}, with {ahead} more {babies} than {second}.",
    always:
      "{name} is first, as in every year since the records began, with {ahead} more {babies} than {second}.",
    takes: "{name} takes the lead from {before}, with {ahead} more {babies} than {second}.",
    first: "{name} is first, with {ahead} more {babies} than {second}.",
    tie: "{name} and {second} have the same number of {babies}; the alphabet puts {name} first.",
    decadeAll:
      "{name} was first in every year of the decade, with {ahead} more {babies} in all than {second}.",
    decadeSome:
      "{name} was first in {years} of its {count} years, and over the whole decade, with {ahead} more {babies} than {second}.",
    decadeNone:
      "{name} was never first in a single year, but was over the whole decade, with {ahead} more {babies} than {second}.",
  },
  moves: {
    /** {who}: "Kelsey (56) and Ashlee (76)". */
    newcomers: "New in the top 100: {who}.",
    more: "{who} and {count} more",
    none: "No name is new in the top 100.",
    climber: "{name} climbed most, from {from} to {to};",
    climberAlone: "{name} climbed most, from {from} to {to}.",
    faller: "{name} fell most, from {from} to {to}.",
    dropped: "{name} fell most, from {from} to no rank at all.",
    begin: "Our records begin here, so no one knows what was new.",
  },
  in: { year: "in {year}", decade: "in the {year}" },
} as const;
