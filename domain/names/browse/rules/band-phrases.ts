import { formatCount } from "#domain/locale/numbers.ts";
import { BAND_UP_TO, type Band } from "#domain/names/entry/trait-values.ts";
import { PAST } from "#domain/names/browse/figure-rules.ts";
import { NOT, type Phrase, phrase, type Wish } from "./phrase.ts";

const { common, familiar } = BAND_UP_TO;

/** What is rare today may be worn out (Norman, Elmer): that is not what is wanted. */
const NOT_WORN_OUT = [["past", "fresh"]] as const;
const NEVER_COMMON = `and not in the top ${PAST.rank} in any year since ${PAST.since}`;
const BEYOND = `rarer than 1 in ${formatCount(familiar)}`;
const RARER = `Rarer than 1 in ${formatCount(familiar)} today, ${NEVER_COMMON}`;
const UNUSUAL = ["uncommon", "rare", "unpublished"] as const;

/** Bands by the words for them, and by those words after "not". */
const BANDS_CALLED: Readonly<Record<string, Wish<readonly Band[]>>> = {
  familiar: {
    value: ["familiar"],
    label: `Familiar (1 in ${formatCount(common)} to ${formatCount(familiar)})`,
  },
  uncommon: { value: UNUSUAL, label: `Uncommon (${BEYOND})`, rule: RARER, also: NOT_WORN_OUT },
  unusual: { value: UNUSUAL, label: `Unusual (${BEYOND})`, rule: RARER, also: NOT_WORN_OUT },
  rare: { value: UNUSUAL, label: `Rare (${BEYOND})`, rule: RARER, also: NOT_WORN_OUT },
  "not rare": { value: ["common", "familiar", "uncommon"], label: "Not rare" },
  "not unusual": { value: ["common", "familiar"], label: "Not unusual" },
};

const RARE =
  "rarer?|rarest|uniquer?|uniquest|one of a kind|scarce|obscure|unheard of|rarely (?:used|heard|given)|hardly (?:used|heard)|seldom (?:used|heard)|(?:that |which )?(?:nobody|no[ -]?one)(?: else)?(?: (?:in|at) (?:(?:the|her|his|their|my|our)(?: \\w+)? )?(?:class|classroom|school|daycare|grade|kindergarten|town|family))?(?: (?:will|would|is going to|else|ever|really))* (?:has|have|uses|used|use|is using|are using|is giving|share|shares|hears|got|gave|picked)(?! any(?: )?more)(?: (?:in|last|this) (?:20\\d\\d|year))?|(?:that |which )?not (?:too |so |very )?many (?:people|kids|parents|babies|others)(?: (?:else|really|will|would|actually))* (?:have|has|know|uses?|picks?|chooses?|gives?)|least (?:popular|common|used)|distinctive|exotic|(?:that |which )?(?:you|u|we|i|people) (?:don[’']?t|never|rarely|hardly|seldom)(?: ever)? hear(?: (?:often|much|a lot|anymore|every ?day|everywhere))?";
const UNUSUAL_WORDS =
  "(?:more )?unusual|less (?:common|popular|used)|(?<!spel(?:led|t) |letters? (?:is|are) )different(?! letters?| spellings?)|uncommonly used|off the beaten (?:path|track)";

export const BAND_PHRASES: readonly Phrase<readonly Band[]>[] = [
  {
    pattern: phrase(
      `(?:(?:very|really|super|extremely|incredibly|insanely|ultra|quite|pretty|fairly|more|truly|so) )?(?:(familiar)|(uncommon)|(${UNUSUAL_WORDS})|${RARE})`,
    ),
    parse([isFamiliar, isUncommon, isUnusual]) {
      const word = isFamiliar ? "familiar" : isUncommon ? "uncommon" : isUnusual ? "unusual" : "rare";
      const wish = BANDS_CALLED[word];
      return wish === undefined ? null : { ...wish, weak: true };
    },
  },
  {
    pattern: phrase(
      `${NOT} (?:too |very |so |overly |super |that )?(?:(rare)|unusual|uncommon|unique|obscure)`,
    ),
    parse: ([rare]) => BANDS_CALLED[rare ? "not rare" : "not unusual"] ?? null,
  },
];
