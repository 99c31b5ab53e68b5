import { SHOWN_FIRST, STARTER_SET } from "#content/names/starter-set.ts";
import { compareWords } from "#domain/locale/order.ts";
import { countCollection } from "#domain/names/browse/collection-counts.ts";
import { USUAL_MOOD } from "#domain/names/draw/mood.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Dice, Edition, NameBook } from "#domain/names/name-book.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { removableChips } from "#domain/names/plain/removable-chips.ts";
import { whyText } from "#domain/names/search/why.ts";
import { originsOf } from "#app/names/filters/origins-of.ts";
import type { FinderQuery } from "#app/names/finder/finder-query.ts";
import { type GeneratedSet, SET_SIZE } from "#app/names/finder/generated-set.ts";
import type { Found } from "#app/names/finder/found.ts";
import { FIRST_FOUND } from "#app/names/finder/search-names.ts";
import type { CountedRules } from "#app/names/finder/use-counts.ts";
import { type Hill, hillOf, type NamedHill, namedHill } from "./hill/hill.ts";

/** The name whose curve is the landscape of the cover: it has a valley to cross. */
const HILL_NAME: NameId = "hazel";

export type Years = Pick<Edition, "firstYear" | "lastYear">;

export type StarterName = { readonly id: NameId; readonly name: string; readonly gender: Gender };

/** All that the home page shows, as the server knows it. */
export type HomePage = {
  readonly edition: Edition;
  /** Names in the collection. */
  readonly collected: number;
  readonly set: GeneratedSet;
  /** The answer to the search in the address, if there is one. */
  readonly found: Found | null;
  readonly hill: Hill | null;
  /** The hill of the name that the address searches for. */
  readonly named: NamedHill | null;
  readonly starters: readonly StarterName[];
  /** Those that the collection has, the commonest first. */
  readonly origins: readonly Origin[];
  /** Null beside a search, whose filters are not shown before they are asked for. */
  readonly counted: CountedRules | null;
};

export function readHomePage(book: NameBook, { text, rules, draw, show }: FinderQuery, dice: Dice): HomePage {
  const { first, starterSet: _starterSet, ...same } = unchanging(book);
  return {
    ...same,
    set:
      draw === null
        ? first
        : {
            kind: "drawn",
            ...draw,
            names: book.summaries(book.draw(SET_SIZE, draw.rules, dice, draw.mood)),
          },
    counted: text === "" || show === "filters" ? { ...countCollection(book, rules), rules } : null,
    found: text === "" ? null : find(book, { text, rules, show }),
    named: named(book, text),
  };
}

/** The hill of a text that is a name on record. */
function named(book: NameBook, text: string): NamedHill | null {
  const curve = book.curve(foldName(text));
  return curve && namedHill(curve);
}

function find(book: NameBook, { text, rules, show }: Pick<FinderQuery, "text" | "rules" | "show">): Found {
  const { understood, notUnderstood, names, fact, care, tool, instead, page } = book.answer({ text, rules });
  const sent = show === "all" ? names : names.slice(0, FIRST_FOUND);
  return {
    text,
    rules,
    unsent: names.length - sent.length,
    understood: removableChips(text, understood),
    notUnderstood,
    names: sent.flatMap(({ id, why }) => {
      const summary = book.summary(id);
      return summary === undefined ? [] : { ...summary, why: { text: whyText(why) } };
    }),
    fact: fact && { ...fact, name: book.summary(fact.id)?.name ?? fact.id },
    care,
    tool,
    instead,
    page,
  };
}

type Unchanging = Pick<HomePage, "edition" | "collected" | "hill" | "starters" | "origins"> & {
  /** What everybody begins with. */
  readonly first: GeneratedSet;
  /** What both are made of. */
  readonly starterSet: typeof STARTER_SET;
};

const known = new WeakMap<NameBook, Unchanging>();

function unchanging(book: NameBook): Unchanging {
  const before = known.get(book);
  if (before?.starterSet === STARTER_SET) return before;
  const kept: Unchanging = {
    starterSet: STARTER_SET,
    first: {
      kind: "first",
      rules: NO_RULES,
      mood: USUAL_MOOD,
      names: book.summaries(STARTER_SET.slice(0, SHOWN_FIRST)),
    },
    edition: book.edition,
    collected: book.curatedIds.length,
    hill: hillOf(book.page(HILL_NAME)),
    starters: book
      .summaries(STARTER_SET)
      .map(({ id, name, gender }) => ({ id, name, gender }))
      .toSorted((a, b) => compareWords(a.name, b.name)),
    origins: originsOf(book),
  };
  known.set(book, kept);
  return kept;
}
