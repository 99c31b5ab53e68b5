const KIN =
  "(?:great )?(?:grand ?(?:mother|father|ma|pa|mom|dad|parents?)s?|grandmas?|grandpas?|nana|nan|nanna|papa|pop|pops|gram|granny|gramps|abuel[ao]|oma|opa|mom|moms|mum|mother|mothers|dad|dads|father|fathers|aunt|aunts|auntie|uncle|uncles|brother|brothers|sister|sisters|cousin|cousins|friend|friends|husbands?|wifes?|son|daughter)";
export const OF_KIN = `(?:both )?(?:(?:of|my|our|his|her|their|the|a) )*(?:(?:late|dear|beloved|dead|own|best|great|deceased) )*${KIN}`;
const NEW =
  "(?:more |a |an )*(?:modern(?:ized)?|updated|newer|contemporary|fresh(?:er)?|younger|cooler|current)";

/** Words before the name of somebody whom a child is named after; a name alone ("after Hours") is not enough. */
export const HONORS: readonly string[] = [
  `(?:both )?(?:of )?(?:(?:my|our|his|her|their|the) )?(?:late |dear |own |great )*(?<=both .*)${KIN}(?: (?:are|were|is|was|r))?(?: (?:both|all))? (?:named|called)`,
  `both (?:of )?(?:(?:my|our|his|her|their|the) )?(?:late |own |great )*${KIN} (?:are|were)`,
  "(?:(?:something|names?|a way|ways|want|wants|wanted|like|id like|love) )?(?:to |that |which )?(?:honou?r(?:s|ing)?|commemorat(?:e|es|ing)|pay tribute to)",
  "(?:honou?r|namesake|tribute|family) (?:baby |girl |boy )?names? (?:for|of|after|from)",
  "(?:in |as a )?(?:honou?r|memory|remembrance|tribute) (?:of|to)",
  `(?:(?:named?|naming|called) )?(?:after|for|from)(?= ${OF_KIN} [^ ]+)`,
  `${NEW} (?:versions?|forms?|takes?|spins?|twists?|alternatives?|updates?) (?:of|for|on|to)`,
  `(?:my|our|his|her|their) (?:late |dear |beloved |own |great )*${KIN}(?: (?:who )?(?:just |recently )?(?:passed(?: away| on)?|died|is gone|lost (?:his|her) [^ ]+))?(?: (?:last (?:year|month|week|spring|summer|fall|winter)|this (?:year|month)|recently|in [^ ]+|on [^ ]+|\\d+ years ago|years ago|suddenly|unexpectedly|before (?:[^ ]+ ){0,4}?(?=and|his|her)))?(?: and)?(?: (?:his|her|their|whose))?(?: (?:whose name|who|(?:first |middle )?name))?(?: (?:was|is|were))?(?: (?:named|called))?(?=.*\\b(?:honou?r|tribute|named? after|in memory|part of (?:his|her) name|similar|modern(?:ized)?|updated|version|inspired|nod to|from (?:his|her) name|remember)\\b)`,
];

/** In the alphabet or in popularity is another matter. */
const BOTH = "(?= [^ ]+ (?:and|&) [^ ]+(?: (?!in|by|alphabet)|$))";

/** "James or Jude as a middle name": these are the middle names, and none is asked for. */
export const MEANT_AS_MIDDLE =
  /^(?:(?:is|does|would|should|we like|i like) )?[^ ]+ or [^ ]+ (?:as|for) (?:an? |the |my |our |his |her )*middle(?: names?)?$/;

/** Words before two names between which something is to stand in style. */
export const LIKE_BOTH: readonly string[] = [
  `(?:an? )?(?:mix(?:ture)?|cross|blend(?:ing)?|combination|combin(?:e|ing)|combo|mash ?up|merg(?:e|er|ing)|marriage|hybrid)(?: (?:of|between|with|the names?|names?))*${BOTH}`,
  `(?:something |somewhere |names? |anything )?(?:half ?way |midway |in )?(?<!alphabetically |alphabetical |alphabet |torn |stuck |choose |choosing |choice |decide |deciding |decision |forth |split |undecided |pick |picking |debating |toss up |tossup )between${BOTH}`,
];

const WILL_BE =
  "(?: (?:will|would|is|s|has|have|must|should|going|gonna|to|be|being|of|already|definitely|the|a|after))*";

/** Words before a middle name that is there already, where a first name is looked for. */
export const FIRSTS: readonly string[] = [
  `first names?(?: (?!middle |first )[^ ]+){0,8}? middle(?: names?)?${WILL_BE}`,
  `(?:the |her |his |their |our )?middle names?${WILL_BE}(?=.* first(?: name)?s?(?: |$))(?!.* middle )`,
];
