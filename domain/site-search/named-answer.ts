import { OF_FOOD } from "#domain/names/answer/words/of-food.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { Why } from "#domain/names/search/why.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";
import type { SiteAnswer } from "./site-answer.ts";
import { isTelling, isWeak, wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";
import { ASKS_FOR_NAMES, type PartAnswered } from "./without-noise.ts";

/** What was understood of a query, with what it asks for in words. */
export type UnderstoodChip = {
  readonly kind: WishKind;
  readonly label: string;
  readonly rule: string;
  /** The text without it. */
  readonly without: string;
};

/** A name that was found: by the book, or by the copy on a device. */
export type Found = { readonly curated: boolean; readonly why: { readonly kind: Why["kind"] } };

/** What there is to say of names. */
export type NamedAnswer<Name> = Omit<NamesAnswer, "names" | "understood"> & {
  readonly understood: readonly UnderstoodChip[];
  readonly names: readonly Name[];
};

/** Where something else answers so well, names that begin so, or that are only near, are noise. */
const SURE = { begins: 0.75, near: 0.3, sought: 0.6 };

/** So many wishes are no accident of words. */
const STORY = 2;

/** All of a text is of names. */
function isWhole({ understood, notUnderstood, fact }: NamedAnswer<Found>): boolean {
  return fact !== null || (understood.length > 0 && notUnderstood.length === 0);
}

/** How much of a text names answer. */
export function partAnswered(named: NamedAnswer<Found>, text: string): PartAnswered {
  if (isWhole(named)) return "answered";
  if (isBegun(named, text)) return "begun";
  return named.understood.length > 0 ? "partly" : "not";
}

/** One word that is a name, or begins one: whatever begins so as well ("Chart") is noise. */
function isBegun({ names: [first] }: NamedAnswer<Found>, text: string): boolean {
  const kind = first?.why.kind;
  return wordsOf(text).length === 1 && (kind === "exact" || kind === "begins" || kind === "sound");
}

const OF_ONE_NAME = /\b(?:this|that|the) (?:\w+ )?name\b/i;
/** Asks something, in a sentence. */
const QUESTION = /^(?:how|what|when|why|where|who|which|can|could|is|are|do|does|should|will|my)\b/i;

/** Pages of what is given in a state. */
export const NAMES_THERE = "/names/states/";

/** Names that are only near what was typed are no answer to "car seat". */
export function mayShowNames(
  { names, care, understood, notUnderstood, fact, tool }: NamedAnswer<Found>,
  found: SiteAnswer,
  text: string,
) {
  const [first] = names;
  if (found.isNoName === true) return false;
  if (care !== null || first === undefined || OF_FOOD.test(wordsOf(text).join(" "))) return false;
  const isGuess = understood.length > 0 && understood.every(({ kind }) => kind === "meaning");
  // "Saved names": a page of ours is called so.
  if (isGuess && fact === null && isTitle(found.groups.tools.items[0]?.title ?? "", text)) return false;
  const { guides, tools, places } = found.groups;
  const best = Math.max(guides.strength, tools.strength, places.strength);
  const isNear = understood.length === 0 && first.why.kind !== "exact";
  // "Junior year": of two words that are one thing, one is a name.
  const isPartOfSaying = found.isSaying && (first.why.kind === "exact" || fact !== null);
  if (isPartOfSaying && Math.max(guides.strength, tools.strength) >= SURE.sought) return false;
  if (fact !== null) return true;
  // A question about a name that it does not tell.
  if (OF_ONE_NAME.test(text) && first.why.kind !== "exact" && best >= SURE.sought) return false;
  // "Name quiz": what only sounds like a word of it is no answer beside the page that is called so.
  if (ASKS_FOR_NAMES.test(text)) return !(isNear && best >= SURE.begins);
  // Somebody may be in need: no names beside whom to call.
  if (found.isUrgent) return false;
  // Who looks for people to help has them, though twins are a theme of names and a year is one of them.
  if (found.isSeeking && places.strength >= SURE.sought) return false;
  // "Games for baby": a meaning that is guessed is no answer to what a page answers.
  if (isGuess && best >= SURE.begins) return false;
  if (QUESTION.test(text.trim()) && notUnderstood.length > 0 && best >= SURE.sought) return false;
  // "First aid kit": a word of it is a name, and the page that answers all of it is meant.
  if (first.why.kind === "exact")
    return (first.curated && (understood.length > 0 || notUnderstood.length === 0)) || best < SURE.begins;
  if (understood.length > 0 && notUnderstood.length === 0) {
    // "Top boys in Ohio": a page of names there is no help near there.
    const isOfPlace = tool?.href.startsWith(NAMES_THERE) === true && found.category === null;
    return isOfPlace || (found.state === null && found.category === null) || best < SURE.begins;
  }
  // A story with wishes in it: what is left over of it is no subject of a page.
  const wishes = understood.filter(({ kind }) => kind !== "meaning" && kind !== "popularity").length;
  if (wishes >= STORY && found.category === null) return best < SURE.begins;
  if (wordsOf(text).filter(isTelling).length > 1) return best < SURE.near;
  if (first.why.kind === "means") return true;
  return best < (first.why.kind === "begins" ? SURE.begins : SURE.near);
}

/** "Saved names", and "name games": games with names, as no other word is left to ask for a meaning by. */
function isTitle(title: string, text: string): boolean {
  const [titled, asked] = [wordsOf(title), wordsOf(text)];
  const [name = "", thing = "", ...others] = asked.filter(
    (word) => !isWeak(stem(word)) || ASKS_FOR_NAMES.test(word),
  );
  const isThing = ASKS_FOR_NAMES.test(name) && others.length === 0 && titled.map(stem).includes(stem(thing));
  return isThing || titled.join(" ") === asked.join(" ");
}

/** How well names answer, 0 to 1. */
export function strengthOfNames({ names, understood, notUnderstood, fact }: NamedAnswer<Found>): number {
  const [first] = names;
  const kind = first?.why.kind;
  if (fact !== null || (kind === "exact" && first?.curated === true)) return 1;
  if (understood.length > 0) return notUnderstood.length === 0 ? 0.95 : 0.5;
  return kind === "means" || kind === "origin" || kind === "begins" ? 0.7 : 0.5;
}
