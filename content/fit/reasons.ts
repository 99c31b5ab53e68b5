import type { Reason, RuleId, Verdict } from "#domain/fit/finding.ts";

/** What a rule is called, what it listens for, and a sentence to say aloud. Nothing in it judges a family's name. */
export const RULE_WORDS = {
  runOn: {
    title: "Running together",
    about:
      "Whether one name ends in the sound that the next begins with, so that the border is lost: Bryant Todd is heard as Bryan Todd.",
    aloud: "Hello, this is {one} {other}.",
  },
  rhyme: {
    title: "Rhyme",
    about: "Whether two of the names rhyme by sound, whatever the letters: Jane Lane, Claire Blair.",
    aloud: "Has anyone seen {one} {other}?",
  },
  endings: {
    title: "The same ending",
    about: "Whether first name and surname end in the same syllable: Madison Johnson.",
    aloud: "Is there a {one} {other} in this class?",
  },
  surnameInside: {
    title: "One name inside the other",
    about: "Whether the surname holds the first name, as in Steve Stevenson.",
    aloud: "{one} {other} speaking.",
  },
  stress: {
    title: "Stress",
    about: "Whether strong syllables bump into each other: Michelle Jones, Jack James Stone.",
    aloud: "Please welcome {whole}!",
  },
  length: {
    title: "Length",
    about: "Very short together, very long together, or too long for the boxes of most forms.",
    aloud: "{one} {other}, please come to the front desk.",
  },
  alliteration: {
    title: "First sounds",
    about: "Whether the names begin with one sound. Two are a matter of taste; three are a tongue twister.",
    aloud: "Next up: {one} {other}.",
  },
  joined: {
    title: "Said as one",
    about:
      "Whether two names together are heard as a phrase, as Crystal Ball is, or first name and surname make a word where they meet.",
    aloud: "{one} {other}, {one} {other}, {one} {other}.",
  },
  teasing: {
    title: "School yard",
    about:
      "Coarse rhymes on the first name, and what comes up when two beginnings are swapped. Most names can be teased.",
    aloud: "Come on, {one}!",
  },
  shortForms: {
    title: "Short forms",
    about:
      "What others may make of it, with the surname or a middle name: a Mitchell Fitch becomes Mitch Fitch.",
    aloud: "That is {form} {other}.",
  },
  initials: {
    title: "Initials",
    about:
      "In every order, as on a bag, a form and a monogram, and with each middle name, against a list that we have reviewed.",
    aloud: "Whose bag is this? It says {initials}",
  },
  email: {
    title: "E-mail addresses",
    about:
      "What schools and employers make of a name: first initial and surname, or first name and last initial.",
    aloud: "You can reach me at {address}, at …",
  },
  siblingRhyme: {
    title: "Rhymes among children",
    about: "Brothers and sisters who rhyme, or differ in one sound, answer for each other: Chloe and Zoe.",
    aloud: "{one}, {others}, shoes on!",
  },
  siblingSounds: {
    title: "Shared sounds among children",
    about:
      "What carries across a playground is the vowels: Emma and Ella. Also shared beginnings and endings.",
    aloud: "{one}! {other}! Supper!",
  },
  nicknames: {
    title: "Nicknames among children",
    about: "Short forms that two children could go by: Ted is for Theodore and for Edward.",
    aloud: "{form}! No, the other {form}!",
  },
  era: {
    title: "Era among children",
    about: "Whether the names of the children had their time together, by the US birth records.",
    aloud: "These are our children, {one} and {other}.",
  },
  style: {
    title: "Style among children",
    about:
      "Whether a name stands alone: a hundred times as usual as its brothers’ and sisters’, or as rare. A shared rhythm is a plus: Oliver and Eleanor.",
    aloud: "With love from {children}.",
  },
} as const satisfies Readonly<
  Record<RuleId, { readonly title: string; readonly about: string; readonly aloud: string }>
>;

const STYLE_NEAR =
  "{one} is given to {births} babies a year, {other} to {otherBirths}: neither stands out beside the other.";
const STYLE_UNKNOWN = "We have no figures for {unknown}: rare names and rare spellings are not in our book.";
const SHARED_BEAT = "And these share a rhythm: {beats}.";

/** Why a rule says what it says. */
export const REASON_WORDS = {
  runOnClear: "You can hear where one name ends and the next begins.",
  runOnSame: "{one} ends in the sound that {other} begins with. Said quickly, one of the two is lost.",
  runOnLong: "{one} ends in the sound that {other} begins with. It can be held, so a small pause mends it.",
  runOnVowel: "{one} ends in a vowel and {other} begins with one. They glide together unless you pause.",
  rhymeNone: "No two of the names rhyme.",
  rhymeFull: "{one} and {other} rhyme, and these two are said together every day.",
  rhymeMiddle: "{one} and {other} rhyme. It is heard only when all names are read out.",
  endingsDiffer: "First name and surname end differently.",
  endingsSame: "{one} and {other} end in the same syllable.",
  insideNot: "Neither name holds the other.",
  insideSame: "First name and surname are the same.",
  insideStart: "{other} begins with {one}, so the name sounds like an echo.",
  insideSomewhere: "{one} can be found inside {other}.",
  stressFlows: "Strong and weak syllables leave each other room.",
  stressMeets: "{one} ends on its strong syllable, and {other} begins with one: two beats side by side.",
  stressBeats:
    "Each name is one strong beat. It sounds firm; a middle name of two syllables would let it breathe.",
  lengthEasy: "{syllables} syllables in first name and surname: easy to say and to write.",
  lengthShort: "{syllables} syllables in all. Short and firm; a longer middle name would give it room.",
  lengthLong:
    "{syllables} syllables in first name and surname. People will shorten it: is there a short form you like?",
  lengthForms: "{one} has {letters} letters, more than many forms have boxes for.",
  startDiffers: "The names begin with different sounds.",
  startShared: "{one} and {other} begin with the same sound. Many choose that, and it is easy to remember.",
  startAll: "All the names begin with the same sound: memorable, and a small tongue twister.",
  joinedClear: "No phrase or word comes of saying them as one.",
  joinedPhrase: "Said together, it is heard as “{phrase}”. Some families enjoy that; it will be remarked on.",
  joinedFamous: "Everybody will think of another {phrase} first.",
  joinedWord: "Where {one} and {other} meet, a coarse or grim word can be heard or read.",
  teasingNone: "We found no coarse rhyme.",
  teasingRhyme:
    "{one} rhymes with a coarse word that children know. Most names can be teased; this one easily.",
  teasingSwap: "With the beginnings of {one} and {other} swapped, a coarse word comes up.",
  shortNone: "We know no established short form of {one}.",
  shortClear: "{forms}: nothing odd comes of it with {other}.",
  shortRhyme: "Shortened to {form}, it rhymes: {form} {other}.",
  shortPhrase: "Shortened to {form}, it is heard as “{phrase}”.",
  initialsClear: "Nothing on our list: {orders}",
  initialsKnown: "{initials} is also {context}.",
  initialsCoarse: "{initials} spells {context}.",
  emailClear: "Nothing odd: {addresses}.",
  emailCoarse: "The address “{address}” begins with a coarse word. Most schools give another one when asked.",
  siblingsDiffer: "{one} is easy to tell from {others}.",
  siblingsRhyme: "{one} and {other} rhyme, so both will answer.",
  siblingsClose: "{one} and {other} differ in one sound, so both will answer.",
  soundsApart: "{one} and {other} sound different, also from afar.",
  soundsStart: "{one} begins like {other}. Many families choose that; it makes initials on laundry harder.",
  soundsCall: "{one} and {other} have the same vowels, which is all that carries across a playground.",
  soundsEnd: "{one} and {other} end in the same syllable.",
  nicknamesApart: "{one} shares no short form with {other}.",
  nicknamesShared: "{one} and {other} could both be called {form}.",
  nicknamesTaken: "{form} is a short form of the one and the name of the other.",
  eraTogether: "{one} was given most in the {peak}s, {other} in the {otherPeak}s: their times go together.",
  eraShared:
    "{one} was given most in the {peak}s, {other} in the {otherPeak}s, but they have had years in common, too.",
  eraApart:
    "{one} was given most in the {peak}s, {other} in the {otherPeak}s. Two times, two styles, if you mind.",
  eraUnknown: "Too rare for the records to tell when it had its time.",
  styleNear: STYLE_NEAR,
  styleNearBeat: `${STYLE_NEAR} ${SHARED_BEAT}`,
  styleApart:
    "{one} is given to {births} babies a year, {other} to {otherBirths}. A hundred times as many, or more: two styles, if you mind.",
  styleUnknown: STYLE_UNKNOWN,
  styleUnknownBeat: `${STYLE_UNKNOWN} ${SHARED_BEAT}`,
} as const satisfies Readonly<Record<Reason, string>>;

export const VERDICT_WORDS = {
  caution: { one: "Caution", about: "Many would stumble, or smile. You may know better." },
  listen: { one: "Listen", about: "Say it aloud, and see whether you mind." },
  pass: { one: "Pass", about: "Nothing stands out to us." },
} as const satisfies Readonly<Record<Verdict, { readonly one: string; readonly about: string }>>;
