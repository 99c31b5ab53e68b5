import { lowerBound } from "#domain/lower-bound.ts";
import { comesBefore, readLetters } from "#domain/text/packed-letters.ts";
import { sharedUint32, sharedUint8 } from "./shared-arrays.ts";

/** Spellings one behind the other, a byte a letter; where each begins, and the end of the last. Plain data, which threads may share. */
export type PackedNames = { readonly letters: Uint8Array; readonly starts: Uint32Array };

/**
 * Sorted spellings by record number. Each is read from its letters when it is asked for, in 50 ns: kept as strings, a hundred
 * thousand would take 4 MB in each thread, and be an eighth of what its garbage collector visits.
 */
export type RecordNames = {
  readonly length: number;
  /** "" where no record has that number. */
  readonly at: (record: number) => string;
  /** The first that does not come before a text. */
  readonly firstFrom: (text: string) => number;
  /** All of them as strings, each time anew: not to be kept. */
  readonly all: () => string[];
};

/** Throws where a letter needs more than a byte: records are spelled in plain letters (BirthRecords.spellings). */
export function packNames(names: readonly string[]): PackedNames {
  const starts = sharedUint32(names.length + 1);
  names.forEach((name, record) => {
    starts[record + 1] = (starts[record] ?? 0) + name.length;
  });
  const letters = sharedUint8(starts[names.length] ?? 0);
  let end = 0;
  for (const name of names) {
    for (let at = 0; at < name.length; at++) {
      const code = name.charCodeAt(at);
      if (code > 0xff) throw new Error(`Birth records are damaged: "${name}" is not in plain letters.`);
      letters[end++] = code;
    }
  }
  return { letters, starts };
}

export function openNames({ letters, starts }: PackedNames): RecordNames {
  const start = (record: number) => starts[record] ?? 0;
  return namesOf(
    starts.length - 1,
    (record) => readLetters(letters, start(record), start(record + 1)),
    (record, text) => comesBefore(letters, start(record), start(record + 1), text),
  );
}

/** Names that stand in order. */
export function namesOf(
  length: number,
  at: (record: number) => string,
  isBefore = (record: number, text: string) => at(record) < text,
): RecordNames {
  return {
    length,
    at,
    firstFrom: (text) => lowerBound(0, length, (record) => isBefore(record, text)),
    all: () => Array.from({ length }, (_, record) => at(record)),
  };
}

/** All record numbers. */
export function recordNumbers({ names }: { readonly names: Pick<RecordNames, "length"> }): number[] {
  return Array.from({ length: names.length }, (_, record) => record);
}
