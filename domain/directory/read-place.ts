import { ownValue } from "#domain/own-value.ts";
import { INTERNATIONAL, type State } from "./choices.ts";
import { isOneSlipAway } from "./one-slip.ts";

/** What people write for a state. */
export type PlaceWords = {
  /** Its two letters. */
  readonly letters: Readonly<Record<string, State>>;
  /** Letters that are a word besides: they count after a city, or in capitals. */
  readonly lettersLikeWords: readonly string[];
  /** Of each state places in small letters, without accents: cities, regions, and countries. */
  readonly places: Readonly<Partial<Record<State, readonly string[]>>>;
  /** Of ZIP codes the first three digits, from and to. */
  readonly zips: readonly (readonly [from: number, to: number, state: State])[];
  /** Places that look like a state or a city, and are none that the directory knows. */
  readonly elsewhere: readonly string[];
};

/** A place in a text: characters from and up to "to". */
type ReadPlace = {
  readonly state: State;
  /** As it was typed. */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
};

type Word = { readonly text: string; readonly folded: string; readonly from: number; readonly to: number };

/** A state, and its name in small letters. */
type Small = readonly [said: string, state: State];

const MOST_WORDS = 3;
/** Shorter names of states with a slip are words of their own. */
const SHORTEST_WITH_SLIP = 7;

/** Makes a reader of places: a state, or the state of a city. "Near me" is no place. */
export function createPlaceReader(
  { letters, lettersLikeWords, places, zips, elsewhere }: PlaceWords,
  states: readonly State[],
): (text: string) => ReadPlace | null {
  const small = states.map((state): Small => [state.toLowerCase(), state]);
  const known = new Map<string, State>([
    ...states.flatMap((state) => (places[state] ?? []).map((place) => [place, state] as const)),
    ...small,
  ]);
  const byLength = Map.groupBy(
    small.filter(([, state]) => state !== INTERNATIONAL),
    ([said]) => said.length,
  );
  const none = new Set(elsewhere);
  const likeWords = new Set(lettersLikeWords);

  const ofLetters = ({ text }: Word, isAfterCity: boolean): State | undefined => {
    const typed = text.toLowerCase();
    if (likeWords.has(typed) && !isAfterCity && text !== text.toUpperCase()) return undefined;
    return ownValue(letters, typed);
  };

  return (text) => {
    const words = wordsIn(text);
    let found: ReadPlace | null = null;
    for (let at = 0; at < words.length; at++) {
      for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size--) {
        const [first, last] = [words[at], words[at + size - 1]];
        if (first === undefined || last === undefined) continue;
        const said = joinedFrom(words, at, size);
        if (none.has(said)) {
          at += size - 1;
          break;
        }
        const isAlone = words.length === 1;
        const state =
          known.get(said) ??
          (size === 1 && !isAlone ? ofLetters(first, found?.to === first.from - 1) : undefined) ??
          withSlip(said, byLength);
        if (state === undefined) continue;
        found = joined(found, { state, from: first.from, to: last.to }, text, known);
        at += size - 1;
        break;
      }
    }
    return found ?? ofZip(text, zips);
  };
}

/** Five digits that count nothing: "10000 babies" is no place. */
const ZIP =
  /(?<![\p{L}\d$.,-])(\d{3})\d\d(?:-\d{4})?(?![\p{L}\d%]|[.,]\d| (?:bab|birth|people|dollar|bucks|girl|boy|kid|step|name))/u;

function ofZip(text: string, zips: PlaceWords["zips"]): ReadPlace | null {
  const found = ZIP.exec(text);
  if (found === null) return null;
  const begins = Number(found[1]);
  const state = zips.find(([from, to]) => from <= begins && begins <= to)?.[2];
  const [typed] = found;
  const { index } = found;
  return state === undefined ? null : { state, typed, from: index, to: index + typed.length };
}

/** A city and then its state are one place, and the state decides; of two places the first counts. */
function joined(
  before: ReadPlace | null,
  { state, from, to }: Omit<ReadPlace, "typed">,
  text: string,
  known: ReadonlyMap<string, State>,
): ReadPlace {
  if (before === null) return { state, from, to, typed: text.slice(from, to) };
  const gap = text.slice(before.to, from);
  const isCity = before.typed.toLowerCase() !== before.state.toLowerCase() && known.has(folded(before.typed));
  if (!isCity || gap.replaceAll(/[\s,]/g, "") !== "") return before;
  return { state, from: before.from, to, typed: text.slice(before.from, to) };
}

/** "2nd" is no North Dakota. */
function wordsIn(text: string): readonly Word[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{M}\p{N}'’.])[\p{L}\p{M}'’.]+/gu), ({ 0: found, index }) => ({
    text: found.replaceAll(".", ""),
    folded: folded(found),
    from: index,
    to: index + found.length,
  }));
}

/** So many words from one on, with a blank between them. */
function joinedFrom(words: readonly Word[], from: number, size: number): string {
  let said = words[from]?.folded ?? "";
  for (let at = from + 1; at < from + size; at++) said += ` ${words[at]?.folded ?? ""}`;
  return said;
}

function folded(text: string): string {
  if (/^[a-z]+$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’.]/gu, "")
    .toLowerCase();
}

/** The one state that a slip away is: "pensylvania". */
function withSlip(said: string, states: ReadonlyMap<number, Small[]>) {
  if (said.length < SHORTEST_WITH_SLIP) return undefined;
  const near: Small[] = [];
  for (let length = said.length - 1; length <= said.length + 1; length++)
    for (const state of states.get(length) ?? []) if (isOneSlipAway(said, state[0])) near.push(state);
  return near.length === 1 ? near[0]?.[1] : undefined;
}
