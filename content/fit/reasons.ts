import type { Reason, RuleId, Verdict } from "#domain/fit/finding.ts";

/** What a rule is called, what it checks, and a sentence to say aloud. Nothing in it judges a family's name. */
export const RULE_WORDS = {
  runOn: {
    title: "Running together",
    about:
      "Whether one name ends with the sound the next one starts with, so they blur: Bryant Todd sounds like Bryan Todd.",
    aloud: "Hello, this is {one} {other}.",
  },
  rhyme: {
    title: "Rhyme",
    about: "Whether two of the names rhyme, however they’re spelled: Jane Lane, Claire Blair.",
    aloud: "Has anyone seen {one} {other}?",
  },
  endings: {
    title: "The same ending",
    about: "Whether first name and surname end in the same syllable: Madison Johnson.",
    aloud: "Is there a {one} {other} in this class?",
  },
  surnameInside: {
    title: "One name inside the other",
    about: "Whether the surname contains the first name, as in Steve Stevenson.",
    aloud: "{one} {other} speaking.",
  },
  stress: {
    title: "Stress",
    about: "Whether stressed syllables collide: Michelle Jones, Jack James Stone.",
    aloud: "Please welcome {whole}!",
  },
  length: {
    title: "Length",
    about: "Whether the whole name is very short, very long, or too long for most forms.",
    aloud: "{one} {other}, please come to the front desk.",
  },
  alliteration: {
    title: "First sounds",
    about:
      "Whether the names start with the same sound. Two are a matter of taste; three are a tongue twister.",
    aloud: "Next up: {one} {other}.",
  },
  joined: {
    title: "Said as one",
    about:
      "Whether two names together sound like a phrase, such as Crystal Ball, or make a word where they meet.",
    aloud: "{one} {other}, {one} {other}, {one} {other}.",
  },
  teasing: {
    title: "Teasing",
    about:
      "Rude rhymes with the first name, and what you get when two first sounds are swapped. Most names can be teased.",
    aloud: "Come on, {one}!",
  },
  shortForms: {
    title: "Nicknames",
    about:
      "How the likely nicknames sound with the surname or a middle name: Mitchell Fitch becomes Mitch Fitch.",
    aloud: "That is {form} {other}.",
  },
  initials: {
    title: "Initials",
    about:
      "Initials in every order, as on a bag, a form or a monogram, checked against a list that we reviewed.",
    aloud: "Whose bag is this? It says {initials}",
  },
  email: {
    title: "Email addresses",
    about:
      "The addresses that schools and employers give out: first initial and surname, or first name and last initial.",
    aloud: "You can reach me at {address}, at …",
  },
  siblingRhyme: {
    title: "Rhymes among children",
    about: "Whether siblings’ names rhyme or differ by one sound, so both children answer: Chloe and Zoe.",
    aloud: "{one}, {others}, shoes on!",
  },
  siblingSounds: {
    title: "Shared sounds among children",
    about:
      "Whether names share vowels, which are what you hear across a playground: Emma and Ella. Also shared beginnings and endings.",
    aloud: "{one}! {other}! Supper!",
  },
  nicknames: {
    title: "Nicknames among children",
    about: "Nicknames that two children could share: Ted is short for Theodore and for Edward.",
    aloud: "{form}! No, the other {form}!",
  },
  era: {
    title: "Era among children",
    about: "Whether the children’s names were popular in the same decades, by US birth records.",
    aloud: "These are our children, {one} and {other}.",
  },
  style: {
    title: "Style among children",
    about:
      "Whether one name is a hundred times as common as a sibling’s. A shared rhythm is a plus: Oliver and Eleanor.",
    aloud: "With love from {children}.",
  },
} as const satisfies Readonly<
  Record<RuleId, { readonly title: string; readonly about: string; readonly aloud: string }>
>;

const STYLE_NEAR = "{one} is given to {births} babies a year, {other} to {otherBirths}. Neither stands out.";
const STYLE_UNKNOWN = "We have no figures for {unknown}. It’s too rare, or a rare spelling.";
const SHARED_BEAT = "These share a rhythm: {beats}.";

/** Why a rule says what it says. */
export const REASON_WORDS = {
  runOnClear: "You can hear where one name ends and the next begins.",
  runOnSame: "{one} ends with the sound that {other} starts with. Said quickly, the two blur.",
  runOnLong: "{one} ends with the sound that {other} starts with. A small pause fixes it.",
  runOnVowel: "{one} ends with a vowel and {other} starts with one. They run together unless you pause.",
  rhymeNone: "No two of the names rhyme.",
  rhymeFull: "{one} and {other} rhyme, and people will say them together every day.",
  rhymeMiddle: "{one} and {other} rhyme, but you’ll only hear it when the full name is read out.",
  endingsDiffer: "The first name and the surname end differently.",
  endingsSame: "{one} and {other} end with the same syllable.",
  insideNot: "Neither name contains the other.",
  insideSame: "The first name and the surname are the same.",
  insideStart: "{other} starts with {one}, so the name sounds like an echo.",
  insideSomewhere: "{other} contains {one}.",
  stressFlows: "The stressed syllables are well spaced.",
  stressMeets: "{one} ends on a stressed syllable and {other} starts with one, so the two run together.",
  stressBeats:
    "Each name is a single stressed syllable. It sounds firm; a two-syllable middle name would soften it.",
  lengthEasy: "The first name and the surname have {syllables} syllables: easy to say and write.",
  lengthShort: "{syllables} syllables in all. Short and firm; a longer middle name would balance it.",
  lengthLong:
    "The first name and the surname have {syllables} syllables. People will shorten it. Is there a nickname you like?",
  lengthForms: "{one} has {letters} letters, more than many forms allow.",
  startDiffers: "The names start with different sounds.",
  startShared:
    "{one} and {other} start with the same sound. Many parents like that, and it’s easy to remember.",
  startAll: "All the names start with the same sound. It’s memorable, and a bit of a tongue twister.",
  joinedClear: "Said together, they don’t make a phrase or another word.",
  joinedPhrase:
    "Said together, it sounds like “{phrase}”. Some families enjoy that, but people will comment.",
  joinedFamous: "People will think of the famous {phrase} first.",
  joinedWord: "Where {one} and {other} meet, you can hear or read a rude or grim word.",
  teasingNone: "We found no rude rhyme.",
  teasingRhyme:
    "{one} rhymes with a rude word that children know. Most names can be teased; this one easily.",
  teasingSwap: "Swap the first sounds of {one} and {other} and you get a rude word.",
  shortNone: "We don’t know a common nickname for {one}.",
  shortClear: "{forms}: nothing odd with {other}.",
  shortRhyme: "Shortened to {form}, it rhymes: {form} {other}.",
  shortPhrase: "Shortened to {form}, it sounds like “{phrase}”.",
  initialsClear: "Nothing on our list: {orders}",
  initialsKnown: "{initials} is also {context}.",
  initialsCoarse: "{initials} spells {context}.",
  emailClear: "Nothing odd: {addresses}.",
  emailCoarse:
    "The address “{address}” starts with a rude word. Most schools will give another one if you ask.",
  siblingsDiffer: "{one} is easy to tell from {others}.",
  siblingsRhyme: "{one} and {other} rhyme, so both children will answer.",
  siblingsClose: "{one} and {other} differ by one sound, so both children will answer.",
  soundsApart: "{one} and {other} sound different, even from far away.",
  soundsStart:
    "{one} starts like {other}. Many families like that, but you can’t label things with an initial.",
  soundsCall: "{one} and {other} have the same vowels, and vowels are what you hear across a playground.",
  soundsEnd: "{one} and {other} end with the same syllable.",
  nicknamesApart: "{one} shares no nickname with {other}.",
  nicknamesShared: "{one} and {other} could both be called {form}.",
  nicknamesTaken: "{form} is a nickname for one and the name of the other.",
  eraTogether: "{one} was most popular in the {peak}s, {other} in the {otherPeak}s. Their eras go together.",
  eraShared:
    "{one} was most popular in the {peak}s, {other} in the {otherPeak}s, but their popular years overlap.",
  eraApart:
    "{one} was most popular in the {peak}s, {other} in the {otherPeak}s. Different eras, in case that matters to you.",
  eraUnknown: "It’s too rare for the records to show when it was popular.",
  styleNear: STYLE_NEAR,
  styleNearBeat: `${STYLE_NEAR} ${SHARED_BEAT}`,
  styleApart:
    "{one} is given to {births} babies a year, {other} to {otherBirths}. That’s at least a hundred times as many, in case that matters to you.",
  styleUnknown: STYLE_UNKNOWN,
  styleUnknownBeat: `${STYLE_UNKNOWN} ${SHARED_BEAT}`,
} as const satisfies Readonly<Record<Reason, string>>;

export const VERDICT_WORDS = {
  caution: { one: "Caution", about: "Many people would stumble or smile. You may know better." },
  listen: { one: "Listen", about: "Say it aloud and see if it bothers you." },
  pass: { one: "Pass", about: "Nothing stands out." },
} as const satisfies Readonly<Record<Verdict, { readonly one: string; readonly about: string }>>;
