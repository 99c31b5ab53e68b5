import type { KeyboardEvent } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { Years } from "#app/names/home/home-page.ts";

/** Years that Page Up and Page Down move. */
const PAGE_YEARS = 10;

/** A year of the hill in words, and whose hill it is. */
export type HillReading = { readonly of: string; readonly year: number; readonly words: string };

type Props = {
  /** The last that could be read. */
  readonly reading: HillReading;
  /** The year that is wanted. */
  readonly year: number;
  readonly years: Years;
  readonly onMove: (year: number) => void;
};

/**
 * Reads the hill year by year. Over it lies the browser's own slider: arrows, Home and End, touch and screen readers are its
 * business. It stays while the living hill is fetched: what was begun with the finger or the keys goes on.
 */
export function HillYears({ reading, year, years: { firstYear, lastYear }, onMove }: Props) {
  const moveTo = (next: number) => onMove(Math.min(lastYear, Math.max(firstYear, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: PAGE_YEARS, PageDown: -PAGE_YEARS }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveTo(year + by);
  };
  return (
    <input
      type="range"
      className="bare-slider needs-script"
      aria-label={HOME_WORDS.hill.years(reading.of)}
      aria-valuetext={reading.year === year ? reading.words : undefined}
      min={firstYear}
      max={lastYear}
      value={year}
      onFocus={() => moveTo(year)}
      onChange={(event) => moveTo(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
    />
  );
}
