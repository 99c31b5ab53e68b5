import { once } from "#domain/once.ts";

/** Lines of a packed text, found by what stands before their first bar. */
type PackedLines = {
  /** The first fields, in the order of the lines. */
  readonly firsts: () => readonly string[];
  /** Which line begins with this, of two the last; undefined for none. */
  readonly placeOf: (first: string) => number | undefined;
  /** The fields of a line; none where there is no such line. */
  readonly fieldsAt: (place: number) => readonly string[];
};

/** Nothing is taken apart before it is asked for: of thousands of lines a page shows a few, and many pages none. */
export function openLines(text: string): PackedLines {
  const lines = once(() => text.split("\n"));
  const firsts = once(() => lines().map(firstOf));
  const places = once(() => new Map(firsts().map((first, place) => [first, place])));
  return {
    firsts,
    placeOf: (first) => places().get(first),
    fieldsAt: (place) => lines()[place]?.split("|") ?? [],
  };
}

function firstOf(line: string): string {
  const end = line.indexOf("|");
  return end === -1 ? line : line.slice(0, end);
}
