import { fileInDrawers } from "./search-drawers.ts";
import { type NameTable, lettersOf } from "./search-table.ts";

/** Ranks of names that hold a text of three letters or more, from one rank to another, best first. */
type FindParts = (
  text: string,
  from: number,
  to: number,
  isWanted: (rank: number) => boolean,
  room: number,
) => readonly number[];

const SIDE = 27;

/** Names are filed under each three letters that stand together in them; of a text, the rarest three are looked up. */
export function createPartIndex(table: NameTable): FindParts {
  const { letters, starts, ends } = table;
  const { first, ranks } = fileThrees(table);

  const holds = (rank: number, text: Uint8Array) => {
    const last = (ends[rank] ?? 0) - text.length;
    for (let start = starts[rank] ?? 0; start <= last; start++) {
      let at = 0;
      while (at < text.length && letters[start + at] === text[at]) at++;
      if (at === text.length) return true;
    }
    return false;
  };

  return (text, from, to, isWanted, room) => {
    const wanted = lettersOf(text);
    const found: number[] = [];
    let [start, end] = [0, wanted.length < 3 ? 0 : Infinity];
    for (let at = 0; at + 3 <= wanted.length; at++) {
      const three = threeAt(wanted, at);
      const [low, high] = [first[three] ?? 0, first[three + 1] ?? 0];
      if (high - low < end - start) [start, end] = [low, high];
    }
    for (let at = start; at < end && found.length < room; at++) {
      const rank = ranks[at] ?? 0;
      if (rank < from || rank === found.at(-1)) continue;
      if (rank >= to) break;
      if (isWanted(rank) && holds(rank, wanted)) found.push(rank);
    }
    return found;
  };
}

function fileThrees({ size, letters, starts, ends }: NameTable) {
  const slips = new Uint32Array(letters.length);
  const lastSlips = new Uint32Array(size);
  for (let rank = 0, count = 0; rank < size; rank++) {
    const last = (ends[rank] ?? 0) - 3;
    for (let at = starts[rank] ?? 0; at <= last; at++) slips[count++] = threeAt(letters, at);
    lastSlips[rank] = count;
  }
  return fileInDrawers(slips, lastSlips, SIDE ** 3);
}

function threeAt(letters: Uint8Array, at: number): number {
  return ((letters[at] ?? 0) * SIDE + (letters[at + 1] ?? 0)) * SIDE + (letters[at + 2] ?? 0);
}
