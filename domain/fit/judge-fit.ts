import { alliteration } from "./alliteration.ts";
import { email } from "./email.ts";
import { endings } from "./endings.ts";
import { era } from "./era.ts";
import { type Finding, type RuleId, RULES } from "./finding.ts";
import type { FitBook } from "./fit-book.ts";
import type { NameParts } from "./full-name.ts";
import { initials } from "./initials.ts";
import { joined } from "./joined.ts";
import { length } from "./length.ts";
import { nicknames } from "./nicknames.ts";
import { rhyme } from "./rhyme.ts";
import { runOn } from "./run-on.ts";
import { shortForms } from "./short-forms.ts";
import { siblingRhyme } from "./sibling-rhyme.ts";
import { siblingSounds } from "./sibling-sounds.ts";
import { stress } from "./stress.ts";
import { style } from "./style.ts";
import { surnameInside } from "./surname-inside.ts";
import { teasing } from "./teasing.ts";

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
