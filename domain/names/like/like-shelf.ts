import type { LikeItem } from "./like-item.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { type CurveShape, shapeIn } from "#domain/names/records/curve-shape.ts";

/**
 * The names of one sex of use, and in columns what is looked at in all of them: memory that is read in one go. About 65
 * bytes a name; the curves stand in the tables that are there anyway.
 */
export type LikeShelf = {
  readonly items: readonly LikeItem[];
  /** The tables that the curves stand in, the one of each row, and where its curve begins there. */
  readonly tables: readonly Float32Array[];
  readonly tableOf: Uint8Array;
  readonly curveAt: Int32Array;
  /** The length of each part of each curve, seen as vectors (partsOf). */
  readonly curveParts: Float32Array;
  readonly logBirths: Float64Array;
  readonly letters: Uint8Array;
  /** The last two letters of each name. */
  readonly lasts: Uint16Array;
  readonly syllables: Uint8Array;
  /** The stressed syllable; -1 where nobody has written it down. */
  readonly stresses: Int8Array;
  readonly onsets: Int32Array;
  readonly endings: Int32Array;
  /** How many pairs of sounds each name has. */
  readonly pairs: Uint8Array;
  /** Rows by what they may share: by a pair as often as it stands in the name. */
  readonly byPair: ReadonlyMap<string, Int32Array>;
  readonly byOrigin: ReadonlyMap<Origin, readonly number[]>;
  readonly byTheme: ReadonlyMap<string, readonly number[]>;
};

/** So many parts a curve has of about the same number of points. */
export const CURVE_PARTS = 13;

export function createLikeShelf(items: readonly LikeItem[]): LikeShelf {
  const sounds = items.map(({ sound }) => sound);
  const byPair = rowsBy(items, ({ sound }) => sound.pairs);
  const tables = [...new Set(items.map(({ shapes }) => shapes))];
  return {
    items,
    tables,
    tableOf: Uint8Array.from(items, ({ shapes }) => tables.indexOf(shapes)),
    curveAt: Int32Array.from(items, ({ shapeAt }) => shapeAt),
    curveParts: Float32Array.from(items.flatMap((item) => [...partsOf(shapeIn(item))])),
    logBirths: Float64Array.from(items, ({ logBirths }) => logBirths),
    letters: Uint8Array.from(items, ({ id }) => id.length),
    lasts: Uint16Array.from(items, ({ id }) => lastsOf(id)),
    syllables: Uint8Array.from(sounds, ({ syllables }) => syllables),
    stresses: Int8Array.from(sounds, ({ stress }) => stress ?? -1),
    onsets: Int32Array.from(sounds, ({ onset }) => onset),
    endings: Int32Array.from(sounds, ({ ending }) => ending),
    pairs: Uint8Array.from(sounds, ({ pairs }) => pairs.length),
    byPair: new Map(Array.from(byPair, ([pair, rows]) => [pair, Int32Array.from(rows)])),
    byOrigin: rowsBy(items, ({ origins }) => origins),
    byTheme: rowsBy(items, ({ themes }) => themes),
  };
}

/**
 * The lengths of the parts of a curve, as vectors: their products add up to no less than the product of the whole curves
 * (Cauchy and Schwarz, part by part), and as curves are smooth, to little more.
 */
export function partsOf(curve: CurveShape, parts = CURVE_PARTS): Float64Array {
  const points = Math.ceil(curve.length / parts);
  const lengths = new Float64Array(parts);
  // Math.hypot takes ten times as long.
  for (let point = 0; point < curve.length; point++) {
    const part = Math.floor(point / points);
    lengths[part] = (lengths[part] ?? 0) + (curve[point] ?? 0) ** 2;
  }
  return lengths.map(Math.sqrt);
}

/** The last two letters as one number, the very last one in the lower half. */
export function lastsOf(id: string): number {
  return ((id.charCodeAt(id.length - 2) & 255) << 8) | (id.charCodeAt(id.length - 1) & 255);
}

function rowsBy<Kind>(items: readonly LikeItem[], kindsOf: (item: LikeItem) => Iterable<Kind>) {
  const rows = new Map<Kind, number[]>();
  items.forEach((item, row) => {
    for (const kind of kindsOf(item)) {
      const ofKind = rows.get(kind);
      if (ofKind === undefined) rows.set(kind, [row]);
      else ofKind.push(row);
    }
  });
  return rows;
}
