import { type SimilarCandidate, inRealUse, listCandidates } from "./candidates.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import {
  type CurveShape,
  createShapes,
  placeAlone,
  type ShapePlace,
} from "#domain/names/records/curve-shape.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";

/** The shapes of one sex, one row after another, and whose they are. */
export type ShapeTable = {
  readonly points: Float32Array;
  readonly candidates: readonly SimilarCandidate[];
};

/** Every name that may be suggested beside another, and the shapes of their curves. */
export type CandidateCurves = {
  readonly candidates: readonly SimilarCandidate[];
  readonly tables: Readonly<Record<Sex, ShapeTable>>;
  readonly shapeOf: (record: number, sex: Sex) => CurveShape;
};

/** Gathers on the first call, not at start, and once for all who suggest names. */
export function gatherOnce(records: BirthRecords, collection: readonly CuratedName[]): () => CandidateCurves {
  let gathered: CandidateCurves | undefined;
  return () => (gathered ??= drawCurves(records, listCandidates(records, collection)));
}

/** Draws the curves of every candidate once; four bytes a point, so 2.6 MB for nine thousand names. */
export function drawCurves(records: BirthRecords, candidates: readonly SimilarCandidate[]): CandidateCurves {
  const shapeOf = createShapes(records);
  const tabulate = (sex: Sex): ShapeTable => {
    const comparable = candidates.filter((each) => hasCurve(records, each, sex));
    const shapes = comparable.map(({ record }) => shapeOf(record, sex));
    const length = shapes[0]?.length ?? 0;
    const points = new Float32Array(shapes.length * length);
    shapes.forEach((shape, row) => points.set(shape, row * length));
    return { points, candidates: comparable };
  };
  return { candidates, tables: { F: tabulate("F"), M: tabulate("M") }, shapeOf };
}

/** Says where the curve of a record stands; drawn anew where no table has it. Made for many at once: it counts all rows. */
export function createPlaceOf({
  tables,
  shapeOf,
}: Pick<CandidateCurves, "tables" | "shapeOf">): (record: number, sex: Sex) => ShapePlace {
  const rows = { F: rowsOf(tables.F), M: rowsOf(tables.M) };
  return (record, sex) => {
    const { points: shapes, candidates } = tables[sex];
    const pointCount = shapes.length / candidates.length;
    const row = rows[sex].get(record);
    return row === undefined
      ? placeAlone(shapeOf(record, sex))
      : { shapes, shapeAt: row * pointCount, pointCount };
  };
}

function rowsOf({ candidates }: ShapeTable): ReadonlyMap<number, number> {
  return new Map(candidates.map(({ record }, row) => [record, row]));
}

/** Whether a candidate can be compared by the curve of this sex: its main one, or, for a unisex name, the other in real use. */
function hasCurve(records: BirthRecords, { record, gender }: SimilarCandidate, sex: Sex): boolean {
  if (mainSex(records, record, gender) === sex) return true;
  return gender === "unisex" && inRealUse(records, record, sex);
}
