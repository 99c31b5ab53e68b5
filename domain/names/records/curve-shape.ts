import type { BirthRecords, Sex } from "./records.ts";

/** Before 1900 the records are too thin to compare curves by. */
const FROM_YEAR = 1900;

/** Years from one point to the next; each point is the mean of itself and two years on either side. */
const STEP = 2;
const REACH = 2;

/** The shape of a curve: a unit vector, so that the product of two is their likeness (cosine), 0–1. */
export type CurveShape = Float32Array;

/**
 * Draws shapes: square roots of the smoothed shares from 1900 on, scaled to length 1.
 * The root stands between the share, which sees only the peak, and its logarithm, which sees mostly the quiet years.
 * All zeros for a name with no births since.
 */
export function createShapes(records: BirthRecords): (record: number, sex: Sex) => CurveShape {
  const { firstYear, lastYear } = records;
  const start = Math.max(FROM_YEAR, firstYear);
  const points = Math.floor((lastYear - start) / STEP) + 1;
  const listed = { F: listedByYear(records, "F"), M: listedByYear(records, "M") };

  return (record, sex) => {
    const births = records.counts(record, sex);
    const roots = Float32Array.from({ length: points }, (_, point) => {
      return Math.sqrt(meanShare(births, listed[sex], start - firstYear + point * STEP));
    });
    const length = Math.sqrt(likeness(roots, roots));
    return length === 0 ? roots : roots.map((root) => root / length);
  };
}

/** Cosine of two shapes, 0–1: 1 when one curve is the other on another scale. */
export function likeness(one: CurveShape, other: CurveShape): number {
  return likenessAt(placeAlone(one), other, 0);
}

/** Where a shape stands, in a row of many or alone: kept instead of a view, which takes two hundred bytes. */
export type ShapePlace = {
  readonly shapes: Float32Array;
  readonly shapeAt: number;
  readonly pointCount: number;
};

/** The place of a shape that stands alone. */
export function placeAlone(shape: CurveShape): ShapePlace {
  return { shapes: shape, shapeAt: 0, pointCount: shape.length };
}

/** Cosine of a shape and the one that starts at an offset in a row of many. */
export function likenessAt(
  { shapes, shapeAt, pointCount }: ShapePlace,
  many: Float32Array,
  offset: number,
): number {
  let product = 0;
  for (let point = 0; point < pointCount; point++) {
    product += (shapes[shapeAt + point] ?? 0) * (many[offset + point] ?? 0);
  }
  return product;
}

/** A view of the shape that stands there. */
export function shapeIn({ shapes, shapeAt, pointCount }: ShapePlace): CurveShape {
  return shapes.subarray(shapeAt, shapeAt + pointCount);
}

function meanShare(births: Uint32Array, listed: Float64Array, place: number): number {
  const from = Math.max(0, place - REACH);
  const to = Math.min(births.length - 1, place + REACH);
  let total = 0;
  for (let year = from; year <= to; year++) total += (births[year] ?? 0) / (listed[year] ?? 1);
  return total / (to - from + 1);
}

function listedByYear(records: BirthRecords, sex: Sex): Float64Array {
  const years = records.lastYear - records.firstYear + 1;
  return Float64Array.from(
    { length: years },
    (_, place) => records.listed(sex, records.firstYear + place) || 1,
  );
}
