import { piecesOf } from "./pattern-pieces.ts";

/** Three characters each, as inLetters writes them; of what is shorter two; or a figure or a star alone, as few texts have one. */
export type Needed = ReadonlySet<string>;

/** What is known of all matches of a part of a pattern: the texts that they are, or else what each of them has some of. */
type Known = { readonly texts: readonly string[] | null; readonly needed: Needed | null };

/** How often some characters are met, as far as that is known: of more than one choice, what is met seldom tells more. */
type HowOften = (letters: string) => number;

const HOW_OFTEN = /^(?:[*+?]|\{\d)/;
const MAY_BE_NONE = /^(?:[*?]|\{0)/;
const AT_MOST_ONE = /^(?:\?|\{0,1\})/;
const LOOKS = /^\(\?(?:[=!]|<[=!])/;
const NO_WIDTH = new Set(["^", "$", "\\b", "\\B"]);

const NOTHING: Known = { texts: [""], needed: null };
const ANYTHING: Known = { texts: null, needed: null };
/** More texts than these are not told one by one; nor more letters of a class. */
const MOST_TEXTS = 30;
const MOST_LETTERS = 8;
const LETTERS = 3;
const FEWEST = 2;
const ALONE = /[1*]/;

/** Letters from outside the alphabet that a pattern without regard to case takes for one of it. */
const AS_LETTERS: ReadonlyMap<string, string> = new Map([
  ["\u017F", "s"],
  ["\u212A", "k"],
]);

/**
 * Makes a reader of what every match of a pattern has some of: where a text has none of it, the pattern need not be tried. Null where nothing is
 * known.
 */
export function createNeeds(howOften: HowOften): (pattern: RegExp) => Needed | null {
  // All patterns together have few pieces.
  const read = new Map<string, Known>();
  const ofPiece = (piece: string) => {
    const known = read.get(piece) ?? readPiece(piece);
    read.set(piece, known);
    return known;
  };
  return ({ source }) => neededIn(source, howOften, ofPiece);
}

function neededIn(source: string, howOften: HowOften, ofPiece: (piece: string) => Known): Needed | null {
  const pieces = piecesOf(source);
  let at = 0;

  /** Up to the end of a group, or of the pattern. */
  function alternatives(): Known {
    const all = [sequence()];
    while (pieces[at] === "|") {
      at++;
      all.push(sequence());
    }
    at++;
    const needed = all.length === 1 ? (all[0]?.needed ?? null) : union(all.map(neededOf));
    const texts = all.flatMap((each) => each.texts ?? []);
    const areTold = all.every((each) => each.texts !== null) && texts.length <= MOST_TEXTS;
    return { texts: areTold ? texts : null, needed };
  }

  function sequence(): Known {
    let best: Needed | null = null;
    let run: readonly string[] = [""];
    let isWhole = true;
    const offer = (other: Needed | null) => {
      best = rarer(best, other);
    };
    while (at < pieces.length && pieces[at] !== "|" && pieces[at] !== ")") {
      const { texts, needed } = item();
      const longer = texts === null ? [] : followed(run, texts);
      offer(needed);
      if (texts !== null && longer.length <= MOST_TEXTS) {
        run = longer;
        continue;
      }
      offer(rarestOfEach(run));
      isWhole = false;
      run = texts ?? [""];
    }
    if (isWhole) return { texts: run, needed: best };
    offer(rarestOfEach(run));
    return { texts: null, needed: best };
  }

  function item(): Known {
    const piece = pieces[at++] ?? "";
    const one = LOOKS.test(piece) ? lookedAt(piece) : piece.startsWith("(") ? alternatives() : ofPiece(piece);
    const times = pieces[at] ?? "";
    if (!HOW_OFTEN.test(times)) return one;
    at++;
    // However many blanks are one.
    const isBlank = one.texts?.join() === " ";
    if (AT_MOST_ONE.test(times) || (isBlank && MAY_BE_NONE.test(times)))
      return one.texts === null ? ANYTHING : { texts: [...one.texts, ""], needed: null };
    if (isBlank) return one;
    return MAY_BE_NONE.test(times) ? ANYTHING : { texts: null, needed: neededOf(one) };
  }

  /** What is looked at stands for no letter, but must be there, unless it must not. */
  function lookedAt(piece: string): Known {
    const looked = alternatives();
    return piece.endsWith("!") ? NOTHING : { texts: [""], needed: neededOf(looked) };
  }

  function neededOf({ texts, needed }: Known): Needed | null {
    return texts === null ? needed : rarer(needed, rarestOfEach(texts));
  }

  function rarer(one: Needed | null, other: Needed | null): Needed | null {
    if (one === null || other === null) return one ?? other;
    return often(other) < often(one) ? other : one;
  }

  /** Of each text the three characters that are met most seldom, or both; null where one has fewer. */
  function rarestOfEach(texts: readonly string[]): Needed | null {
    const rarest = new Set<string>();
    for (const text of texts) {
      const alone = ALONE.exec(text)?.[0];
      if (alone !== undefined) {
        rarest.add(alone);
        continue;
      }
      if (text.length < FEWEST) return null;
      let best = text.slice(0, LETTERS);
      for (let from = 1; from <= text.length - LETTERS; from++) {
        const other = text.slice(from, from + LETTERS);
        if (howOften(other) < howOften(best)) best = other;
      }
      rarest.add(best);
    }
    return rarest;
  }

  function often(needed: Needed): number {
    let sum = 0;
    for (const three of needed) sum += howOften(three);
    return sum;
  }

  return neededOf(alternatives());
}

/** A text in small letters from a to z: 1 for each figure, a star for each sign that stands for letters, a blank for any number of others. */
export function inLetters(text: string): string {
  return text
    .replaceAll(/[\u017F\u212A]/gu, (letter) => AS_LETTERS.get(letter) ?? letter)
    .toLowerCase()
    .replaceAll(/\d/g, "1")
    .replaceAll(/[_?]/g, "*")
    .replaceAll(/[^a-z1*]+/g, " ");
}

function readPiece(piece: string): Known {
  if (NO_WIDTH.has(piece)) return NOTHING;
  if (piece === ".") return ANYTHING;
  if (piece.startsWith("[")) return ofClass(piece.slice(1, -1));
  if (!piece.startsWith("\\")) return { texts: [inLetters(piece)], needed: null };
  if (piece === "\\s") return { texts: [" "], needed: null };
  if (piece === "\\d") return { texts: ["1"], needed: null };
  return /^\\[^\p{L}\p{N}]$/u.test(piece) ? { texts: [inLetters(piece.slice(1))], needed: null } : ANYTHING;
}

/** Of classes that leave letters out, of ranges and of kinds of letters nothing is known. */
function ofClass(members: string): Known {
  const plain = members
    .replaceAll(/\d-\d|\\d/g, "1")
    .replaceAll("\\s", " ")
    .replaceAll(/\\(?=[^\p{L}\p{N}])/gu, "");
  if (plain.startsWith("^") || plain.includes("\\") || /[^]-[^]/u.test(plain)) return ANYTHING;
  const texts = [...new Set(Array.from(plain, inLetters))];
  return texts.length > MOST_LETTERS ? ANYTHING : { texts, needed: null };
}

/** One after the other; blanks that meet are one. */
function followed(texts: readonly string[], others: readonly string[]): readonly string[] {
  const [only = "", another] = others;
  if (another === undefined && !only.startsWith(" ")) return texts.map((text) => text + only);
  const all = texts.flatMap((text) =>
    others.map((other) => text + (text.endsWith(" ") && other.startsWith(" ") ? other.slice(1) : other)),
  );
  return [...new Set(all)];
}

/** Some of one or the other; null where nothing is known of one. */
function union(all: readonly (Needed | null)[]): Needed | null {
  return all.includes(null) ? null : new Set(all.flatMap((each) => [...(each ?? [])]));
}
