import type { Span } from "./spans.ts";

// Years as people call them.

export const DECADES_IN_WORDS: Readonly<Record<string, number>> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  aughts: 2000,
};
export const YEAR = "(?:18[89]\\d|19\\d\\d|20[0-4]\\d)";
export const DECADE = `(?:18[89]|19\\d|20[0-4])0[’']?s|[’']?\\d0[’']?s|(?:roaring )?(?:${Object.keys(DECADES_IN_WORDS).join("|")})`;
/** The records begin then. */
export const FIRST_YEAR = 1880;

/** Generations and ages as they are usually bounded; the records begin in 1880. */
const TIMES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  "victorian|victorian era|victorian age": [1880, 1901],
  "(?:the )?(?:late )?(?:1800s|19th century|nineteenth century)": [1880, 1899],
  "edwardian|edwardian era": [1901, 1910],
  "turn of the century": [1895, 1905],
  "(?:my |our )?parents[’']? (?:generation|age|time|era|day|days)": [1950, 1975],
  "(?:my|our) (?:own )?(?:generation|age group|age)": [1980, 1999],
  "greatest generation": [1901, 1927],
  "silent generation": [1928, 1945],
  "(?:baby )?boomers?|baby boom(?: generation)?": [1946, 1964],
  "gen(?:eration)?[ -]x(?:ers?)?": [1965, 1980],
  "millennials?|millenials?|gen(?:eration)?[ -]y": [1981, 1996],
  "gen(?:eration)?[ -]z|zoomers?": [1997, 2012],
  "gen(?:eration)?[ -]alpha": [2013, 2024],
  "jazz age|flapper|prohibition": [1920, 1929],
  "great depression|depression era": [1929, 1939],
  "wartime|world war (?:two|2|ii)|ww(?:2|ii)": [1939, 1945],
  "world war (?:one|1|i)|ww(?:1|i)": [1914, 1918],
  "mid[ -]?century(?: modern)?": [1945, 1965],
  y2k: [1997, 2003],
};

export const ERAS: Readonly<Record<string, Span>> = Object.fromEntries(
  Object.entries(TIMES).map(([, [from, to]], place) => [String(place), { from, to }]),
);
export const TIME_GROUPS = Object.keys(TIMES)
  .map((called) => `(${called})`)
  .join("|");
