import type { NameId } from "#domain/names/entry/name.ts";

/** Names in one text, each between two line ends: letters are found in all of them as fast as in one. */
export type NamesText = {
  readonly text: string;
  /** For each letter of the text the place of its name; for a line end, of the name that it begins. */
  readonly places: Uint32Array;
  /** How many names there are. */
  readonly size: number;
};

export function textOfNames(ids: readonly NameId[]): NamesText {
  const text = `\n${ids.map((id) => `${id}\n`).join("")}`;
  const places = new Uint32Array(text.length);
  let at = 0;
  for (const [place, { length }] of ids.entries()) {
    places.fill(place, at, at + length + 1);
    at += length + 1;
  }
  return { text, places, size: ids.length };
}

/** The places of the names in which a part stands, perhaps with a line end at its beginning or its end; more than once where it stands there more than once. */
export function* placesOf({ text, places }: NamesText, part: string): Generator<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) yield places[at] ?? 0;
}
