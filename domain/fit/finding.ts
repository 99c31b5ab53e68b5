/** What a full name is listened to for, in the order in which it is shown. */
export const RULES = [
  "runOn",
  "rhyme",
  "endings",
  "surnameInside",
  "stress",
  "length",
  "alliteration",
  "joined",
  "teasing",
  "shortForms",
  "initials",
  "email",
  "siblingRhyme",
  "siblingSounds",
  "nicknames",
  "era",
  "style",
] as const;
export type RuleId = (typeof RULES)[number];

/** Pass: nothing stands out. Listen: say it aloud and see. Caution: many would stumble or smile. Never a grade of the name. */
export const VERDICTS = ["caution", "listen", "pass"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Why; the words for each are in content/fit/reasons.ts. */
export type Reason =
  | "runOnClear"
  | "runOnSame"
  | "runOnLong"
  | "runOnVowel"
  | "rhymeNone"
  | "rhymeFull"
  | "rhymeMiddle"
  | "endingsDiffer"
  | "endingsSame"
  | "insideNot"
  | "insideSame"
  | "insideStart"
  | "insideSomewhere"
  | "stressFlows"
  | "stressMeets"
  | "stressBeats"
  | "lengthEasy"
  | "lengthShort"
  | "lengthLong"
  | "lengthForms"
  | "startDiffers"
  | "startShared"
  | "startAll"
  | "joinedClear"
  | "joinedPhrase"
  | "joinedFamous"
  | "joinedWord"
  | "teasingNone"
  | "teasingRhyme"
  | "teasingSwap"
  | "shortNone"
  | "shortClear"
  | "shortRhyme"
  | "shortPhrase"
  | "initialsClear"
  | "initialsKnown"
  | "initialsCoarse"
  | "emailClear"
  | "emailCoarse"
  | "siblingsDiffer"
  | "siblingsRhyme"
  | "siblingsClose"
  | "soundsApart"
  | "soundsStart"
  | "soundsCall"
  | "soundsEnd"
  | "nicknamesApart"
  | "nicknamesShared"
  | "nicknamesTaken"
  | "eraTogether"
  | "eraShared"
  | "eraApart"
  | "eraUnknown"
  | "styleNear"
  | "styleNearBeat"
  | "styleApart"
  | "styleUnknown"
  | "styleUnknownBeat";

export type Finding = {
  readonly rule: RuleId;
  readonly verdict: Verdict;
  readonly reason: Reason;
  /** What the words are filled with. */
  readonly facts: Readonly<Record<string, string>>;
  /** Whether it rests on how we guess a name is said. */
  readonly guessed: boolean;
};
