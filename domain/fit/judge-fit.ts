import { alliteration } from "./rules/alliteration.ts";
import { email } from "./rules/email.ts";
import { endings } from "./rules/endings.ts";
import { era } from "./rules/era.ts";
import { type Finding, type RuleId, RULES } from "./finding.ts";
import type { FitBook } from "./book/fit-book.ts";
import type { NameParts } from "./full-name.ts";
import { initials } from "./rules/initials.ts";
import { joined } from "./rules/joined.ts";
import { length } from "./rules/length.ts";
import { nicknames } from "./rules/nicknames.ts";
import { rhyme } from "./rules/rhyme.ts";
import { runOn } from "./rules/run-on.ts";
import { shortForms } from "./rules/short-forms.ts";
import { siblingRhyme } from "./rules/sibling-rhyme.ts";
import { siblingSounds } from "./rules/sibling-sounds.ts";
import { stress } from "./rules/stress.ts";
import { style } from "./rules/style.ts";
import { surnameInside } from "./rules/surname-inside.ts";
import { teasing } from "./rules/teasing.ts";

/**
 * Where the rules come from, opened in November 2026. Authors disagree, and all call them advice:
 * 1 nameberry.com/blog/baby-name-flow-how-first-middle-last-names-can-play-nice-together
 * 2 canadianbabies.ca/the-name-game
 * 3 babynameguru.wordpress.com/2011/07/04/how-do-you-make-a-name-flow
 * 4 name-match.com/blog/surname-compatibility-beyond-rhyme
 * 5 nameberry.com/blog/5-easy-ways-to-judge-a-baby-name
 * 6 moddedmomma.com/how-to-choose-a-baby-name
 * 7 meadowbrookpress.com/naming-siblings-6-ways-to-come-up-with-compatible-names
 * 8 nameberry.com/blog/how-to-choose-sibling-names
 * 9 patchesofnames.blogspot.com/2025/07/the-deal-with-sibling-names.html
 */
const RULE: Readonly<Record<RuleId, (name: NameParts, book: FitBook) => Finding | null>> = {
  runOn,
  rhyme,
  endings,
  surnameInside,
  stress,
  length,
  alliteration,
  joined,
  teasing,
  shortForms,
  initials,
  email,
  siblingRhyme,
  siblingSounds,
  nicknames,
  era,
  style,
};

/** Every rule that has something to look at, each with its own verdict. There is no sum of them: a name is not a score. */
export function judgeFit(name: NameParts, book: FitBook): readonly Finding[] {
  return RULES.map((id) => RULE[id](name, book)).filter((finding) => finding !== null);
}
