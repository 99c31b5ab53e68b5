import { isTrusted } from "#domain/games/pool/is-trusted.ts";
import type { ScrambleItem } from "./item.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { type Doubts, doubtsOf, entryOf, type Known } from "#domain/games/pool/known.ts";

const LAST_RANK = 1000;

/** Doubts about letters to put in order: which names on record they are, and whether all are accepted. */
export function judgeScramble({ original, scrambled, hint, also = [] }: ScrambleItem, known: Known): Doubts {
  const { records } = known;
  const record = recordOf(records, original.toLowerCase());
  const ranks = [
    records.rankIn(record, "F", records.lastYear),
    records.rankIn(record, "M", records.lastYear),
  ];
  const letters = sorted(original);
  const moved = Array.from(scrambled).filter((letter, place) => letter !== original[place]).length;
  const others = namesByLetters(known)
    .get(letters)
    ?.filter((name) => name !== original);
  const gloss = /“(.+)”/.exec(hint)?.[1];
  const entry = entryOf(known, original);
  return doubtsOf(
    !/^[A-Z]{4,9}$/.test(original) && "not four to nine letters",
    !ranks.some((rank) => rank > 0 && rank <= LAST_RANK) && "not among the last year’s 1,000",
    sorted(scrambled) !== letters && "not the same letters",
    moved * 2 < original.length && "fewer than half of the letters moved",
    recordOf(records, scrambled.toLowerCase()) !== -1 && "the scramble is a name itself",
    also.toSorted().join() !== others?.toSorted().join() && "does not accept the names on record",
    gloss !== undefined && gloss !== entry?.meaning && "hints at another meaning",
    gloss !== undefined && !(entry !== undefined && isTrusted(entry)) && "hints at a disputed meaning",
    hint.toUpperCase().includes(original) && "the hint tells the name",
  );
}

const indexes = new WeakMap<Known["records"], ReadonlyMap<string, readonly string[]>>();

/** Names with births on record, in capitals, by their letters in order; made once, as there are 106,000. */
function namesByLetters({ records }: Known): ReadonlyMap<string, readonly string[]> {
  const found = indexes.get(records);
  if (found !== undefined) return found;
  const given = records.names
    .all()
    .flatMap((name, record) =>
      records.total(record, "F") + records.total(record, "M") > 0 ? [name.toUpperCase()] : [],
    );
  const index = Map.groupBy(given, sorted);
  indexes.set(records, index);
  return index;
}

function sorted(letters: string): string {
  return Array.from(letters).toSorted().join("");
}
