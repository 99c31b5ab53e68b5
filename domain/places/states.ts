/** A state, or the District of Columbia, and its square on the tile map: 8 rows of 11. */
export type State = {
  /** As the post writes it. */
  readonly code: string;
  readonly name: string;
  readonly row: number;
  readonly column: number;
};

export const MAP_ROWS = 8;
export const MAP_COLUMNS = 11;

/** By code: the place of a state here is its place in the tables of births by state. */
export const STATES: readonly State[] = [
  { code: "AK", name: "Alaska", row: 0, column: 0 },
  { code: "AL", name: "Alabama", row: 6, column: 6 },
  { code: "AR", name: "Arkansas", row: 5, column: 4 },
  { code: "AZ", name: "Arizona", row: 5, column: 1 },
  { code: "CA", name: "California", row: 4, column: 0 },
  { code: "CO", name: "Colorado", row: 4, column: 2 },
  { code: "CT", name: "Connecticut", row: 3, column: 9 },
  { code: "DC", name: "District of Columbia", row: 5, column: 8 },
  { code: "DE", name: "Delaware", row: 4, column: 9 },
  { code: "FL", name: "Florida", row: 7, column: 8 },
  { code: "GA", name: "Georgia", row: 6, column: 7 },
  { code: "HI", name: "Hawaii", row: 7, column: 0 },
  { code: "IA", name: "Iowa", row: 3, column: 4 },
  { code: "ID", name: "Idaho", row: 2, column: 1 },
  { code: "IL", name: "Illinois", row: 2, column: 5 },
  { code: "IN", name: "Indiana", row: 3, column: 5 },
  { code: "KS", name: "Kansas", row: 5, column: 3 },
  { code: "KY", name: "Kentucky", row: 4, column: 5 },
  { code: "LA", name: "Louisiana", row: 6, column: 4 },
  { code: "MA", name: "Massachusetts", row: 2, column: 10 },
  { code: "MD", name: "Maryland", row: 4, column: 8 },
  { code: "ME", name: "Maine", row: 0, column: 10 },
  { code: "MI", name: "Michigan", row: 2, column: 7 },
  { code: "MN", name: "Minnesota", row: 2, column: 4 },
  { code: "MO", name: "Missouri", row: 4, column: 4 },
  { code: "MS", name: "Mississippi", row: 6, column: 5 },
  { code: "MT", name: "Montana", row: 2, column: 2 },
  { code: "NC", name: "North Carolina", row: 5, column: 6 },
  { code: "ND", name: "North Dakota", row: 2, column: 3 },
  { code: "NE", name: "Nebraska", row: 4, column: 3 },
  { code: "NH", name: "New Hampshire", row: 1, column: 10 },
  { code: "NJ", name: "New Jersey", row: 3, column: 8 },
  { code: "NM", name: "New Mexico", row: 5, column: 2 },
  { code: "NV", name: "Nevada", row: 3, column: 1 },
  { code: "NY", name: "New York", row: 2, column: 8 },
  { code: "OH", name: "Ohio", row: 3, column: 6 },
  { code: "OK", name: "Oklahoma", row: 6, column: 3 },
  { code: "OR", name: "Oregon", row: 3, column: 0 },
  { code: "PA", name: "Pennsylvania", row: 3, column: 7 },
  { code: "RI", name: "Rhode Island", row: 2, column: 9 },
  { code: "SC", name: "South Carolina", row: 5, column: 7 },
  { code: "SD", name: "South Dakota", row: 3, column: 3 },
  { code: "TN", name: "Tennessee", row: 5, column: 5 },
  { code: "TX", name: "Texas", row: 7, column: 3 },
  { code: "UT", name: "Utah", row: 4, column: 1 },
  { code: "VA", name: "Virginia", row: 4, column: 7 },
  { code: "VT", name: "Vermont", row: 1, column: 9 },
  { code: "WA", name: "Washington", row: 2, column: 0 },
  { code: "WI", name: "Wisconsin", row: 2, column: 6 },
  { code: "WV", name: "West Virginia", row: 4, column: 6 },
  { code: "WY", name: "Wyoming", row: 3, column: 2 },
];

/** The same in the order in which people look for them, each with its place. */
export const BY_NAME: readonly (State & { readonly place: number })[] = STATES.map((state, place) => ({
  ...state,
  place,
})).toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** "north-carolina": a state in an address. */
export function stateSlug({ name }: State): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const BY_CODE = new Map(STATES.map((state, place) => [state.code, place]));
const BY_SLUG = new Map(STATES.map((state, place) => [stateSlug(state), place]));

/** The place of "OH" or "oh" in STATES, or -1. */
export function stateOfCode(code: string): number {
  return BY_CODE.get(code.toUpperCase()) ?? -1;
}

/** The place of "ohio" in STATES, or -1. */
export function stateOfSlug(slug: string): number {
  return BY_SLUG.get(slug) ?? -1;
}
