import { PLACES } from "#content/site/places-page.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { StateWord } from "#domain/places/state-figures.ts";
import { type TileKind, tileMapHtml } from "./tile-map-html.ts";

const { legend } = PLACES;
const KINDS: readonly TileKind<StateWord>[] = [
  { kind: "more", legend: legend.more, isDark: true },
  { kind: "about", legend: legend.about },
  { kind: "less", legend: legend.less },
  { kind: "few", legend: legend.few },
  { kind: "unshaded", legend: legend.unshaded, isAlwaysTold: true },
];

/** A name on the tile map, by what is said of each state; a frame round one that was asked for. */
export function mapHtml(words: readonly StateWord[], sex: Sex, label: string, framed = -1): string {
  return tileMapHtml({ tiles: words, kinds: KINDS, sex, label, framed });
}
