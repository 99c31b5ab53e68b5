import { ownValue } from "#domain/own-value.ts";
import { STATES } from "#domain/places/states.ts";

/** Where names are to be popular: a country with figures of its own (domain/world/countries.ts), or a state by its place among the 51. */
export type PopularPlace = { readonly country: string } | { readonly state: number };

type PopularIn = {
  readonly place: PopularPlace;
  /** "Top 10"; null where no number is said. */
  readonly most: number | null;
  /** The characters that say so, from the first to the last. */
  readonly from: number;
  readonly to: number;
  /** The text with blanks in place of them, each other character where it was. */
  readonly rest: string;
};

/** Countries as parents call them; a part of a country stands for it where nothing else is published. */
const COUNTRIES_CALLED: Readonly<Record<string, string>> = {
  "england and wales": "england-wales",
  "great britain": "england-wales",
  "united kingdom": "england-wales",
  "u.k.": "england-wales",
  "northern ireland": "northern-ireland",
  "new zealand": "new-zealand",
  "new south wales": "australia-nsw",
  england: "england-wales",
  britain: "england-wales",
  uk: "england-wales",
  wales: "england-wales",
  london: "england-wales",
  scotland: "scotland",
  ireland: "ireland",
  france: "france",
  paris: "france",
  belgium: "belgium",
  poland: "poland",
  austria: "austria",
  norway: "norway",
  australia: "australia-nsw",
  sydney: "australia-nsw",
  ontario: "canada-ontario",
  toronto: "canada-ontario",
  canada: "canada-ontario",
  chile: "chile",
  germany: "germany-berlin",
  berlin: "germany-berlin",
};

const STATES_CALLED = new Map(STATES.map(({ name }, place) => [name.toLowerCase(), place]));

const PLACES = [
  ...Object.keys(COUNTRIES_CALLED),
  ...STATES_CALLED.keys(),
  "new york city",
  "nyc",
  "washington dc",
]
  .toSorted((one, other) => other.length - one.length)
  .map((place) => place.replaceAll(".", "\\."))
  .join("|");
const OTHERWISE: Readonly<Record<string, string>> = {
  "new york city": "new york",
  nyc: "new york",
  "washington dc": "district of columbia",
};

const POPULAR = new RegExp(
  "(?<!\\p{L})(?:(?:the|very|really|super|currently|more) )*(?:top (?<most>\\d{1,3})|(?:most[ -])?(?:popular|common|commonly used|given|used|loved|favou?rite)|top|trend(?:y|ing|iest)|hottest|fashionable|in style|favou?rites?|number (?:one|1)|no\\.? ?1|(?:what|wat|how) (?:do|are|r|does|is) (?:most |all )?(?:people|parents|moms|mothers|folks|they|everyone|everybody|families)(?=.*(?<!\\p{L})(?:nam(?:es?|ing)|call(?:ing)?|us(?:e|ing)|choos(?:e|ing)|pick(?:ing)?)(?!\\p{L})))(?!\\p{L})",
  "iu",
);
const IN = new RegExp(
  `(?<!\\p{L})(?:(?:in|of|from|for|across|around|by parents in|over in) (?:the )?(?<place>${PLACES})|(?<whose>${PLACES})['’]?s)(?!\\p{L})`,
  "iu",
);
const DENIED =
  /(?<!\p{L})(?:not|no|never|less|least|rare|un(?:popular|common|usual)|outside|isn['’]?t|aren['’]?t|but)(?!\p{L})/iu;
const YEARS = /(?<!\d)(?:1[89]|20)\d\d(?!\d)|\d0['’]?s(?!\p{L})/gu;
/** Years that mean what is given now. */
const NEW_FROM = 2015;

/** "Popular in France", "top 10 girl names in Texas": null where a place without figures, another time or no place is meant. */
export function readPopularIn(text: string): PopularIn | null {
  const [popular, where] = [POPULAR.exec(text), IN.exec(text)];
  if (popular === null || where === null || DENIED.test(text)) return null;
  const years = [...text.matchAll(YEARS)];
  if (years.some(([year]) => !(Number(year) >= NEW_FROM))) return null;
  const called = (where.groups?.["place"] ?? where.groups?.["whose"] ?? "").toLowerCase();
  const name = ownValue(OTHERWISE, called) ?? called;
  const country = COUNTRIES_CALLED[name];
  const state = STATES_CALLED.get(name);
  const place = country === undefined ? (state === undefined ? null : { state }) : { country };
  if (place === null) return null;
  const spans = [popular, where, ...years].map(({ index, 0: said }) => [index, index + said.length] as const);
  const blanked = spans.reduce(
    (left, [from, to]) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );
  return {
    place,
    most: popular.groups?.["most"] === undefined ? null : Number(popular.groups["most"]),
    from: Math.min(...spans.map(([from]) => from)),
    to: Math.max(...spans.map(([, to]) => to)),
    rest: blanked,
  };
}
