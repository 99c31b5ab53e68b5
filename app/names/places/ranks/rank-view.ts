import { href } from "react-router";
import { STATE_RANKS } from "#content/places/rank-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { RankBook, StateRank } from "#domain/places/ranks/rank-book.ts";
import { BY_NAME, STATES, stateSlug } from "#domain/places/states.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { type Choice, mapAddress, SEX_LABELS } from "#app/names/places/choice.ts";
import { yearsOf } from "#app/names/places/map-words.ts";
import { type TileKind, tileMapHtml } from "#app/names/places/tile-map-html.ts";
import { type RankKind, rankKind } from "./rank-kind.ts";
import { decadeName, rankSummary } from "./rank-words.ts";

/** A name's ranks in the states in a decade; its map and its table are HTML. */
export type RankView = {
  readonly years: string;
  readonly sexes: readonly Choice[];
  /** What is said of the state that was asked for. */
  readonly asked: string | null;
};

type Asked = { readonly page: NamePage; readonly sex: Sex; readonly from: number; readonly state: number };

const { legend } = STATE_RANKS;
const KINDS: readonly TileKind<RankKind>[] = [
  { kind: "first", legend: legend.first, isDark: true },
  { kind: "ten", legend: legend.ten, isDark: true },
  { kind: "fifty", legend: legend.fifty },
  { kind: "hundred", legend: legend.hundred },
  { kind: "none", legend: legend.none },
];

/** Null where no state ranks the name in a decade that begins so. */
export function buildRankView(
  book: RankBook,
  { page, sex, from, state }: Asked,
): { readonly words: RankView; readonly html: { readonly map: string; readonly table: string } } | null {
  const ranks = book.ranks(page.id, sex, from);
  const decade = book.decades.find((each) => each.from === from);
  if (ranks === null || decade === undefined) return null;
  const years = yearsOf(decade);
  const label = `Ranks of ${page.summary.name} by state, ${BABIES_OF[sex]}, ${years}`;
  const sexes = SEXES.filter((each) => book.decadesOf(page.id, each).includes(decade));
  return {
    words: {
      years,
      sexes:
        sexes.length < 2
          ? []
          : sexes.map((each) => ({
              label: SEX_LABELS[each],
              href: mapAddress(page.id, each, from),
              isChosen: each === sex,
            })),
      asked: askedWords(state, ranks[state] ?? null, { years, babies: BABIES_OF[sex] }),
    },
    html: {
      map: `<p class=pl-say>${rankSummary(ranks)}</p>${tileMapHtml({
        tiles: ranks.map(rankKind),
        kinds: KINDS,
        sex,
        label: escapeHtml(label),
        framed: state,
      })}`,
      table: tableHtml(ranks, from),
    },
  };
}

/** The decades in which a state ranks the name, as links. */
export function decadeChoices(book: RankBook, { page, sex, from }: Omit<Asked, "state">): readonly Choice[] {
  return book.decadesOf(page.id, sex).map((decade) => ({
    label: decadeName(decade),
    href: mapAddress(page.id, sex, decade.from),
    isChosen: decade.from === from,
  }));
}

function askedWords(state: number, ranked: StateRank | null, told: { years: string; babies: string }) {
  const own = STATES[state];
  if (own === undefined) return null;
  if (ranked === null) return fillInAll(STATE_RANKS.askedNone, { state: own.name, ...told });
  const [rank, births] = [`${ranked.rank}`, formatCount(ranked.births)];
  return fillInAll(STATE_RANKS.asked, { state: own.name, rank, births, ...told });
}

/** The rows of the table: each state, which leads to its own list of the decade. */
function tableHtml(ranks: readonly (StateRank | null)[], from: number): string {
  return BY_NAME.map((state) => {
    const ranked = ranks[state.place];
    const to = `${href("/names/states/:state", { state: stateSlug(state) })}?from=${from}#decades`;
    const cells =
      ranked == null
        ? `<td class=meta colspan=2>${STATE_RANKS.table.none}`
        : `<td class=r>${ranked.rank}<td class=r>${formatCount(ranked.births)}`;
    return `<tr><th scope=row><a href="${to}">${state.name}</a>${cells}`;
  }).join("");
}
