/** Words of the maps: how often a state gives a name, and of the pages of the states. */
export const PLACES = {
  share: {
    map: "Share this map",
    mapText: "The link includes the name and what you chose, and nothing about you.",
    state: "Share this page",
    stateText: "The link contains the state and nothing about you.",
  },
  allAbout: "All about {name}",
  whose: "Whose name",
  how: "How we work this out",
  mapOf: "Map of a name",
  any: "Any",
  every: "Every state",
  girls: "Girls",
  boys: "Boys",
  top100: "Top 100",
  /** In the table of a state. */
  short: { more: "More often", about: "About as often", less: "Less often", few: "Too few to say" },
  legend: {
    more: "more often than in the US",
    about: "about as often",
    less: "less often",
    few: "too few to say",
    unshaded: "DC: many babies born there live in Maryland or Virginia",
  },
  cardRule:
    "Births {years}. Each state’s births are compared with what they would be if it used the name as often as the US does.",
  table: {
    state: "State",
    word: "Compared with the US",
    times: "Times as often",
    oneIn: "1 in …",
    listed: "Listed births",
    inYears: "in {years} of 5 years",
    none: "under 5 a year",
    notCompared: "Not compared",
  },
  page: {
    lead: "See where a name is used more often than in the US as a whole, and where less often.",
    name: "Name",
    years: "Years",
    show: "Show map",
    states: "Names by state",
    statesText: "Top 100, most typical and rising names of each state.",
    unknown: "We have no name “{name}” in the birth records.",
    tooFew: "Too few babies were named {name} in {years} for a map: fewer than {least} {babies} in the US.",
    download: "Download as CSV",
    rule: [
      "The state files of Social Security leave out a name in a year when a state has fewer than 5 babies with it. We fill those years with an estimate, so that all states add up to the US, and we never treat them as zero.",
      "Then we divide a state’s births of the name by what they would be if the state used it as often as the US does. We add 8 babies to both, so that a few births don’t look like a trend.",
      "A state is “more often” only if the whole range that fits the figures in nine out of ten cases is above 1.1, and “less often” only if it is below 0.9. In North and South Dakota, where many babies from nearby states are born, “more often” starts at 1.25.",
      "We show a figure where a state would have at least 10 babies of the name, or lists at least 25. “1 in …” is rounded to two figures and counts listed and estimated births out of all births of that sex in the state.",
      "Names are counted where the baby was born, and all births where the mother lives. For most states the two are within 5%. They aren’t for DC, so DC isn’t shaded.",
      "Before 2003 we have no births by state to compare with, so for the decades from the 1910s to the 2000s we show ranks. The state files end in 2024.",
    ],
    sources:
      "Source: US Social Security Administration. Births by state: National Center for Health Statistics (CDC WONDER).",
  },
  state: {
    title: "Baby names in {state}",
    description:
      "The top 100 girl and boy names in {state}, {years}, the names most typical of the state, and the names that are rising there.",
    lead: "Births {years}. We add five years together because a single year leaves out most names in most states.",
    typical: "Most typical of {state}",
    typicalRule:
      "Names used far more often here than in the US, with at least 25 listed births. Sorted by the low end of the range that fits the figures, so that a lucky few births don’t come out on top.",
    typicalNone:
      "We don’t compare DC with the US, because many babies born in DC live in Maryland or Virginia.",
    typicalFew: "No name is clearly more common here than in the US.",
    rising: "Rising in {state}",
    risingRule:
      "Names with at least 25 listed births in {years} and the largest growth since {before}, with 8 babies added to both. Counts include estimates for years with fewer than 5 births.",
    risen: "{now} babies, up from about {before}",
    risenFromFew: "{now} babies, up from fewer than 5",
    top: "Top 100 {babies}",
    topRule: "By listed births {years}. Names with equal counts share a rank.",
    rank: "Rank",
    name: "Name",
    births: "Births",
    word: "Compared with the US",
  },
} as const;
