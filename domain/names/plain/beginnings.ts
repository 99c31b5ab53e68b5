/** What something may begin with: three letters each, in small ones, or fewer where it ends. ANY stands for whichever. */
export type Beginnings = ReadonlySet<string>;

const ANY = "\0";
export const LETTERS = 3;
const NOTHING: Beginnings = new Set([""]);

/** One piece of a pattern's source: a class, an escape, the opening of a group, how often, or a letter. */
const PIECE =
  /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|\(\?(?:[:=!]|<[=!])|\(|\)|\||(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gu;

/**
 * What a match of a pattern may begin with, in any case of letters. It may name some too many and never one too few: where
 * none of them stands, the pattern need not be tried. Of patterns whose groups have no names, and to which nothing refers back.
 */
export function beginningsOf({ source }: RegExp): Beginnings {
  return ofAlternatives((source.match(PIECE) ?? []).values());
}

/** The beginnings that stand for a text which goes on with so many small letters: all of them or fewer, each as it is or as whichever. */
export function beginningsFor(letters: string): readonly string[] {
  let longest = [""];
  const all = [...longest];
  for (const letter of letters) {
    longest = longest.flatMap((start) => [start + letter, start + ANY]);
    all.push(...longest);
  }
  return all;
}

/** Reads up to the end of a group, or of the pattern. */
function ofAlternatives(pieces: IterableIterator<string>): Beginnings {
  const all = new Set<string>();
  let behind = NOTHING;
  let last = NOTHING;
  /** How deep in groups of which nothing needs to be known, since all before them says enough. */
  let depth = 0;
  const end = () => followed(behind, last).forEach((each) => all.add(each));
  for (const piece of pieces) {
    if (depth === 0 && piece === ")") break;
    if (depth === 0 && piece === "|") {
      end();
      [behind, last] = [NOTHING, NOTHING];
    } else if (isWhole(behind)) depth += piece.startsWith("(") ? 1 : piece === ")" ? -1 : 0;
    else if (HOW_OFTEN.test(piece)) last = repeated(last, piece);
    else {
      behind = followed(behind, last);
      last = NOTHING;
      if (!isWhole(behind)) last = ofPiece(piece, pieces);
      else if (piece.startsWith("(")) depth = 1;
    }
  }
  end();
  return all;
}

const HOW_OFTEN = /^(?:[*+?]|\{\d)/;
const MAY_BE_NONE = /^(?:[*?]|\{0)/;
const IS_ONCE = /^\?/;

function repeated(one: Beginnings, often: string): Beginnings {
  let more = one;
  if (!IS_ONCE.test(often)) {
    for (let time = 1; time < LETTERS; time++) more = followed(one, more.union(NOTHING));
  }
  return MAY_BE_NONE.test(often) ? more.union(NOTHING) : more;
}

function followed(one: Beginnings, other: Beginnings): Beginnings {
  if (one === NOTHING) return other;
  if (other === NOTHING || isWhole(one)) return one;
  const all = new Set<string>();
  for (const start of one) {
    if (start.length === LETTERS) all.add(start);
    else for (const end of other) all.add((start + end).slice(0, LETTERS));
  }
  return all;
}

/** Whether nothing that follows can say more. */
function isWhole(all: Beginnings): boolean {
  for (const { length } of all) if (length < LETTERS) return false;
  return true;
}

function ofPiece(piece: string, pieces: IterableIterator<string>): Beginnings {
  if (piece === "(" || piece === "(?:") return ofAlternatives(pieces);
  if (piece.startsWith("(?")) {
    // What is only looked at stands for no letter itself.
    ofAlternatives(pieces);
    return NOTHING;
  }
  if (piece === "^" || piece === "$") return NOTHING;
  const known = read.get(piece) ?? lettersIn(piece);
  read.set(piece, known);
  return known;
}

/** Pieces that were read: all patterns together have few. */
const read = new Map<string, Beginnings>();

function lettersIn(piece: string): Beginnings {
  if (piece === "\\d") return new Set("0123456789");
  const letters = piece.startsWith("[") ? piece.slice(1, -1) : piece.replace(/^\\(?![\p{L}\p{N}])/u, "");
  // Of ranges, kinds and what is left out, nothing is known.
  const isOther = /[-^\\]/.test(letters) ? letters.length > 1 : letters === ".";
  return new Set(isOther ? [ANY] : letters.toLowerCase());
}
