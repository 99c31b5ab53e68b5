// Of who does not want to live, or cannot go on: whatever else is said (a loss, a birth, a partner), the lifeline for these
// words comes before the number for that. To be read in a text as careText gives it.

const HIM = "(?:him|her|them|you|(?:my|our|the) (?:\\w+ ){0,2}\\w+)";
/** The end of what is said about it, or a reason: "go on" is no start of "go on the slide" then. */
const SAID =
  "(?= (?:any ?more|any longer|like this|with(?:out)?|since|after|now|and|but|because|when|if|my|our|i|im)\\b|$)";
const NOT_ABLE =
  "(?:(?:cant|cannot|can not|couldnt|could not|unable to|not able to|dont (?:want to|wanna|think i can|know (?:how|if) (?:to|i can|ill|i will|i could|im going to))|how (?:do|can|could|will|am|would|should) (?:i|we|you)(?: (?:supposed|going|meant) to)?|no way to|barely) (?:\\w+ )?)";

/** That somebody does not want to live, beside what stands in crisis-phrases.ts: it holds even beside "names". */
export const WANTS_NO_LIFE: readonly string[] = [
  `(?:want|wanna|wish i could|going|ready|need) (?:to )?(?:just )?(?:go )?(?:be|join|go|follow)(?: (?:to|with|back with|together with))? (?:${HIM}|my angel) (?:in heaven|on the other side)|(?:want|wanna|wish i could|ready|going|need) (?:to )?(?:just )?(?:go (?:to )?)?(?:join|be with|follow) my (?:\\w+ )?(?:angel(?: baby)?|(?:dead|stillborn) \\w+)|(?:want|wanna|ready|going) (?:to )?(?:just )?(?:join|follow) (?:my|our) (?:\\w+ )?(?:baby|son|daughter|child|husband|wife|twins?)$`,
  "(?:wish|why (?:couldnt|wasnt|didnt)) it (?:was|were|had been|been) me\\b|should(?:ve| have) (?:been me|died (?:instead|too|with))|wish (?:i|id|i had) (?:\\w+ )?died",
  "(?:hope|hoping|praying|pray|wish|want|wanna|rather) (?:\\w+ ){0,6}(?:dont|not|never) (?:ever )?wake up(?! (?:the|my|our|at|every|so|for|during))",
  "(?:life|living|my life) (?:has|have|holds|makes|had) (?:no|lost (?:all )?(?:its )?) ?(?:more )?(?:meaning|point|purpose|sense)|(?:want|wanna|wish) (?:my|this) life (?:to be |was |were |to )?(?:over|end|done)",
  `(?:wants|wanted) to (?:die|be dead|kill (?:himself|herself|themself|themselves)|end (?:it|his|her|their) (?:all|life))|(?:doesnt|does not|didnt) (?:\\w+ )?want to (?:live|be alive|be here|exist|go on)${SAID}(?! (?:with|because of) )`,
  `(?:cant|cannot|can not) (?:keep|go on|continue) (?:living|existing|being alive)|(?:cant|cannot|can not) live (?:like this|any ?more|with this pain)|(?:tired|exhausted) (?:of|from) (?:existing|being here|fighting to live)`,
  `${NOT_ABLE}(?:live|exist|survive) (?:\\w+ )?without ${HIM}$`,
];

/** The same in words that may be a manner of speaking beside "names". */
export const WANTS_AN_END: readonly string[] = [
  "(?:want|wanna|need|wish|ready for) (?:for )?(?:it|everything|all of (?:it|this)|all this|the pain|the hurt|the suffering|this pain|this hurt) (?:all )?(?:to )?(?:just )?(?:end|ended|stop|stopped|be over|go away forever)(?: (?:now|already|so bad|please))?$",
  "^(?:please )?(?:just )?make (?:it|everything|the pain) (?:all )?stop$|^(?:its|it is|nothing is|nothings|lifes|life is) (?:just )?(?:not )?worth it(?: any ?more)?$|^(?:i )?(?:just )?want(?:ed)? to be gone$|want to be gone$",
];

/** That somebody cannot go on. */
export const CANNOT_GO_ON: readonly string[] = [
  `${NOT_ABLE}(?:go on|keep going|carry on|continue|move on|make it another day|face (?:another|tomorrow|the) ?(?:day|morning)?)${SAID}`,
  `${NOT_ABLE}(?:live|exist|survive|go on) (?:\\w+ )?without ${HIM}`,
  `(?:dont|do not|cant|cannot|no longer) see (?:a |any |the |much )?(?:way forward|way out|future|(?:point|reason|light)${SAID})`,
  "what(?:s| is) (?:even )?the point(?: (?:any ?more|now|without|of (?:it all|anything|going on)))|(?:theres|there is|have|see) no (?:future|way out|way forward|point any ?more)",
];

/** The same of this hour or this burden: whoever was poisoned is called for first. */
export const CANNOT_DO_THIS: readonly string[] = [
  "(?:cant|cannot|can not|couldnt|dont think i can|dont want to) (?:\\w+ )?(?:do|take|bear|handle|stand) (?:this|it|the pain|life)(?: (?:any ?more|any longer|alone|without (?:him|her|them)))",
  "(?:ready|want|going|about|wanna) (?:to )?(?:just )?give up$|(?:feel|feeling) like giving up",
];
