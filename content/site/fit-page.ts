/** The day on which the words or the rules of the page last changed. */
export const FIT_CHANGED = "2026-11-22";

/** What the page of full names says. */
export const FIT_PAGE = {
  crumb: "Full name",
  lead: "First, middle and last together, and beside the names of brothers and sisters. Worked out in your browser: no name that you type is ever sent.",
  noScript:
    "A name that is typed here must not travel, so it is judged in your browser. That needs JavaScript, which is turned off. What the page listens for stands below, with examples: you can try it aloud.",
  form: {
    label: "The name",
    first: "First name",
    middle: "Middle names",
    last: "Surname",
    siblings: "Brothers and sisters",
    optional: "optional",
    siblingsHint: "Put commas between them.",
    show: "Show what is heard",
    kept: "Kept in this browser, and nowhere else, until you clear it.",
    clear: "Clear all four",
    cleared: "Cleared",
    clearedText: "All four fields are empty.",
    replaced: "The link brought another name",
    replacedText: "It stands where yours was.",
    undo: "Undo",
    examples: { first: "Hazel", middle: "June", last: "Whitfield", siblings: "Violet, Henry" },
  },
  empty: "Type a first name and a surname, and what there is to hear appears here.",
  needsMore: "Add a surname, or a brother or sister, and there is more to hear.",
  unreadable: "The rules can read Latin letters only. Please write the name as a passport would.",
  waiting: "The book of sounds is on its way.",
  failed: "The book of sounds could not be fetched. Please try again once there is a network.",
  heard: {
    label: "How we hear it",
    guess: "a guess",
    family: "as you say it",
    differently: "Do you say it differently?",
    sound: "Your surname as it sounds",
    soundHint: "Parts with hyphens between them, the strong one in capitals.",
    soundExample: "WIT-feeld",
    guessed: "By our guess of how it is said.",
    source:
      "As in our collection, or in the CMU Pronouncing Dictionary. “A guess” is our reading of the letters: you know better how your family says it.",
  },
  aloud: "Say:",
  summary: {
    clear: "Nothing to listen to: every rule passes.",
    cautions: { one: "{count} caution", many: "{count} cautions" },
    listens: { one: "{count} to listen to", many: "{count} to listen to" },
    passes: { one: "{count} passes", many: "{count} pass" },
  },
  note: "There is no total. Authors disagree on most of these rules, and families with names that break all of them are happy with them. What counts is how it sounds to you, aloud.",
  era: {
    heading: "When these names were given",
    lead: "Share of births by decade, each name on its own scale. “1 in 300” counts the girls and boys of the last five years on record.",
    figure: "{name}: given most in the {peak}s",
    usage: "1 in {count} babies",
    rare: "fewer than 5 a year",
    unknown: "no figures",
    from: "1880s",
    to: "2020s",
  },
  link: {
    copy: "Copy a link to this name",
    hint: "The names stand behind the # of the link, which browsers do not send to any server. Whoever gets the link can read them.",
    title: "A full name to try",
  },
  rules: {
    heading: "What it listens for",
    lead: "Seventeen rules, each with its own answer: pass, listen or caution.",
  },
  about: {
    heading: "How far to trust it",
    points: [
      "Sounds come first, letters second: Claire Blair rhymes, Henry Perry does not.",
      "Pronunciations are American. Families say their names in their own way, and theirs is the right one.",
      "Where we had to guess how a name is said, no caution is given, only a “listen”.",
      "On 500 ordinary full names, the rules give a caution to fewer than 1 in 50.",
      "A caution is about sounds and letters. It is never a verdict on a name, a family or a language.",
    ],
  },
  share: { heading: "Pass it on", text: "This link carries nothing that you have typed." },
  nameLink: "Try it with your surname",
} as const;
