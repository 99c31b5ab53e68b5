import type { Sex } from "#domain/names/records/records.ts";
import { MAP_COLUMNS, MAP_ROWS, STATES } from "#domain/places/states.ts";
import { STEP, TILE } from "./map-measures.ts";

const WIDTH = MAP_COLUMNS * STEP - (STEP - TILE);
const HEIGHT = MAP_ROWS * STEP - (STEP - TILE);
/** Beneath the middle, where a line of capitals looks centered. */
const BASELINE = TILE / 2 + 5;

const COLORS = { F: "g-girl", M: "g-boy" } as const satisfies Record<Sex, string>;

/** How tiles of a kind look ("pl-" and the kind is their class), and what that means. */
export type TileKind<Kind extends string> = {
  readonly kind: Kind;
  readonly legend: string;
  /** Whether letters on it are light. */
  readonly isDark?: boolean;
  /** Stands in the legend without a number, and even if no tile is of it. */
  readonly isAlwaysTold?: boolean;
};

type Drawn<Kind extends string> = {
  /** The kind of each state, in the order of STATES. */
  readonly tiles: readonly Kind[];
  /** In the order of the legend. */
  readonly kinds: readonly TileKind<Kind>[];
  readonly sex: Sex;
  readonly label: string;
  /** Place of the state that has a frame round it; none: -1. */
  readonly framed?: number;
};

/**
 * The tile map as HTML: one path for all tiles of a kind, then their letters. Fill, outline and hatching tell, so that no
 * color is needed. Sentences and a table beside it say the same, so nothing of it is read aloud but its label.
 */
export function tileMapHtml<Kind extends string>({ framed = -1, ...drawn }: Drawn<Kind>): string {
  const { tiles, kinds, sex, label } = drawn;
  const own = STATES[framed];
  const paths = kinds.map(({ kind }) => {
    const squares = STATES.flatMap(({ row, column }, state) =>
      tiles[state] === kind
        ? `M${column * STEP + 1} ${row * STEP + 1}h${TILE - 2}v${TILE - 2}h-${TILE - 2}z`
        : [],
    );
    return squares.length === 0 ? "" : `<path class=pl-${kind} d="${squares.join("")}" />`;
  });
  const dark = new Set(kinds.filter(({ isDark }) => isDark).map(({ kind }) => kind));
  const letters = (isLight: boolean) =>
    Array.from({ length: MAP_ROWS }, (_, row) => {
      const line = STATES.flatMap((each, state) => {
        const kind = tiles[state];
        return each.row === row && kind !== undefined && dark.has(kind) === isLight
          ? `<tspan x=${each.column * STEP + TILE / 2}>${each.code}</tspan>`
          : [];
      });
      const on = isLight ? " class=pl-on" : "";
      return line.length === 0 ? "" : `<text y=${row * STEP + BASELINE}${on}>${line.join("")}</text>`;
    }).join("");
  return [
    `<svg class="pl-map ${COLORS[sex]}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role=img aria-label="${label}">`,
    '<pattern id=pl-hatch width=6 height=6 patternUnits=userSpaceOnUse patternTransform="rotate(45)"><path d="M0 0v6" /></pattern>',
    ...paths,
    letters(false) + letters(true),
    own === undefined
      ? "</svg>"
      : `<rect class=pl-mine x=${own.column * STEP} y=${own.row * STEP} width=${TILE} height=${TILE} /></svg>`,
    legendHtml(drawn),
  ].join("");
}

/** What fills and outlines mean, with the number of states. */
function legendHtml<Kind extends string>({
  tiles,
  kinds,
  sex,
}: Omit<Drawn<Kind>, "label" | "framed">): string {
  const entries = kinds.flatMap(({ kind, legend, isAlwaysTold = false }) => {
    const count = tiles.filter((each) => each === kind).length;
    if (count === 0 && !isAlwaysTold) return [];
    const swatch = `<svg class=${COLORS[sex]} aria-hidden=true><rect class=pl-${kind} /></svg>`;
    return `<li>${swatch}${legend}${isAlwaysTold ? "" : ` (${count})`}`;
  });
  return `<ul class="pl-legend meta">${entries.join("")}</ul>`;
}
