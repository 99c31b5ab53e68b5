import { href } from "react-router";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { RankBook, RankedName } from "#domain/places/ranks/rank-book.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import type { Choice } from "#app/names/places/choice.ts";
import { decadeName } from "./rank-words.ts";

/** A name in the top ten: its rank is told, because equal counts share one. */
export type TopName = {
  readonly id: NameId;
  readonly name: string;
  readonly rank: number;
  readonly text: string;
};

/** What a state used most in a decade. */
export type DecadeView = {
  readonly choices: readonly Choice[];
  /** Null: no decade is chosen. */
  readonly chosen: {
    readonly heading: string;
    readonly csv: string;
    readonly csvLabel: string;
    readonly lists: readonly { readonly babies: "girls" | "boys"; readonly names: readonly TopName[] }[];
  } | null;
};

/** The last rank of a top ten. */
const LAST = 10;

export function buildDecadeView(
  book: RankBook,
  nameOf: (id: NameId) => string,
  { place, slug, from }: { readonly place: number; readonly slug: string; readonly from: number | null },
): DecadeView {
  const path = href("/names/states/:state", { state: slug });
  const decade = book.decades.find((each) => each.from === from);
  const told = ({ id, rank, births }: RankedName): TopName => ({
    id,
    name: nameOf(id),
    rank,
    text: fillInAll(STATE_RANKS.state.births, { births: formatCount(births) }),
  });
  return {
    choices: book.decades.map((each) => ({
      label: decadeName(each),
      href: `${path}?from=${each.from}#decades`,
      isChosen: each === decade,
    })),
    chosen:
      decade === undefined
        ? null
        : {
            heading: fillInAll(STATE_RANKS.state.of, { decade: decadeName(decade) }),
            csv: `${href("/names/states/:state/names.csv", { state: slug })}?from=${decade.from}`,
            csvLabel: fillInAll(STATE_RANKS.state.download, { decade: decadeName(decade) }),
            lists: SEXES.map((sex) => ({
              babies: BABIES_OF[sex],
              names: book
                .top(place, sex, decade.from)
                .filter(({ rank }) => rank <= LAST)
                .map(told),
            })),
          },
  };
}
