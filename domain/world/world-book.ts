import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";

/** A spelling in a country, for one sex. */
export type WorldSeries = {
  /** Id of the country (countries.ts). */
  readonly country: string;
  readonly sex: Sex;
  /** As the country writes it: Seán. */
  readonly spelling: string;
  /** Years in which the name is listed; where it is not, it has fewer than the country's floor, or none. */
  readonly years: readonly WorldYear[];
};

/** Births of a year, and the rank among names of the sex: equal counts share the better one. */
export type WorldYear = { readonly year: number; readonly count: number; readonly rank: number };

/** A spelling in the newest year of a country that reaches the present. */
export type NewestSpelling = Omit<WorldSeries, "years"> & WorldYear & { readonly id: NameId };

/** Series that end before are history: they say nothing of now. */
export const NOW_FROM = 2023;

/** Births of names in other countries, by the letters of the name: a match of letters is no match of sound or sex. */
export type WorldBook = {
  readonly countries: readonly {
    readonly id: string;
    readonly firstYear: number;
    readonly lastYear: number;
  }[];
  series(id: NameId): readonly WorldSeries[];
  /** Every name in the newest year of each country that reaches the present: the whole file is read, which takes 0.3 s. */
  newest(): Iterable<NewestSpelling>;
  /** Births listed of a sex in a year, all names together; 0 where there are none. */
  listed(country: string, sex: Sex, year: number): number;
};

/** What the file says of itself. */
export type WorldHeader = {
  readonly countries: readonly {
    readonly id: string;
    readonly firstYear: number;
    readonly lastYear: number;
    /** From firstYear on. */
    readonly listed: Readonly<Record<Sex, readonly number[]>>;
  }[];
  /** First name of each block, where it begins behind the header, and its bytes. */
  readonly blocks: readonly (readonly [first: NameId, start: number, bytes: number])[];
};

/** How a file of births in other countries begins; data/world/README.md describes the rest. */
export const WORLD_MARK = "WORLD1\n";

/** All names of an unpacked block. */
export function namesOfBlock(block: string): readonly NameId[] {
  return block.split("\n\n").map((lines) => lines.slice(0, lines.indexOf("\n")));
}

/** The lines of a name in an unpacked block: "olivia", then a line for each series, ended by an empty one. */
export function seriesIn(block: string, id: NameId, { countries }: WorldHeader): readonly WorldSeries[] {
  const start = block.startsWith(`${id}\n`) ? 0 : block.indexOf(`\n\n${id}\n`) + 2;
  if (start === 1) return [];
  const end = block.indexOf("\n\n", start);
  const [, ...lines] = block.slice(start, end === -1 ? undefined : end).split("\n");
  return lines.map((line) => {
    const [country = "", sex, spelling = "", first, ...cells] = line.split(" ");
    const years = cells.flatMap((cell, place): readonly WorldYear[] => {
      const [count = "", rank = ""] = cell.split(",");
      return count === "" ? [] : [{ year: Number(first) + place, count: Number(count), rank: Number(rank) }];
    });
    return {
      country: countries[Number(country)]?.id ?? "",
      sex: sex === "F" ? "F" : "M",
      spelling: spelling.replaceAll("_", " "),
      years,
    };
  });
}

/** Every series of an unpacked block that goes up to its country's last year, if that is now. */
export function* newestIn(block: string, { countries }: WorldHeader): Generator<NewestSpelling> {
  for (const part of block.split("\n\n")) {
    const [id = "", ...lines] = part.split("\n");
    for (const line of lines) {
      const country = countries[Number(line.slice(0, line.indexOf(" ")))];
      if (country === undefined || country.lastYear < NOW_FROM) continue;
      const [, sex, spelling = "", first, ...cells] = line.split(" ");
      const [count = "", rank = ""] = cells.at(-1)?.split(",") ?? [];
      const year = Number(first) + cells.length - 1;
      if (year !== country.lastYear || count === "") continue;
      yield {
        id,
        country: country.id,
        sex: sex === "F" ? "F" : "M",
        spelling: spelling.replaceAll("_", " "),
        year,
        count: Number(count),
        rank: Number(rank),
      };
    }
  }
}
