import type { SiteAnswer, SiteResults } from "./site-answer.ts";
import { isWeak, termsOf } from "./site-terms.ts";

export const ASKS_FOR_NAMES = /\bnames?\b/i;
export const ASKS_FOR_LISTS = /\b(?:names?|lists?|letter)\b/i;
/** How much a list says to whoever does not speak of names. */
export const UNASKED_LIST = 0.7;

/** What answers so much less than another group has a word in common with the text, no more: "growth" in a list of credits. */
const FAINT = 0.36;
/**
 * What answers so little of a text is noise beside names that answer all of it ("names that mean wolf", and what we say of
 * meanings), and of a text that asks for names.
 */
const LEAST_BESIDE_NAMES = {
  answered: { guides: 0.65, tools: 0.65, lists: 0.4, places: 0.65 },
  begun: { guides: 0.65, tools: 0.65, lists: 1, places: 0.65 },
  partly: { guides: 0.65, tools: 0.55, lists: 0.4, places: 0.65 },
  // No names at all: a tool for them may be meant.
  unanswered: { guides: 0.65, tools: 0.25, lists: 0.4, places: 0.65 },
  asked: { guides: 0.65, tools: 0.55, lists: 0.4, places: 0.65 },
} as const;
const NOTHING: SiteResults = { items: [], strength: 0 };

/** How much of a text names answer. */
export type PartAnswered = "answered" | "begun" | "partly" | "not";

/** How much of a text names answer; whether names are asked for at all, and whether some are not wanted, and whether any are shown. */
type Asked = {
  readonly byNames: PartAnswered;
  readonly isOfNames: boolean;
  readonly isDenied: boolean;
  readonly isAnsweredByNames: boolean;
};
const EVERYTHING = { guides: 0, tools: 0, lists: 0, places: 0 } as const;

/** What the site answers beside its names, without pages that have but a word in common with the text. */
export function withoutNoise(
  groups: SiteAnswer["groups"],
  text: string,
  { byNames, isOfNames, isDenied, isAnsweredByNames }: Asked,
): SiteAnswer["groups"] {
  const { guides, tools, lists, places } = groups;
  const best = Math.max(guides.strength, tools.strength, places.strength);
  const isUnaskedList = !ASKS_FOR_LISTS.test(text) && lists.strength * UNASKED_LIST < best;
  const asked = isAnsweredByNames ? LEAST_BESIDE_NAMES.asked : LEAST_BESIDE_NAMES.unanswered;
  const unanswered = isOfNames ? asked : EVERYTHING;
  const least =
    byNames === "not" || (!isOfNames && byNames === "partly") ? unanswered : LEAST_BESIDE_NAMES[byNames];
  // "Boy names": of words that stand everywhere, no tool is asked for.
  const isVague = byNames === "answered" && termsOf(text).every(isWeak);
  const heard = (group: SiteResults, floor: number) =>
    group.strength < Math.max(floor, FAINT * best) ? NOTHING : group;
  return {
    guides: heard(guides, least.guides),
    tools: isVague ? NOTHING : heard(tools, least.tools),
    // "Mar" begins Marathi as well. A list of those that start with J is none for "not starting with J".
    lists: isDenied || byNames === "begun" || isUnaskedList || lists.strength < least.lists ? NOTHING : lists,
    places: heard(places, least.places),
  };
}
