import type { BrowseShelf } from "#domain/names/browse/browse-shelf.ts";
import { heaviestFirst } from "#domain/names/browse/heaviest-first.ts";
import { asksGenderOnly, NO_RULES, type NameRules, rulesSet } from "#domain/names/browse/name-rules.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { LikeName, LikeThese } from "#domain/names/like/like-these.ts";
import { otherSex } from "#domain/names/like/other-sex.ts";
import type { NameQuery, NameSearch } from "#domain/names/name-book.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import { ruleAt } from "#domain/names/plain/plain-rules.ts";
import type { Reading } from "#domain/names/plain/reading.ts";
import { wishWordsOf, wordsOf } from "#domain/names/entry/words-of.ts";
import { isAmong } from "./by-name/answer-by-names.ts";
import { inTurn } from "./by-name/in-turn.ts";
import { beyondEntries, foremostOf, type SearchedTheme } from "./sets/beyond-entries.ts";
import { unwantedBy } from "./by-name/unwanted-by.ts";
import type { Hit } from "./hit.ts";
import { createRecordedNames, RECORDED } from "./recorded-names.ts";
import type { FitsOf } from "./search-fits.ts";
import type { Why } from "./why.ts";

/** Names in an answer at most, unless another number is asked for. */
export const LIMIT = 50;

/** The names most like those that are liked, out of which rules choose. */
const LIKE_POOL = 200;

/** A name that is given to one baby in so many is meant as it is written; a slip is one of a name given to one in so many. */
const KNOWN_TO_ONE = 50_000;
const MEANT_TO_ONE = 5000;

/** Fewer names that mean a word are followed by those of its theme. */
const FEW_MEANT = 10;

/** "Sunshine or happiness": names of the one, and of the other. */
const EITHER = /\s+or\s+/i;

const FITS: Why = { kind: "fits" };

export type FindingSources = {
  readonly search: NameSearch;
  readonly shelf: () => BrowseShelf;
  readonly fitsOf: FitsOf;
  readonly like: LikeThese;
  readonly themes: readonly SearchedTheme[];
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
};

/** Makes what finds the names for wishes that were read: best first, and all of them met. */
export function createFinding({ search, shelf, fitsOf, like, themes, summaryOf }: FindingSources) {
  const recorded = createRecordedNames(() => search.recorded(RECORDED));

  /** So many of those most like the liked, of the sex of use that is asked for. A liked name may be misspelled, too. */
  function likeThose(
    liked: readonly NameId[],
    pool: number,
    sex: GenderFilter = "all",
    fits?: (id: NameId) => boolean,
  ): readonly LikeName[] {
    const ids = liked.map(likelyMeant);
    return like(ids, pool, {
      ...otherSex(
        sex,
        ids.flatMap((id) => summaryOf(id) ?? []),
      ),
      ...(fits && { fits }),
    });
  }

  /** A spelling that hardly anybody bears is a slip, if it is one of a name that many do. */
  function likelyMeant(id: NameId): NameId {
    const summary = summaryOf(id);
    if (summary !== undefined && isMetOften(summary, KNOWN_TO_ONE)) return id;
    const [near] = search.didYouMean(id, 1);
    const other = near === undefined ? undefined : summaryOf(near);
    const isOther = other !== undefined && (summary === undefined || isMetOften(other, MEANT_TO_ONE));
    return isOther ? other.id : id;
  }

  return function namesFor({ text, rules, limit = LIMIT }: NameQuery, asks: Reading): readonly Hit[] {
    if (asks.isNothing || (text.trim() === "" && asksGenderOnly(rules))) return [];
    const { rest, row, means, like: liked, rules: plain, asWell, denied, first } = asks;
    const asked = [rules, plain, ...asWell];
    const unwanted = unwantedBy(search, asks);
    const allFit = (): ((id: NameId) => boolean) => {
      const fits = fitsOf(asked);
      const isLeftOut = denied.map((each) => fitsOf([each]));
      return (id) => fits(id) && !unwanted.has(id) && !isLeftOut.some((isOne) => isOne(id));
    };
    const [gender = "all", other = gender] = asked.flatMap((each) =>
      each.gender === "all" ? [] : each.gender,
    );
    if (gender !== other) return [];

    if (row.length > 0) {
      const found = row.map((name) => search.find(name, gender, limit, allFit()));
      return inTurn(found).slice(0, limit);
    }
    if (rest === "" && means === null) {
      if (liked.length === 0) {
        const origins = asked.flatMap((each) => each.origins);
        const preferred = first.length === 0 ? namedFirst(search, text, asks.chips) : fitsOf(first);
        const pool = preferred === null ? limit : LIKE_POOL;
        const all = heaviestFirst(shelf(), asked, pool + unwanted.most, denied);
        const fitting = unwanted.most === 0 ? all : all.filter(({ id }) => !unwanted.has(id));
        const best = foremost(fitting, preferred);
        const listed = best.map(({ id, traits }): Hit => ({ id, why: whyItFits(traits, origins) }));
        const beyond = denied.length > 0 ? [] : beyondEntries(themes, asked, fitsOf);
        if (beyond.length > 0) {
          const known = beyond.filter((id) => !unwanted.has(id)).map((id): Hit => ({ id, why: FITS }));
          listed.splice(foremostOf(best, asked), 0, ...known);
        }
        const curated = listed.slice(0, limit);
        const others = recorded([...asked, ...denied], allFit, limit - curated.length);
        return [...curated, ...others.map((id): Hit => ({ id, why: FITS }))];
      }
      // Choosing takes time as the square of what is chosen: no more than are asked for.
      const takesAny =
        denied.length === 0 && unwanted.most === 0 && asked.every((each) => rulesSet(each).length === 0);
      return likeThose(liked, Math.min(limit, LIMIT), gender, takesAny ? undefined : allFit()).map(
        ({ summary, reasons }) => ({ id: summary.id, why: { kind: "like", reasons: reasons() } }),
      );
    }
    const isFree = asked.every(asksGenderOnly) && denied.length === 0 && unwanted.most === 0;
    const conditions = isFree ? [] : [allFit()];
    if (liked.length > 0) conditions.push(isAmong(likeThose(liked, LIKE_POOL).map(({ summary }) => summary)));
    if (means !== null && rest !== "") conditions.push(isAmong(search.findMeant(means, gender, Infinity)));
    const fits = conditions.length === 0 ? undefined : (id: NameId) => conditions.every((test) => test(id));
    if (means === null || rest !== "") return search.find(rest, gender, limit, fits);
    const meant = inTurn(
      means.split(EITHER).map((each) => search.findMeant(each, gender, limit, fits)),
    ).slice(0, limit);
    if (meant.length >= FEW_MEANT || liked.length > 0) return meant;
    const theme = themeOfMeaning(means, themes);
    if (theme === null) return meant;
    const alike = heaviestFirst(shelf(), [...asked, theme], limit + unwanted.most, denied).map(
      ({ id }): Hit => ({ id, why: FITS }),
    );
    const isNew = ({ id }: Hit) => !unwanted.has(id) && meant.every((hit) => hit.id !== id);
    return [...meant, ...alike.filter(isNew)].slice(0, limit);
  };
}

/** A theme of several things: "Herbs, spices and fruit". */
const OF_SEVERAL = /, | and /;

/** "Spice names": of a theme that is more than was said, the names that mean what was said. Null where it is not so. */
function namedFirst(
  { findMeant, meantInstead }: Pick<NameSearch, "findMeant" | "meantInstead">,
  text: string,
  chips: Reading["chips"],
): ((id: NameId) => boolean) | null {
  const [broad, ...others] = chips.filter(({ kind }) => kind === "theme");
  if (broad === undefined || others.length > 0 || !OF_SEVERAL.test(broad.label)) return null;
  const said = text.slice(broad.from, broad.to);
  // What a theme is called by first is what it is of.
  const isOfAll = wishWordsOf(said).some((word) => wordsOf(broad.label).indexOf(word) < 1);
  return isOfAll || meantInstead(said)?.length === 0 ? null : isAmong(findMeant(said, "all", LIKE_POOL));
}

/** Those that fit before the others, each in their order. */
function foremost<Named extends { readonly id: NameId }>(
  names: readonly Named[],
  fits: ((id: NameId) => boolean) | null,
): readonly Named[] {
  return fits === null
    ? names
    : names.toSorted((one, other) => Number(fits(other.id)) - Number(fits(one.id)));
}

/** The names whose gloss says nearly that: of a theme of the same word that is told by glosses. */
function themeOfMeaning(means: string, themes: readonly Theme[]): NameRules | null {
  const isTold = (id: string) =>
    themes.some((theme) => theme.id === id && theme.rule?.startsWith("Means ") === true);
  const told = [means, ...means.split(" ")].map((words) => {
    const asked = ruleAt(`${words} names`, 0, themes);
    const isTheme = asked?.kind === "theme" && asked.to === words.length;
    return isTheme ? (asked.rules.themes?.filter(isTold) ?? []) : [];
  });
  const [whole = [], ...parts] = told;
  // "Brave warrior": of each word a theme, or none.
  const found = whole.length > 0 || parts.some((part) => part.length === 0) ? whole : parts.flat();
  return found.length === 0 ? null : { ...NO_RULES, themes: [...new Set(found)] };
}

/** A name that is found by its second origin, or by where it is in use, shows its first: the reason names the other. */
function whyItFits({ origins, uses }: NameTraits, asked: readonly Origin[]): Why {
  const [first, ...others] = origins;
  if (first === undefined || asked.includes(first)) return FITS;
  const word = others.find((origin) => asked.includes(origin));
  if (word !== undefined) return { kind: "origin", word };
  // Of several languages that were asked for, one would tell too little.
  const [use, another] = uses.filter((each) => asked.includes(each));
  return use === undefined || another !== undefined ? FITS : { kind: "use", word: use };
}
