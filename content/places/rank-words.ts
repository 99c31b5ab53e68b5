/** Words of ranks by state, for the decades before there are maps. */
export const STATE_RANKS = {
  /** Of the choice of decades, on the map of a name. */
  choice: "Ranks by decade",
  legend: {
    first: "No. 1",
    ten: "No. 2–10",
    fifty: "No. 11–50",
    hundred: "No. 51–100",
    none: "not in the top 100",
  },
  /** Why there is no quotient. */
  why: "For these years we can only show ranks. We have no births by state before 2003, so we can’t say where a name was used more often than in the US.",
  rule: "Ranks count the births that a state lists in the ten years. A state leaves out a name in a year with fewer than 5 babies, so a name needs at least 50 listed births to get a rank here. Equal counts share a rank.",
  unranked: "{name} was not in the top 100 for {babies} of any state in {years}.",
  first: "No. 1 in {states}",
  ten: "in the top 10 in {states}",
  hundred: "in the top 100 in {states}",
  asked: "{state}: No. {rank} for {babies}, {years}. {births} listed births.",
  askedNone: "{state}: not in the top 100 for {babies}, {years}.",
  table: { rank: "Rank", births: "Listed births", none: "Not in the top 100" },
  state: {
    heading: "Top ten by decade",
    choose: "Choose a decade.",
    of: "The top ten of the {decade}",
    none: "Too few names had 50 listed births here in these years.",
    download: "Top 100 of the {decade} as CSV",
    births: "{births} births",
  },
} as const;
