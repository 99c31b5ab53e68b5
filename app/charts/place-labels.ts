import { type Box, contains, distance, grow, inside, overlap, type Point } from "./box.ts";
import { textWidth } from "./text-width.ts";

export type Anchor = "start" | "middle" | "end";

/** Words beside a point of a chart: one or two lines. */
export type Label = {
  readonly at: Point;
  readonly lines: readonly string[];
  /** Where they stand best; first comes first. */
  readonly sides: readonly Side[];
};

/** Where the words were put, in pixels from their point: dy is the base of the first line. */
export type PlacedLabel = { readonly dx: number; readonly dy: number; readonly anchor: Anchor };

export type Side = keyof typeof SIDES;
/** From one line of text to the next; letters above and below the base line. */
export const LINE = 17;
const ASCENT = 12;
const DESCENT = 5;
/** Around a point: the ring and a little air. */
const RING = 8;

const SIDES = {
  right: { dx: 12, anchor: "start", row: "beside" },
  left: { dx: -12, anchor: "end", row: "beside" },
  above: { dx: 0, anchor: "middle", row: "above" },
  aboveLeft: { dx: -10, anchor: "end", row: "above" },
  aboveRight: { dx: 10, anchor: "start", row: "above" },
  belowLeft: { dx: -10, anchor: "end", row: "below" },
  belowRight: { dx: 10, anchor: "start", row: "below" },
} as const satisfies Record<string, { dx: number; anchor: Anchor; row: "above" | "beside" | "below" }>;

/** Further away from the point, when all near places are taken. */
const SHIFTS = [0, 18, 36, 54, 72];

/**
 * What stands in the way, and how much it hurts: words on words most, then beyond the edge, then nearer to another's
 * point than to their own, then on a line.
 */
const COST = {
  onWords: 1000,
  outside: 800,
  nearerToAnother: 400,
  onRing: 300,
  onLine: 12,
  shift: 2,
  side: 4,
} as const;

type Surroundings = {
  /** Points of the lines that words should not cover. */
  readonly lines: readonly Point[];
  readonly bounds: Box;
};

/** Puts each label where it covers least; those that come first choose first. */
export function placeLabels(labels: readonly Label[], { lines, bounds }: Surroundings): PlacedLabel[] {
  const boxes: Box[] = [];
  const rings = labels.map(({ at }) => grow({ left: at.x, right: at.x, top: at.y, bottom: at.y }, RING));
  return labels.map((label) => {
    const others = rings.filter((_, place) => labels[place] !== label);
    const places = placesOf(label);
    // Of a line that runs over the whole chart only this part can be covered.
    const reach = reachOf(places);
    const near = lines.filter((point) => contains(reach, point));
    const cost = (box: Box) =>
      COST.onWords * boxes.filter((other) => overlap(box, other)).length +
      COST.outside * (inside(box, bounds) ? 0 : 1) +
      COST.nearerToAnother * (labels.some(({ at }) => distance(box, at) < distance(box, label.at)) ? 1 : 0) +
      COST.onRing * others.filter((ring) => overlap(box, ring)).length +
      COST.onLine * near.filter((point) => contains(box, point)).length;
    let best: Place | undefined;
    let least = Infinity;
    for (const place of places) {
      // What stands better already need not be looked at again.
      if (place.penalty >= least) continue;
      const total = place.penalty + cost(place.box);
      if (total < least) [best, least] = [place, total];
    }
    if (best === undefined) return { dx: 0, dy: 0, anchor: "middle" };
    boxes.push(best.box);
    return best.placed;
  });
}

/** All the space that any of a label's places takes. */
function reachOf(places: readonly Place[]): Box {
  return {
    left: Math.min(...places.map(({ box }) => box.left)),
    right: Math.max(...places.map(({ box }) => box.right)),
    top: Math.min(...places.map(({ box }) => box.top)),
    bottom: Math.max(...places.map(({ box }) => box.bottom)),
  };
}

/** The space that words beside a point take. */
export function boxOf(label: Label, placed: PlacedLabel): Box {
  return boxAt(label, placed, widthOf(label));
}

function widthOf({ lines }: Label): number {
  return Math.max(...lines.map(textWidth));
}

function boxAt({ at, lines }: Label, { dx, dy, anchor }: PlacedLabel, width: number): Box {
  const x = at.x + dx;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const top = at.y + dy - ASCENT;
  return { left, right: left + width, top, bottom: top + ASCENT + LINE * (lines.length - 1) + DESCENT };
}

/** Where a label may stand, the space that it takes there, and how much worse that is than its first place. */
type Place = { readonly placed: PlacedLabel; readonly box: Box; readonly penalty: number };

function placesOf(label: Label): readonly Place[] {
  const { lines, sides } = label;
  const width = widthOf(label);
  const more = LINE * (lines.length - 1);
  const rows = { above: -LINE - more, beside: 4 - more / 2, below: 26 };
  return SHIFTS.flatMap((shift) =>
    sides.map((side, order) => {
      const { dx, anchor, row } = SIDES[side];
      const dy = rows[row] + (row === "below" ? shift : -shift);
      const placed: PlacedLabel = { dx, dy, anchor };
      const penalty = order * COST.side + shift * COST.shift;
      return { placed, box: boxAt(label, placed, width), penalty };
    }),
  );
}
