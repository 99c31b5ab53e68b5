export const NAMES = "(?:baby |boys? |girls? )?(?:names?|ideas?|suggestions?|options?|choices?)";

/** Words before the names of children, beside whom another is to be named. */
export const SIBLINGS: readonly string[] = [
  `(?:(?<sex>brothers?|sisters?) )(?:twin )?(?:${NAMES} )?(?:(?:that|which|to|would) )*(?:(?:go(?:es)?|pairs?|works?|match(?:es)?|sounds?) (?:well |good |nice )*with|for|of|to|with|after|match|matching)`,
  `(?:siblings?|sibs?|twins?|sibsets?|triplets?|brother or sister|sister or brother) ?(?:set )?(?:(?<sex>boys?|girls?) )?(?:baby )?(?:(?:names?|ideas?|suggestions?) )?(?:(?:that|which|to|would) )*(?:(?:go(?:es)?|pairs?|works?|match(?:es)?|sounds?) (?:well |good |nice )*with|for|of|to|with|after|match|matching)`,
  `(?:my|our|his|her|the) (?:older |oldest |eldest |first |other |little |big |two |2 |three |3 )*(?:daughter|son|girl|boy|toddler|firstborn|first born|kid|child|kiddo|children|twin|baby|(?<=first |oldest |eldest |older )(?=is|was))s? ?(?:already |girl |boy )*(?:(?:s )?names?(?: is| are)?|(?:is|are|was|were)(?: named| called)?|named|called)`,
  "twin (?:(?<sex>boy|girl)s? )?names?(?= [^ ]+ (?:and|n)$)",
  "(?:first|other|oldest|older) (?:two|three|four|2|3|4)(?: (?:ones?|kids|boys|girls|sons|daughters|children|babies))?(?: (?:are|were|is|s))?(?: already)?(?: named| called)?",
  "(?:first|oldest|eldest|firstborn|first born|1st|older one)(?: (?:one|son|daughter|boy|girl|child|kid|baby))? (?:is|was|s)(?: named| called)?",
  "(?:we|i) (?:already |currently |both )*(?:have|got|ve|has) (?:two |2 |three |3 |one |1 |girls?|boys?|kids?|children|daughters?|sons?|twins?|toddlers?|already|named|called|a|an|and|our|my|little|son|daughter| )+",
  "(?:^|(?:we|i|already|currently) )(?:have|got|ve got|ve)(?= (?:an? )?[^ ]+ (?:and|n) (?:an? )?[^ ]+ (?:and )?(?:now |we |i |so |im |are |is |were )*(?:need|want|looking|expecting|having|pregnant|due|what|whats|adding|another|third|next|trying|surprise|baby|number))",
  "(?:names? )?(?:to )?(?:join|complete|complement|suit|follow)",
  "(?:(?:boys?|girls?) (?:and )?(?:boys? |girls? )?)?twins?(?: (?:girls?|boys?|and|names?|one|first|is))* (?:with|named|called|is|for)(?: (?:the )?names?)?",
  "(?:third|second|fourth|next|3rd|2nd|4th|another|new) (?:(?:baby|child|kid|boy|girl|daughter|son|sibling)s? )?(?:names? )?(?:after|following|to follow|behind|beside|for|with)",
  "match(?:ing|es)? (?:sets? of )?names? (?:for|with|to)(?: (?:a |my )?(?:twins?|siblings?|sisters?|brothers?))?",
  "(?<!(?:many|every|all|other|most) (?:other )?)(?:kids|children|siblings|twins|triplets) (?:already )?(?:are )?(?:named|called)",
  "(?:(?:brother|sister|sibling|twin|sib)s?(?: (?:is|are|s))?(?: name(?: is)?)?(?: already)? (?:named|called|is|name is))",
  "(?:brother|sister|sibling|twin|sib)s (?:are|were|r)(?: already)?",
  "(?:that |which |to |would |will |could |what )*(?:go(?:es)?|pairs?|works?|fits?|match(?:es)?|matching|sounds? (?:good|nice|great|well)|looks? (?:good|nice)|flows?) (?:well |good |nice |great |nicely |best |together |along )*(?:with|alongside|next to)",
  "(?:that|to|which) (?:match|matches|complement|complements)",
  "(?:a )?match for",
  "(?:fits?|come|go|goes|work) after",
  "(?:names? )?(?:for|to) (?:a |our |my |the )?family (?:with|of)",
  "(?:with |for )?(?:an? )?(?:older |big |little |younger |baby )(?:brother|sister|sibling)",
];
