export type Point = { readonly x: number; readonly y: number };

/** A rectangle in pixels; y runs down. */
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function grow({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function inside(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom
  );
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Whether a box is nearer to one point than to another; no point is nearer than one that lies in it. */
export function isNearer(box: Box, one: Point, other: Point): boolean {
  return squaredDistance(box, one) < squaredDistance(box, other);
}

function squaredDistance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.max(left - x, 0, x - right) ** 2 + Math.max(top - y, 0, y - bottom) ** 2;
}
