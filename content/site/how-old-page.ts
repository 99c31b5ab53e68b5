/** What /names/how-old says. Words in braces are figures, filled in by the server. */
export const HOW_OLD_PAGE = {
  lead: "A name often gives away an age. Type one, and see the likely age of people who have it, based on birth records.",
  form: {
    label: "Name",
    hint: "Such as Jennifer, Gary or Emma",
    button: "Show ages",
  },
  answer: {
    more: "Read more about {name}",
    few: "By the records, fewer than 1,000 people named {name} are alive. That’s too few to tell an age.",
    unknown: "“{text}” isn’t in the birth records.",
    perhaps: "Did you mean",
  },
  lists: {
    youngest: { title: "The youngest names", F: "Girls and women", M: "Boys and men" },
    oldest: { title: "The oldest names", F: "Women and girls", M: "Men and boys" },
    rule: "The {listed} names with the {lowest} median age, among names that at least {least} living people of that sex have. If the age is the same, the name that more people have comes first.",
    lowest: "lowest",
    highest: "highest",
    columns: { name: "Name", median: "Median age", half: "Half are", living: "Alive, about" },
    half: "{young} to {old}",
  },
  how: {
    title: "How we work out ages",
    text: [
      "We take the births of each year since {firstYear} and count how many of those born then are still alive, using Social Security’s life tables. Half of the living are younger than the median age, half are older. “Half are 8 to 24” leaves out the youngest quarter and the oldest quarter.",
      "Two generations: some names were common, almost vanished, and came back. Grandparents and children have them, with few in between. Then a median age says little, and the name’s page says that instead.",
      "Births before 1937 are recorded only in part, so the oldest names are likely a little older than we say. People who came to the US later, or changed their name, aren’t counted. The ages are those at the end of {lastYear}.",
    ],
  },
  share: {
    title: "How old is your name?",
    heading: "Send this page to someone",
    text: "The link contains this page and nothing about you.",
  },
} as const;
