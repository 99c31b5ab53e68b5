import type { Chip } from "#domain/names/search/names-answer.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Reading } from "#domain/names/plain/reading.ts";

/** Given to so many babies last year, a name has been met by most here. */
const MET = { ...NO_RULES, births: [{ from: 100, to: Infinity }] };

/**
 * "Half Nigerian, half Irish", of which no name is both: the same of each home alone, those that people here know first. None
 * where no two homes are asked for.
 */
export function eachHome(asks: Reading): readonly Reading[] {
  const others = asks.asWell.filter(({ origins }) => origins.length > 0);
  if (others.length === 0 || asks.rules.origins.length === 0) return [];
  const asWell = asks.asWell.filter((each) => !others.includes(each));
  const homes = [asks.rules, ...others];
  // English is where one lives, and most that is English is of no other home: those of the other that people here know.
  const apart = homes.filter(({ origins }) => !isEnglish(origins));
  return (apart.length === 0 ? homes : apart).map(({ origins }) => ({
    ...asks,
    rules: { ...asks.rules, origins },
    asWell,
    first: [...asks.first, MET],
  }));
}

function isEnglish(origins: Reading["rules"]["origins"]): boolean {
  return origins.includes("English");
}

/** "White and Mexican names": the same of each home alone, so that none has all the first places. */
export function homesApart(asks: Reading): readonly Reading[] {
  return asks.homes.map((origins) => ({ ...asks, rules: { ...asks.rules, origins } }));
}

/** What the chips say then: each origin but the first is one to choose. */
export function eitherHome(chips: readonly Chip[], ofBoth: number): readonly Chip[] {
  const few = ofBoth === 0 ? "No name here is" : "Few names here are";
  const first = chips.find(({ kind }) => kind === "origin");
  return chips.map((chip) =>
    chip.kind === "origin"
      ? {
          ...chip,
          label: chip === first ? chip.label : `Or ${chip.label}`,
          rule: `${chip.rule}. ${few} at home in both: ${ofBoth === 0 ? "these" : "the others"} are from one or the other`,
        }
      : chip,
  );
}
