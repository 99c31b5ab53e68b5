import type { ToolLink } from "#domain/fit/tool-link.ts";
import { careText } from "./care-text.ts";
import { LOST_A_CHILD } from "./crisis-phrases.ts";
import { isAboutMeaning } from "./read-care.ts";

const NAMES = /\b(?:names?|named?|naming|call(?:ed)?)\b/;
const GIRL = /\b(?:girls?|daughters?|she|her|sister)\b/;
const BOY = /\b(?:boys?|sons?|he|him|his|brother)\b/;
/** Words that say what happened, and ask for nothing. */
const OF_LOSS =
  /^(?:die[ds]?|dead|dying|pass(?:ed)?|lost|losing|loss|los[es]|miscarr\p{L}*|still ?births?|still ?born|sleeping|heaven|angel|gone|survive|trisomy|anencephaly|incompatible|compatible|memorial|headstone|gravestone|urn|funeral|burial|buried|grieving|bereaved|pregnancy|tfmr|ectopic|rainbow|weeks?|early|late|after|1[38])$/iu;

/** Somebody who has lost a child looks for a name: for it, or after it. */
export type Loss = {
  /** What is asked for where nothing else of the text was understood. */
  readonly otherwise: string;
  /** Whom to turn to. */
  readonly help: ToolLink;
};

/** The listing of Postpartum Support International, which has groups for parents after a loss. */
const HELP: ToolLink = {
  title: "We’re so sorry. Support after losing a baby",
  href: "/parent-directory#listing-1",
  line: "Postpartum Support International has free groups for parents after a loss, and people who listen.",
};

/** Whether names are asked for by somebody who has lost a child; null for anybody else. */
export function readLoss(typed: string): Loss | null {
  const text = careText(typed);
  // "Names that mean lost" speak of no loss; "a miscarriage … a name that means hope" do.
  const told = isAboutMeaning(text) ? text.replace(/\bmean(?:s|ing|t)?\b.*/, "") : text;
  if (!NAMES.test(text) || !LOST_A_CHILD.test(told)) return null;
  const [isGirl, isBoy] = [GIRL.test(text), BOY.test(text)];
  const sex = isGirl === isBoy ? "unisex" : isGirl ? "girl" : "boy";
  return { otherwise: `${sex} names`, help: HELP };
}

/** Words that were not understood, without those that say what happened. */
export function besideLoss(words: readonly string[]): readonly string[] {
  return words.filter((word) => !OF_LOSS.test(word));
}
