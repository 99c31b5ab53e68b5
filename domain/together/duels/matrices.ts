/** Row by row. */
export type Matrix = readonly (readonly number[])[];

/** Lower triangle whose product with its own transpose is the matrix, which is symmetric and positive. */
export function cholesky(matrix: Matrix): Matrix {
  const rows: number[][] = [];
  matrix.forEach((given, row) => {
    const made: number[] = [];
    for (let column = 0; column <= row; column++) {
      const other = column === row ? made : (rows[column] ?? []);
      let rest = given[column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (made[at] ?? 0) * (other[at] ?? 0);
      made.push(column === row ? Math.sqrt(Math.max(rest, 0)) : rest / (other[column] ?? 1));
    }
    rows.push(made);
  });
  return rows;
}

/** By Gauss and Jordan; curvatures have no zero on their diagonal. */
export function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, place) => [...row, ...matrix.map((_, at) => (at === place ? 1 : 0))]);
  rows.forEach((pivot, place) => {
    const divisor = pivot[place] ?? 1;
    for (let at = 0; at < 2 * size; at++) pivot[at] = (pivot[at] ?? 0) / divisor;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[place] ?? 0;
      for (let at = 0; at < 2 * size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  });
  return rows.map((row) => row.slice(size));
}
