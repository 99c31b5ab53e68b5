import { RECORDS } from "#content/site/records-edition.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { birthsBetween } from "./births-between.ts";
import { percentWords } from "#domain/text/percent.ts";

/** From this part of a decade's births on, its bar shows two sexes. */
const DIVIDED = 0.05;
/** In a decade with fewer a handful of babies would make a part of it. */
const FEW_BIRTHS = 100;

/** To whom the name was given, decade by decade. */
export type DecadeView = {
  readonly text: string;
  readonly rows: readonly {
    readonly decade: string;
    /** Percent of the bar. */
    readonly girls: number;
    readonly girlsWords: string;
    readonly boysWords: string;
    readonly births: string;
  }[];
};

/** Null where the name was given to one sex alone, or nearly: fifteen bars of one color tell nothing. */
export function buildDecadeView({ decades, girl, boy, summary, firstYear }: NamePage): DecadeView | null {
  if (girl === null || boy === null) return null;
  const rows = decades.map(({ decade, births }) => ({
    decade,
    births,
    girls: birthsBetween(girl, firstYear, decade, decade + 9),
  }));
  const isDivided = rows.some(
    ({ births, girls }) => births >= FEW_BIRTHS && Math.min(girls, births - girls) >= DIVIDED * births,
  );
  if (!isDivided && summary.gender !== "unisex") return null;
  return {
    text: `Shares of all babies listed as ${summary.name}. In a year with fewer than ${RECORDS.floorWord} girls, or fewer than ${RECORDS.floorWord} boys, the records leave those few out, so they are missing here too.`,
    rows: rows.map(({ decade, births, girls }) => ({
      decade: `${decade}s`,
      girls: Math.round((girls / births) * 1000) / 10,
      girlsWords: girls === 0 ? "–" : percentWords(girls / births),
      boysWords: girls === births ? "–" : percentWords(1 - girls / births),
      births: formatCount(births),
    })),
  };
}
