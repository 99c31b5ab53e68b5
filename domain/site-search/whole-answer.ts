import type { ToolLink } from "#domain/fit/tool-link.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Care, Instead, NameFact } from "#domain/names/search/names-answer.ts";
import {
  type Found,
  mayShowNames,
  NAMES_THERE,
  type NamedAnswer,
  partAnswered,
  strengthOfNames,
  type UnderstoodChip,
} from "./named-answer.ts";
import type { SiteAnswer } from "./site-answer.ts";
import { ASKS_FOR_LISTS, ASKS_FOR_NAMES, UNASKED_LIST, withoutNoise } from "./without-noise.ts";
import { withoutWords } from "./without-words.ts";
import { isTelling, isWeak, wordsOf } from "./site-terms.ts";
import { stem } from "./stem.ts";

/** The groups of a whole answer. */
export const ANSWER_GROUPS = ["names", "lists", "guides", "places", "tools"] as const;
export type AnswerGroup = (typeof ANSWER_GROUPS)[number];

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
  /** Nothing here is about it, which is said. */
  readonly isNotOurs: boolean;
  readonly groups: SiteAnswer["groups"];
  /** The group that answers best comes first. */
  readonly order: readonly AnswerGroup[];
};

/** Names in a whole answer at most. */
export const MOST_NAMES = 8;
/** One answer of the two. */
export function joinAnswers<Name extends Found>(
  named: NamedAnswer<Name>,
  found: SiteAnswer,
  text: string,
): WholeAnswer<Name> {
  const isShown = mayShowNames(named, found, text);
  // What is told of a name, or of names in a state, needs no help near there beside it.
  const isTold = isShown && (named.fact !== null || named.tool?.href.startsWith(NAMES_THERE) === true);
  const heard = withoutNoise(found.groups, text, {
    byNames: isShown ? partAnswered(named, text) : "not",
    isOfNames: ASKS_FOR_NAMES.test(text) || (isShown && named.understood.length >= MANY_WISHES),
    isAnsweredByNames: isShown || named.tool !== null,
    isDenied: named.understood.some(({ label }) => DENIED.test(label)),
  });
  const groups =
    named.care === "mockery"
      ? NO_GROUPS
      : withTool(isTold ? { ...heard, places: NOTHING } : heard, named.tool);
  // What no name fits was understood all the same.
  const bestOfSite = Math.max(groups.guides.strength, groups.tools.strength, groups.places.strength);
  const isRead =
    isShown ||
    named.tool !== null ||
    (found.isNoName !== true &&
      ASKS_FOR_NAMES.test(text) &&
      bestOfSite < WELL_ANSWERED &&
      named.understood.length + named.notUnderstood.length > 0);
  const understoodOfSite = new Set(
    Object.values(groups).some(({ items }) => items.length > 0) ? found.understood : [],
  );
  const left = isRead
    ? named.notUnderstood
    : [
        ...wordsOf(text).filter(isTelling),
        ...named.notUnderstood.filter((word) => wordsOf(word).length === 0),
      ];
  const isUnanswered = (word: string) => {
    const said = wordsOf(word);
    return said.length === 0 || said.some((each) => !understoodOfSite.has(each) && !isWeak(stem(each)));
  };
  // Beside what answers well, a word that the site says elsewhere would read as a contradiction.
  const isWell = !isRead && bestOfSite >= WELL_ANSWERED;
  const isBesides = (word: string) =>
    isWell && wordsOf(word).every(found.isKnown) && wordsOf(word).length > 0;
  const isUrgent = found.isUrgent || named.care === "crisis";
  const strengths: Readonly<Record<AnswerGroup, number>> = {
    names: isShown ? strengthOfNames(named) : 0,
    lists: groups.lists.strength * (ASKS_FOR_LISTS.test(text) ? 1 : UNASKED_LIST),
    guides: groups.guides.strength,
    places: isHelp(named.tool) ? SUREST : groups.places.strength,
    tools:
      named.tool === null || isHelp(named.tool)
        ? strengthOfTools({ ...found, groups }, text)
        : isShown && named.tool.goesOn === true
          ? strengthOfNames(named) - 0.01
          : SUREST,
  };
  return {
    understood: [
      ...(isRead
        ? named.understood.map(({ kind, label, rule, without }) => ({ kind, label, rule, without }))
        : []),
      ...(isTold ? [] : helpChips(found, text)),
    ],
    // Whoever cannot go on, or has a child to help, is not told which of their words nothing answers to.
    notUnderstood: isUrgent ? [] : left.filter((word) => isUnanswered(word) && !isBesides(word)),
    names: isShown ? named.names.slice(0, MOST_NAMES) : [],
    instead: isShown || named.names.length === 0 ? named.instead : [],
    fact: isShown ? named.fact : null,
    care: named.care,
    isUrgent,
    isNotOurs:
      found.isNotOurs === true && !isShown && !isUrgent && named.care === null && named.tool === null,
    groups,
    order: ANSWER_GROUPS.toSorted((one, other) => strengths[other] - strengths[one]),
  };
}

/** What answers so well leaves no word worth telling. */
const WELL_ANSWERED = 0.45;
const FAIRLY_ANSWERED = 0.34;

const NOTHING = { items: [], strength: 0 } as const;
const NO_GROUPS = { guides: NOTHING, tools: NOTHING, lists: NOTHING, places: NOTHING } as const;

/** Who has so many wishes for a name asks for names, in whatever words. */
const MANY_WISHES = 2;

/** Chips of what is not wanted: "Not starting with j", "Without a". */
const DENIED = /^(?:Not|Without)(?!\p{L})/u;

const ASKS_FOR_SHEET =
  /\b(?:charts?|logs?|trackers?|sheets?|checklists?|templates?|printables?|pdf|print|records?)\b/i;

/** Who asks for a chart to fill in has one, before a guide that speaks of the same, and before help that was not asked for. */
function strengthOfTools({ groups, isSeeking, state }: SiteAnswer, text: string): number {
  const { tools, guides, places } = groups;
  const isSheet = tools.items[0]?.kind === "sheet" && ASKS_FOR_SHEET.test(text);
  if (!isSheet || tools.strength < FAIRLY_ANSWERED) return tools.strength;
  const besides = isSeeking || state !== null ? guides.strength : Math.max(guides.strength, places.strength);
  return Math.max(tools.strength, besides + 0.01);
}

/** More than anything else answers. */
const SUREST = 2;

/** With the tool that answers better than names in front of the others; whom to turn to is of the directory. */
function withTool(groups: SiteAnswer["groups"], tool: ToolLink | null): SiteAnswer["groups"] {
  if (tool === null) return groups;
  const { tools, places } = groups;
  // Beside whom to turn to after a loss, a page on car seats would hurt.
  if (isHelp(tool)) return { ...NO_GROUPS, places: { ...places, items: [{ kind: "listing", ...tool }] } };
  const { title, href, line } = tool;
  return { ...groups, tools: { ...tools, items: [{ kind: "tool", title, href, line }, ...tools.items] } };
}

function isHelp(tool: ToolLink | null): boolean {
  return tool?.href.startsWith("/parent-directory") ?? false;
}

function helpChips({ state, category, fit, typed }: SiteAnswer, text: string): readonly UnderstoodChip[] {
  const isAbroad = state === "International";
  const where = isAbroad ? "Organizations outside the US" : `Organizations in ${state}`;
  const none = `None of this kind is listed ${isAbroad ? "outside the US" : `for ${state}`}`;
  const need = {
    there: "Organizations that give this kind of help",
    everywhere: `${none}. First come those that serve every state, then other help there`,
    nobody: `${none}. This is other help there`,
  }[fit];
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
