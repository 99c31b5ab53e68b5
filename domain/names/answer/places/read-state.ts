import { ownValue } from "#domain/own-value.ts";
import { STATES } from "#domain/places/states.ts";

/** A state that a text speaks of, by its place among the 51, and the text without it. */
type SaidState = { readonly state: number; readonly rest: string };

/** Cities whose state is meant where no more is known of them. */
const OTHERWISE: Readonly<Record<string, string>> = {
  "new york city": "new york",
  nyc: "new york",
  "washington dc": "district of columbia",
  "washington d.c.": "district of columbia",
  "d.c.": "district of columbia",
};
/** Codes that are no words: "in or" and "in me" say something else. */
const WORDS_TOO: ReadonlySet<string> = new Set("al co de hi id in la ma me mo oh ok or pa".split(" "));

const BY_NAME = new Map(STATES.map(({ name }, place) => [name.toLowerCase(), place]));
const BY_CODE = new Map(
  STATES.map(({ code }, place) => [code.toLowerCase(), place] as const).filter(
    ([code]) => !WORDS_TOO.has(code),
  ),
);

const NAMES = longestFirst([...BY_NAME.keys(), ...Object.keys(OTHERWISE)]);
const BEFORE = "(?:(?:living|live|lives|born|alive|given|used|there) )*(?:in|across|for|from|of|around)";
const WITHIN = new RegExp(
  `(?<!\\p{L})${BEFORE} (?:the )?(?:state of )?(?<state>${NAMES}|${longestFirst([...BY_CODE.keys()])})(?!\\p{L})`,
  "iu",
);
/** At the end, behind a question: "rank of Maverick Utah". */
const AT_END = new RegExp(`(?<=\\p{L}\\s+)(?<state>${NAMES})\\s*$`, "iu");

/** A word of each: most texts hold none, and are looked at no further. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...BY_NAME.keys(), ...BY_CODE.keys(), ...Object.keys(OTHERWISE)].map((name) => name.split(" ")[0] ?? ""),
);

/** The state that a text speaks of; null where it speaks of none. */
export function readState(text: string): SaidState | null {
  if (
    !text
      .toLowerCase()
      .split(/[^a-z.]+/)
      .some((word) => FIRST_WORDS.has(word))
  )
    return null;
  const match = WITHIN.exec(text) ?? AT_END.exec(text);
  const said = match?.groups?.["state"]?.toLowerCase();
  if (match === null || said === undefined) return null;
  const state = BY_NAME.get(ownValue(OTHERWISE, said) ?? said) ?? BY_CODE.get(said);
  if (state === undefined) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { state, rest: rest.replaceAll(/\s+/g, " ").trim() };
}

const ASKS_STATE =
  /(?<!\p{L})(?:(?:what|which|wich) (?:us )?states?|by state|states? (?:with|has|have)|where (?:is|are)(?=.*(?<!\p{L})(?:most|more) (?:popular|common|used|given)))(?!\p{L})/iu;
/** Words beside the name in such a question. */
const BESIDE: ReadonlySet<string> = new Set(
  "what which wich where state states us usa has have is are was the a most more many name names named called common popular popularity used use uses using given in by of for people kids babies boys girls map do does love likes like often with highest number rank".split(
    " ",
  ),
);

/** Of a question in which states a name is given most, what may be the name; null of any other text. */
export function readWhichState(text: string): string | null {
  if (!/state|where/i.test(text) || !ASKS_STATE.test(text)) return null;
  const left = (text.match(/[\p{L}'’-]+/gu) ?? []).filter((word) => !BESIDE.has(word.toLowerCase()));
  return left.length === 1 ? (left[0] ?? null) : null;
}

function longestFirst(names: readonly string[]): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(".", "\\."))
    .join("|");
}
