import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Care, Instead, NameFact, NamesAnswer } from "#domain/names/search/names-answer.ts";
import type { Why } from "#domain/names/search/why.ts";
import type { WishKind } from "#domain/names/search/wish-kind.ts";
import type { SiteAnswer } from "./site-answer.ts";
import { ASKS_FOR_LISTS, ASKS_FOR_NAMES, UNASKED_LIST, withoutNoise } from "./without-noise.ts";
import { withoutWords } from "./without-words.ts";
import { isTelling, isWeak, wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";

/** The groups of a whole answer. */
export const ANSWER_GROUPS = ["names", "lists", "guides", "places", "tools"] as const;
export type AnswerGroup = (typeof ANSWER_GROUPS)[number];

/** What was understood of a query, with what it asks for in words. */
export type UnderstoodChip = {
  readonly kind: WishKind;
  readonly label: string;
  readonly rule: string;
  /** The text without it. */
  readonly without: string;
};

/** A name that was found: by the book, or by the copy on a device. */
type Found = { readonly curated: boolean; readonly why: { readonly kind: Why["kind"] } };

/** What there is to say of names. */
export type NamedAnswer<Name> = Omit<NamesAnswer, "names" | "understood"> & {
  readonly understood: readonly UnderstoodChip[];
  readonly names: readonly Name[];
};

/** All that the site answers to a query: names, and what is not names. */
export type WholeAnswer<Name = Hit> = {
  readonly understood: readonly UnderstoodChip[];
  /** Words that nothing answers to. */
  readonly notUnderstood: readonly string[];
  readonly names: readonly Name[];
  /** What to give up for more of them. */
  readonly instead: readonly Instead[];
  readonly fact: NameFact | null;
  readonly care: Care | null;
  /** Numbers to call at once come before everything. */
  readonly isUrgent: boolean;
  readonly groups: SiteAnswer["groups"];
  /** The group that answers best comes first. */
  readonly order: readonly AnswerGroup[];
};

/** Names in a whole answer at most. */
export const MOST_NAMES = 8;
/** Where something else answers so well, names that begin so, or that are only near, are noise. */
const SURE = { begins: 0.75, near: 0.3 };

/** One answer of the two. */
export function joinAnswers<Name extends Found>(
  named: NamedAnswer<Name>,
  found: SiteAnswer,
  text: string,
): WholeAnswer<Name> {
  const isShown = mayShowNames(named, found, text);
  const isTold = isShown && named.fact !== null;
  const heard = withoutNoise(found.groups, text, {
    byNames: isShown ? partAnswered(named, text) : "not",
    isOfNames: ASKS_FOR_NAMES.test(text) || (isShown && named.understood.length >= MANY_WISHES),
    isDenied: named.understood.some(({ label }) => DENIED.test(label)),
  });
  const groups =
    named.care === "mockery"
      ? NO_GROUPS
      : withTool(isTold ? { ...heard, places: NOTHING } : heard, named.tool);
  // What no name fits was understood all the same.
  const isRead =
    isShown ||
    named.tool !== null ||
    (ASKS_FOR_NAMES.test(text) && named.understood.length + named.notUnderstood.length > 0);
  const understoodOfSite = new Set(
    Object.values(groups).some(({ items }) => items.length > 0) ? found.understood : [],
  );
  const left = isRead
    ? named.notUnderstood
    : [
        ...wordsOf(text).filter(isTelling),
        ...named.notUnderstood.filter((word) => wordsOf(word).length === 0),
      ];
  const strengths: Readonly<Record<AnswerGroup, number>> = {
    names: isShown ? strengthOfNames(named) : 0,
    lists: groups.lists.strength * (ASKS_FOR_LISTS.test(text) ? 1 : UNASKED_LIST),
    guides: groups.guides.strength,
    places: isHelp(named.tool) ? SUREST : groups.places.strength,
    tools: named.tool === null || isHelp(named.tool) ? groups.tools.strength : SUREST,
  };
  return {
    understood: [
      ...(isRead
        ? named.understood.map(({ kind, label, rule, without }) => ({ kind, label, rule, without }))
        : []),
      ...(isTold ? [] : helpChips(found, text)),
    ],
    notUnderstood: left.filter((word) => {
      const said = wordsOf(word);
      return said.length === 0 || said.some((each) => !understoodOfSite.has(each) && !isWeak(stem(each)));
    }),
    names: isShown ? named.names.slice(0, MOST_NAMES) : [],
    instead: isShown || named.names.length === 0 ? named.instead : [],
    fact: isShown ? named.fact : null,
    care: named.care,
    isUrgent: found.isUrgent || named.care === "crisis",
    groups,
    order: ANSWER_GROUPS.toSorted((one, other) => strengths[other] - strengths[one]),
  };
}

/** All of a text is of names. */
function isWhole({ understood, notUnderstood, fact }: NamedAnswer<Found>): boolean {
  return fact !== null || (understood.length > 0 && notUnderstood.length === 0);
}

const NOTHING = { items: [], strength: 0 } as const;
const NO_GROUPS = { guides: NOTHING, tools: NOTHING, lists: NOTHING, places: NOTHING } as const;

/** Who has so many wishes for a name asks for names, in whatever words. */
const MANY_WISHES = 2;

/** Chips of what is not wanted: "Not starting with j", "Without a". */
const DENIED = /^(?:Not|Without)(?!\p{L})/u;

function partAnswered(named: NamedAnswer<Found>, text: string): "answered" | "partly" | "not" {
  if (isWhole(named) || isBegun(named, text)) return "answered";
  return named.understood.length > 0 ? "partly" : "not";
}

/** One word that is a name, or begins one: whatever begins so as well ("Chart") is noise. */
function isBegun({ names: [first] }: NamedAnswer<Found>, text: string): boolean {
  const kind = first?.why.kind;
  return wordsOf(text).length === 1 && (kind === "exact" || kind === "begins" || kind === "sound");
}

/** More than anything else answers. */
const SUREST = 2;

/** With the tool that answers better than names in front of the others; whom to turn to is of the directory. */
function withTool(groups: SiteAnswer["groups"], tool: ToolLink | null): SiteAnswer["groups"] {
  if (tool === null) return groups;
  const { tools, places } = groups;
  // Beside whom to turn to after a loss, a page on car seats would hurt.
  if (isHelp(tool)) return { ...NO_GROUPS, places: { ...places, items: [{ kind: "listing", ...tool }] } };
  return { ...groups, tools: { ...tools, items: [{ kind: "tool", ...tool }, ...tools.items] } };
}

function isHelp(tool: ToolLink | null): boolean {
  return tool?.href.startsWith("/parent-directory") ?? false;
}

/** Names that are only near what was typed are no answer to "car seat". */
function mayShowNames(
  { names, care, understood, notUnderstood, fact }: NamedAnswer<Found>,
  found: SiteAnswer,
  text: string,
) {
  const [first] = names;
  if (care !== null || first === undefined) return false;
  const isGuess = understood.length > 0 && understood.every(({ kind }) => kind === "meaning");
  // "Saved names": a page of ours is called so.
  if (isGuess && fact === null && isTitle(found.groups.tools.items[0]?.title ?? "", text)) return false;
  if (ASKS_FOR_NAMES.test(text) || fact !== null) return true;
  // Somebody may be in need: no names beside whom to call.
  if (found.isUrgent) return false;
  const { guides, tools, places } = found.groups;
  const best = Math.max(guides.strength, tools.strength, places.strength);
  // "Games for baby": a meaning that is guessed is no answer to what a page answers.
  if (isGuess && best >= SURE.begins) return false;
  if (first.why.kind === "exact") return first.curated || best < SURE.begins;
  if (understood.length > 0 && notUnderstood.length === 0) return found.state === null || best < SURE.begins;
  if (wordsOf(text).filter(isTelling).length > 1) return best < SURE.near;
  if (first.why.kind === "means") return true;
  return best < (first.why.kind === "begins" ? SURE.begins : SURE.near);
}

function isTitle(title: string, text: string): boolean {
  return wordsOf(title).join(" ") === wordsOf(text).join(" ");
}

function strengthOfNames({ names, understood, notUnderstood, fact }: NamedAnswer<Found>): number {
  const [first] = names;
  const kind = first?.why.kind;
  if (fact !== null || (kind === "exact" && first?.curated === true)) return 1;
  if (understood.length > 0) return notUnderstood.length === 0 ? 0.95 : 0.5;
  return kind === "means" || kind === "origin" || kind === "begins" ? 0.7 : 0.5;
}

function helpChips({ state, category, typed }: SiteAnswer, text: string): readonly UnderstoodChip[] {
  const where = state === "International" ? "Organizations outside the US" : `Organizations in ${state}`;
  const need = "Organizations that give this kind of help";
  const place = `${where}, and those that serve every state`;
  return [
    ...(category === null
      ? []
      : [{ kind: "need", label: category, rule: need, without: withoutWords(text, typed.need) } as const]),
    ...(state === null
      ? []
      : [{ kind: "place", label: state, rule: place, without: withoutWords(text, typed.place) } as const]),
  ];
}
