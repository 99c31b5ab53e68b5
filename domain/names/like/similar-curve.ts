import { BABIES_OF } from "#domain/names/records/one-in.ts";
import { createBest } from "./best-of.ts";
import type { CandidateCurves, ShapeTable } from "./candidate-curves.ts";
import { type SimilarCandidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";
import { partsOf } from "./like-shelf.ts";
import { type CurveMarks, curveMarks, curveReason } from "#domain/names/records/curve-reason.ts";
import { placeAlone, likenessAt } from "#domain/names/records/curve-shape.ts";
import type { BirthRecords, Sex } from "#domain/names/records/records.ts";
import { mainSex } from "#domain/names/records/sex-of-use.ts";

/** Curves less alike than this (cosine, 0–1) are not called alike. */
const LEAST_LIKENESS = 0.9;

/** What a tenfold difference in births takes from the likeness: a name about as common comes before a rare one. */
const COST_OF_TENFOLD = 0.02;

/** Curves looked through, the most alike first, for those whose likeness can be put into words. */
const LOOKED_THROUGH = 10 * SUGGESTIONS;

/** A curve has so many parts here: a sixth of the work for most candidates, which are not alike. */
const PARTS = 9;

/** More than sums in another order, in four bytes, differ by. */
const ROUNDING = 1e-5;

/** A name to find others for; it need not be a candidate itself. */
export type Subject = Omit<SimilarCandidate, "origin" | "indexed"> & { readonly name: string };

/**
 * Finds, among those candidates that fit, the ones with the curve most like the subject's, each with a fact that is true of both.
 * All curves are of one sex, the subject's main one, whatever the candidate's own. Fewer, or none, where few have such a fact.
 */
type SimilarCurve = (fits: (candidate: SimilarCandidate) => boolean, subject: Subject) => Suggestion[];

export function createSimilarCurve(
  records: BirthRecords,
  { tables, shapeOf }: Pick<CandidateCurves, "tables" | "shapeOf">,
): SimilarCurve {
  const parts = { F: partsByRow(tables.F), M: partsByRow(tables.M) };
  const logBirths = { F: logsOf(tables.F), M: logsOf(tables.M) };
  const marks = { F: marksByRow(records, tables.F, "F"), M: marksByRow(records, tables.M, "M") };

  return (fits, subject) => {
    const sex = mainSex(records, subject.record, subject.gender);
    const { points, candidates } = tables[sex];
    const shape = shapeOf(subject.record, sex);
    const ofTable = parts[sex];
    const own = partsOf(shape, PARTS);
    const place = placeAlone(shape);
    const logs = logBirths[sex];
    const ownLog = Math.log10(subject.births + 1);
    const best = createBest<number>(LOOKED_THROUGH);
    // What is compared with each row lies here: asked for, it would be a new number in memory each time.
    let least = best.floor();
    let floor = LEAST_LIKENESS;
    for (let row = 0; row < candidates.length; row++) {
      const cost = COST_OF_TENFOLD * Math.abs((logs[row] ?? 0) - ownLog);
      // No curve is more alike than 1: of many names, how often they are given says enough.
      if (1 + ROUNDING - cost <= least) continue;
      let most = ROUNDING;
      for (let part = 0; part < PARTS; part++) most += (own[part] ?? 0) * (ofTable[row * PARTS + part] ?? 0);
      if (most < floor || most - cost <= least) continue;
      const likeness = likenessAt(place, points, row * shape.length);
      if (likeness < LEAST_LIKENESS) continue;
      const score = likeness - cost;
      const candidate = candidates[row];
      // Whether it fits is dearer to say than that it would not be among the best.
      if (score <= least || candidate === undefined || !fits(candidate)) continue;
      best.offer(row, score);
      least = best.floor();
      floor = Math.max(LEAST_LIKENESS, least);
    }
    const like = { name: subject.name, marks: curveMarks(records, subject.record, sex) };
    const suggestions: Suggestion[] = [];
    for (const row of best.elements) {
      const candidate = candidates[row];
      if (candidate === undefined) continue;
      const among = candidate.gender === "unisex" ? BABIES_OF[sex] : null;
      const because = curveReason(marks[sex](row), like, records, among);
      if (because !== null) suggestions.push({ candidate, because });
      if (suggestions.length === SUGGESTIONS) break;
    }
    return suggestions;
  };
}

/** What each curve of a table may have in common with another at most is told by the lengths of its parts. */
function partsByRow({ points, candidates }: ShapeTable): Float32Array {
  const length = points.length / (candidates.length || 1);
  const parts = new Float32Array(candidates.length * PARTS);
  candidates.forEach((_, row) =>
    parts.set(partsOf(points.subarray(row * length, (row + 1) * length), PARTS), row * PARTS),
  );
  return parts;
}

/** The births of each row of a table as powers of ten. */
function logsOf({ candidates }: ShapeTable): Float64Array {
  return Float64Array.from(candidates, ({ births }) => Math.log10(births + 1));
}

/** The marks of each row of a table, read from its curve once: six bytes a row. */
function marksByRow(
  records: BirthRecords,
  { candidates }: ShapeTable,
  sex: Sex,
): (row: number) => CurveMarks {
  const known = new Int16Array(candidates.length * 3);
  return (row) => {
    const at = row * 3;
    if (known[at] === 0) {
      const { peak, low, decade } = curveMarks(records, candidates[row]?.record ?? -1, sex);
      known.set([peak, low ?? NO_YEAR, decade], at);
    }
    const low = known[at + 1] ?? NO_YEAR;
    return { peak: known[at] ?? 0, low: low === NO_YEAR ? null : low, decade: known[at + 2] ?? 0 };
  };
}

const NO_YEAR = -1;
