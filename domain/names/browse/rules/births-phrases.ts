import { formatCount } from "#domain/locale/numbers.ts";
import { AMOUNT, amountOf, NUMBER } from "./number-words.ts";
import { type Phrase, phrase } from "./phrase.ts";
import type { Span } from "./spans.ts";

type Spans = readonly Span[];

const BABIES = "(?:babies|births|kids|children|newborns|infants|people|times(?! in))";

/** Given to so many in a year, a name has been met here by most who read and say names. */
const MET_HERE = 100;

const EASY =
  "(?:very |really |super |so )?(?:easy|easier|simple|effortless)|(?:not|isn[’']?t|aren[’']?t|never) (?:too |so |very )?(?:hard|difficult|tricky)|(?:no (?:problem|trouble)|familiar)(?= (?:for|to|in))";
const TO_SAY =
  "(?:to|and|or|,)?(?: ?(?:to|and|or|&))? ?(?:say|pronounce|spell|read|write|remember|pronunciation|spelling)(?: (?:and|or|&) (?:to )?(?:say|pronounce|spell|read|write|remember))*";
const FOR_WHOM =
  "(?:for|in|to|by) (?:the |my |our |all |us |both )*(?:americans?|us|everyone|everybody|anyone|people|english(?: speakers?| speaking people)?|non[ -]?\\p{L}+(?: speakers?)?|grandparents|grandma|families|family|sides|teachers|in[ -]?laws|languages|kids|foreigners|toddlers?|relatives)(?: (?:on|of|in) (?:both|either|the|all|my|our)(?: sides?| families| languages)?)?";
const WORKS =
  "(?:works?|working|goes|go|fits?|good|sounds? (?:good|nice|right|the same)|passes|used|common|known)(?: (?:well|good|great|fine|easily))? (?:in|for|across|with|on) (?:both (?:of )?(?:our |the )?(?:languages|cultures|countries|families|sides|heritages|backgrounds)|(?:two|multiple|many|several) (?:languages|cultures|countries))";

const OF_SPELLING =
  /^(?!.*\b(?:say|pronounce|pronunciation|read|remember|for|both)\b).*\b(?:spell|spelling|write)\b/i;

const THEY =
  "(?:(?:my|our|his|her|the|all|most|white|english speaking|american) )*(?:americans?|everyone|everybody|anyone|people|english speakers|teachers?|kids|toddlers?|(?:older |big |little )?(?:brothers?|sisters?)|(?:both )?(?:(?:sets of )?grand(?:parents|mas?|pas?|mothers?|fathers?)|parents|nanas?|grann(?:y|ies)|gramm(?:y|ies))|both (?:sides|families)|famil(?:y|ies)|relatives|in[ -]?laws|coworkers|friends)";

/** So many are still few: names that are rare here are given to hundreds. */
const FEW = 20;
const HARDLY =
  "(?:hardly|barely|scarcely|almost|nearly|next to|practically|virtually|basically|pretty much|close to)";
const SOME = "(?:babies|births|kids|children|newborns|infants|people|parents|families|folks|(girls)|(boys))";
const GIVEN =
  "(?:(?:who|that|ever|even|actually|really|else|have|has|had|been|being|are|were|was|is|got|get|gets|getting|given|gave|give|gives|received|named|called|using|uses?|used|chose|chosen|picked|with|it|them|their|a|bab(?:y|ies)|kids?|child(?:ren)?|daughters?|sons?|this|that|the|name)(?!\\p{L})(?: )?)*";

/** Babies of the last year: "fewer than 100 babies", "given to at least 1,000 babies". */
export const BIRTHS_PHRASES: readonly Phrase<Spans>[] = [
  {
    pattern: phrase(
      `((?:that |which )?(?:(?:(?:is|are|be) )?(?:${EASY})(?: enough)?(?: ${TO_SAY})?(?: ${FOR_WHOM})?(?: ${TO_SAY})?|${WORKS}|can be (?:said|pronounced|read|spelled) (?:in|by) (?:english|americans?|everyone|anyone|both (?:languages|families|sides))|${THEY} can (?:actually |easily |also |still )*(?:say|pronounce|read|spell)))`,
    ),
    // How a name is spelled, no count of babies tells.
    parse: ([said = ""]) =>
      OF_SPELLING.test(said)
        ? null
        : {
            value: [{ from: MET_HERE, to: Infinity }],
            label: "Known here first",
            rule: `Given to ${MET_HERE} US babies or more last year, so people here know it. Others come after them`,
            prefers: true,
          },
  },
  {
    // "Only a handful of babies", "hardly anyone": few, in words.
    pattern: phrase(
      `(?:(?:that|which|with|given|to|used|by|on|for|only|just|like|have|had|has|got) )*(?:(?:a (?:(?:tiny|small|very small|mere|very|precious) )*(?:few|handful of|handful|number of|couple(?: of)?)|(?:very |so |too |precious |extremely )+few|few(?= (?:babies|births|kids|girls|boys)(?!\\p{L}))|${HARDLY} (?:any|no)) ${SOME}|${HARDLY} (?:any|no)[ -]?(?:one|body)|(?:only|just) (?:a )?(?:couple|few|handful|some) (?:of )?dozens?(?: (?:of )?${SOME})?)(?! (?:can|could|know|knows|would|will|like|likes)(?!\\p{L}))(?: ${GIVEN})?(?:(?: )?(?:(?:in )?(?:last|this|each|every|per|a|the last) year|in 20\\d\\d))?`,
    ),
    parse: ([girls = "", boys = ""]) => ({
      value: [{ from: 1, to: FEW }],
      label: `Very few babies (${FEW} at most)`,
      rule: `On record for last year, with ${FEW} babies at most`,
      also: girls + boys === "" ? [] : [["gender", girls === "" ? "boy" : "girl"]],
    }),
  },
  {
    // Without a bound they are children: "names for 2 girls".
    pattern: phrase(
      `(?:(?:with|given|to|used|by|only|on|have|had|for|that|were|are) )*(under|fewer than|less than|below|at most|up to|no more than|over|more than|at least|only(?= .*(?:got|have|had|get|gave|given|received|were)(?!\\p{L}))) (${NUMBER}) (?:baby |newborn )?(?:(girls)|boys)(?: (?:named|were named|got|have|had)(?: it)?)?(?: (?:last|this|a|per|each|every|in) (?:year|20\\d\\d))?`,
    ),
    parse([bound = "", number = "", girls = ""]) {
      const amount = amountOf([bound, number]);
      if (amount === null) return null;
      const gender = girls === "" ? "boy" : "girl";
      const label = birthsLabel(amount);
      return { value: [amount], label, rule: `${label} last year`, also: [["gender", gender]] };
    },
  },
  {
    pattern: phrase(
      `(?:(?:with|given|to|used|by|born|named|only|on|have|had) )*${AMOUNT} ${BABIES}(?: (or (?:more|less|fewer)))?(?: (?:named|were named|got it|given it))?(?: (?:last|this|a|per|each|every|in) (?:year|20\\d\\d))?`,
    ),
    parse([bound = "", first = "", last = "", plus = "", more = "", behind = ""]) {
      const amount = amountOf([bound, first, last, plus, more], behind);
      if (amount === null) return null;
      return { value: [amount], label: birthsLabel(amount), rule: `${birthsLabel(amount)} last year` };
    },
  },
];

function birthsLabel({ from, to }: Span): string {
  if (to === Infinity) return `${formatCount(from)} babies or more`;
  if (from === 0) return `Fewer than ${formatCount(to + 1)} babies`;
  return from === to ? `${formatCount(to)} babies` : `${formatCount(from)} to ${formatCount(to)} babies`;
}
