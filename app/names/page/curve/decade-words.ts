import type { NamePage } from "#domain/names/page/name-page.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { birthsBetween } from "./births-between.ts";
import { percentWords } from "#domain/text/percent.ts";

/** To whom the name was given, decade by decade. */
export type DecadeView = {
  readonly text: string;
  /** Empty when only one sex is on the records: there is nothing to divide. */
  readonly rows: readonly {
    readonly decade: string;
    /** Percent of the bar. */
    readonly girls: number;
    readonly girlsWords: string;
    readonly boysWords: string;
    readonly births: string;
  }[];
};

export function buildDecadeView({ decades, girl, boy, summary, firstYear }: NamePage): DecadeView | null {
  const total = formatCount((girl?.total ?? 0) + (boy?.total ?? 0));
  if (girl === null && boy === null) return null;
  if (girl === null || boy === null) {
    const [all, none] = boy === null ? ["girls", "boys"] : ["boys", "girls"];
    return {
      text: `All ${total} babies listed as ${summary.name} since ${firstYear} are ${all}. In no year was the name given to five ${none} or more.`,
      rows: [],
    };
  }
  return {
    text: `Shares of all babies listed as ${summary.name}. In a year with fewer than five girls, or fewer than five boys, the records leave those few out, so they are missing here too.`,
    rows: decades.map(({ decade, births }) => {
      const girls = birthsBetween(girl, firstYear, decade, decade + 9);
      return {
        decade: `${decade}s`,
        girls: Math.round((girls / births) * 1000) / 10,
        girlsWords: girls === 0 ? "–" : percentWords(girls / births),
        boysWords: girls === births ? "–" : percentWords(1 - girls / births),
        births: formatCount(births),
      };
    }),
  };
}
