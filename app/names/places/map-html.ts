import { PLACES } from "#content/site/places-page.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { StateWord } from "#domain/places/state-figures.ts";
import { MAP_COLUMNS, MAP_ROWS, STATES } from "#domain/places/states.ts";
import { STEP, TILE } from "./map-measures.ts";

const WIDTH = MAP_COLUMNS * STEP - (STEP - TILE);
const HEIGHT = MAP_ROWS * STEP - (STEP - TILE);
/** Beneath the middle, where a line of capitals looks centered. */
const BASELINE = TILE / 2 + 5;

const ORDER = ["about", "more", "less", "few", "unshaded"] as const satisfies readonly StateWord[];
const COLORS = { F: "g-girl", M: "g-boy" } as const satisfies Record<Sex, string>;

/**
 * The tile map as HTML: one path for all tiles of a kind, then their letters. Fill, outline and hatching tell, so that no
 * color is needed; a frame round one that was asked for. Sentences and a table beside it say the same, so nothing of it is read aloud but its label.
 */
export function mapHtml(words: readonly StateWord[], sex: Sex, label: string, framed = -1): string {
  const own = STATES[framed];
  const paths = ORDER.map((kind) => {
    const tiles = STATES.flatMap(({ row, column }, state) =>
      words[state] === kind
        ? `M${column * STEP + 1} ${row * STEP + 1}h${TILE - 2}v${TILE - 2}h-${TILE - 2}z`
        : [],
    );
    return tiles.length === 0 ? "" : `<path class=pl-${kind} d="${tiles.join("")}" />`;
  });
  const letters = (isMore: boolean) =>
    Array.from({ length: MAP_ROWS }, (_, row) => {
      const line = STATES.flatMap((each, state) =>
        each.row === row && (words[state] === "more") === isMore
          ? `<tspan x=${each.column * STEP + TILE / 2}>${each.code}</tspan>`
          : [],
      );
      const on = isMore ? " class=pl-on" : "";
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
    legendHtml(words, sex),
  ].join("");
}

/** What fills and outlines mean, with the number of states. */
function legendHtml(words: readonly StateWord[], sex: Sex): string {
  const swatch = (kind: StateWord) =>
    `<svg class=${COLORS[sex]} aria-hidden=true><rect class=pl-${kind} /></svg>`;
  const entries = (["more", "about", "less", "few"] as const).flatMap((kind) => {
    const count = words.filter((word) => word === kind).length;
    return count === 0 ? [] : `<li>${swatch(kind)}${PLACES.legend[kind]} (${count})`;
  });
  return `<ul class="pl-legend meta">${entries.join("")}<li>${swatch("unshaded")}${PLACES.legend.unshaded}</ul>`;
}
