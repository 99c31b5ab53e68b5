import type { TypedName } from "./typed-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { FitBook } from "./book/fit-book.ts";
import { guessSound } from "./sound/guess-sound.ts";
import type { Phonemes, SoundSource } from "./sound/said.ts";
import { phonemesOfRespelling } from "./sound/said-of-respelling.ts";

/** One name of a full name, ready to be listened to. */
export type NamePart = {
  /** "Zoë". */
  readonly written: string;
  /** "zoe". */
  readonly letters: string;
  readonly said: Phonemes;
  readonly source: SoundSource;
};

export type NameParts = {
  readonly first: NamePart | null;
  readonly middles: readonly NamePart[];
  readonly surname: NamePart | null;
  readonly siblings: readonly NamePart[];
};

/** More are not looked at. */
const MOST_MIDDLES = 4;
const MOST_SIBLINGS = 6;

export function readName(typed: TypedName, book: FitBook): NameParts {
  const parts = (texts: readonly string[]) =>
    texts.map((text) => namePartOf(text, book)).filter((part) => part !== null);
  return {
    first: namePartOf(typed.first, book),
    middles: parts(typed.middle.split(/[\s,]+/)).slice(0, MOST_MIDDLES),
    surname: asFamilySays(namePartOf(typed.last, book), typed.sound),
    siblings: parts(typed.siblings.split(/[,;&\n]|\s+and\s+/i)).slice(0, MOST_SIBLINGS),
  };
}

/** First name, middle names and surname, as far as there are any. */
export function partsOf({ first, middles, surname }: NameParts): readonly NamePart[] {
  return [first, ...middles, surname].filter((part) => part !== null);
}

/** "Hazel June Whitfield". */
export function wholeName(name: NameParts): string {
  return partsOf(name)
    .map(({ written }) => written)
    .join(" ");
}

function asFamilySays(surname: NamePart | null, sound: string): NamePart | null {
  const said = phonemesOfRespelling(sound);
  return surname === null || said === "" ? surname : { ...surname, said, source: "family" };
}

/** Null for what has no Latin letters: the rules cannot read other scripts. */
export function namePartOf(text: string, book: Pick<FitBook, "soundOf">): NamePart | null {
  const written = text.trim().replaceAll(/\s+/g, " ");
  const letters = foldName(written);
  if (letters === "") return null;
  const whole = book.soundOf(letters);
  if (whole !== undefined) return { written, letters, ...whole };
  const words = written.split(/[\s\-'’.]+/).flatMap((word) => foldName(word) || []);
  if (words.length === 1) return { written, letters, said: guessSound(letters), source: "guess" };
  const sounds = words.map(
    (word) => book.soundOf(word) ?? { said: guessSound(word), source: "guess" as const },
  );
  return {
    written,
    letters,
    said: sounds
      .map(({ said }, at) => (at < sounds.length - 1 ? said.replaceAll("'", ",") : stressedOnce(said)))
      .join(""),
    source: sounds.some(({ source }) => source === "guess") ? "guess" : "dictionary",
  };
}

/** The last word of a surname carries the stress, also when it is one syllable: Van Dyke, O'Neal. */
function stressedOnce(said: Phonemes): Phonemes {
  return /[',]/.test(said) ? said : said.replace(/[iIeEaAOoUuV@RYWJ]/, "'$&");
}
