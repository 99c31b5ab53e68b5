import { bestOf } from "./best-of.ts";
import { type Candidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";
import { curveMarks, curveReason } from "./curve-reason.ts";
import { type CurveShape, createShapes, likenessAt } from "./curve-shape.ts";
import type { BirthRecords } from "./records.ts";
import { mainSex } from "./sex-of-use.ts";

/** Curves less alike than this (cosine, 0–1) are not called alike. */
const LEAST_LIKENESS = 0.9;

/** What a tenfold difference in births takes from the likeness: a name about as common comes before a rare one. */
const COST_OF_TENFOLD = 0.02;

/** A name to find others for; it need not be a candidate itself. */
export type Subject = Omit<Candidate, "origin"> & { readonly name: string };

/** Finds, among some of the candidates, those whose main sex has the curve most like the subject's. */
export type SimilarCurve = (among: readonly Candidate[], subject: Subject) => Suggestion[];

/** Draws the curve of every candidate once; four bytes a point, so 2.3 MB for nine thousand names. */
export function createSimilarCurve(records: BirthRecords, candidates: readonly Candidate[]): SimilarCurve {
  const shapeOf = createShapes(records);
  const shapes = tabulate(candidates.map((each) => shapeOf(each.record, sexOf(records, each))));
  const rows = new Map(candidates.map((each, row) => [each.id, row]));

  return (among, subject) => {
    const shape = shapeOf(subject.record, sexOf(records, subject));
    const score = (each: Candidate) => {
      const likeness = likenessAt(shape, shapes, (rows.get(each.id) ?? 0) * shape.length);
      if (likeness < LEAST_LIKENESS) return null;
      return likeness - COST_OF_TENFOLD * Math.abs(Math.log10((each.births + 1) / (subject.births + 1)));
    };
    const marksOf = (one: Subject | Candidate) => curveMarks(records, one.record, sexOf(records, one));
    const like = { name: subject.name, marks: marksOf(subject) };
    return bestOf(among, SUGGESTIONS, score).map((candidate) => {
      return { candidate, because: curveReason(marksOf(candidate), like, records) };
    });
  };
}

function sexOf(records: BirthRecords, { record, gender }: Pick<Candidate, "record" | "gender">) {
  return mainSex(records, record, gender);
}

/** Shapes of equal length in one row after another. */
function tabulate(shapes: readonly CurveShape[]): Float32Array {
  const points = shapes[0]?.length ?? 0;
  const table = new Float32Array(shapes.length * points);
  shapes.forEach((shape, row) => table.set(shape, row * points));
  return table;
}
