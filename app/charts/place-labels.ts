import { type Box, contains, grow, inside, isNearer, overlap, type Point } from "./box.ts";
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
/** From a point to the base of the first line below it. */
const BELOW = 26;
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
  return labels.map((label, own) => {
    const width = widthOf(label);
    // Of a line that runs over the whole chart only this part can be covered.
    const reach = reachOf(label, width);
    const near = lines.filter((point) => contains(reach, point));
    const cost = (box: Box) =>
      COST.onWords * count(boxes, (other) => overlap(box, other)) +
      COST.outside * (inside(box, bounds) ? 0 : 1) +
      COST.nearerToAnother * (labels.some(({ at }) => isNearer(box, at, label.at)) ? 1 : 0) +
      COST.onRing * count(rings, (ring, of) => of !== own && overlap(box, ring)) +
      COST.onLine * count(near, (point) => contains(box, point));
    let best: { readonly placed: PlacedLabel; readonly box: Box } | undefined;
    let least = Infinity;
    for (const { placed, penalty } of placesOf(label)) {
      // What stands better already need not be looked at again, and no place that follows is better by itself.
      if (penalty >= least) break;
      const box = boxAt(label, placed, width);
      const total = penalty + cost(box);
      if (total < least) [best, least] = [{ placed, box }, total];
    }
    if (best === undefined) return { dx: 0, dy: 0, anchor: "middle" };
    boxes.push(best.box);
    return best.placed;
  });
}

function count<Item>(items: readonly Item[], does: (item: Item, place: number) => boolean): number {
  return items.reduce((sum, item, place) => (does(item, place) ? sum + 1 : sum), 0);
}

/** All the space that any of a label's places takes, and a little more. */
function reachOf({ at, lines }: Label, width: number): Box {
  const aside = SIDES.right.dx + width;
  const away = BELOW + Math.max(...SHIFTS) + LINE * lines.length;
  return { left: at.x - aside, right: at.x + aside, top: at.y - away, bottom: at.y + away };
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

/** Where a label may stand, and how much worse that is than its first place: never less than that of the place before. */
type Place = { readonly placed: PlacedLabel; readonly penalty: number };

/** Most labels take their first place: the others are made when they are asked for. */
function* placesOf({ lines, sides }: Label): Generator<Place, void, undefined> {
  const more = LINE * (lines.length - 1);
  const rows = { above: -LINE - more, beside: 4 - more / 2, below: BELOW };
  for (const shift of SHIFTS) {
    for (const [order, side] of sides.entries()) {
      const { dx, anchor, row } = SIDES[side];
      const dy = rows[row] + (row === "below" ? shift : -shift);
      yield { placed: { dx, dy, anchor }, penalty: order * COST.side + shift * COST.shift };
    }
  }
}
