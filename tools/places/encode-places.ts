import { markedHead } from "#domain/marked-file.ts";
import { PLACES_MARK, type PlacesHeader } from "#domain/places/place-tables.ts";
import { type NameByState, WINDOW_YEARS } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";

type NewestRow = NameByState & { readonly slot: number };
type OlderRow = { readonly slot: number; readonly shades: readonly number[] };

/** The bytes that decodePlaces reads, before compression. A state's column is one run: what stands together is alike. */
export function encodePlaces(
  header: PlacesHeader,
  newest: readonly NewestRow[],
  older: readonly (readonly OlderRow[])[],
): Uint8Array {
  const states = STATES.map((_, state) => state);
  const years = Array.from({ length: WINDOW_YEARS }, (_, year) => year);
  const planes = [
    ...slotPlanes(newest),
    ...states.map((state) => newest.map(({ listed }) => (listed[state] ?? 0) & 255)),
    ...states.map((state) => newest.map(({ listed }) => (listed[state] ?? 0) >> 8)),
    ...states.map((state) => newest.map(({ hidden }) => hidden[state] ?? 0)),
    ...years.map((year) => newest.map(({ unlisted }) => zigzag(unlisted[year] ?? 0) & 255)),
    ...years.map((year) => newest.map(({ unlisted }) => zigzag(unlisted[year] ?? 0) >> 8)),
    ...older.flatMap((rows) => [
      ...slotPlanes(rows),
      ...states.map((state) => rows.map(({ shades }) => shades[state] ?? 0)),
    ]),
  ];
  return Buffer.concat([markedHead(PLACES_MARK, header), ...planes.map((plane) => Uint8Array.from(plane))]);
}

function slotPlanes(rows: readonly { readonly slot: number }[]): number[][] {
  return [0, 8, 16].map((shift) => rows.map(({ slot }) => (slot >> shift) & 255));
}

/** The editions differ: a state may list more than the nation. */
function zigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1;
}
