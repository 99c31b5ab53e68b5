/** From here on the normal approximation is as good as four figures ask for. */
const LARGE_SHAPE = 400;
const STEPS = 3;

/** The normal quantile of 0.95. */
const Z_95 = 1.6448536269514722;

/**
 * Where 5 % (lower) or 95 % (upper) of a gamma distribution of a shape, at scale 1, lie below. For shapes of 1 and more,
 * right to five figures: Wilson and Hilferty's cube, then steps of Newton's on the exact distribution where it is small.
 */
export function gammaQuantile(shape: number, end: "lower" | "upper"): number {
  const z = end === "lower" ? -Z_95 : Z_95;
  const ninth = 1 / (9 * shape);
  let x = shape * (1 - ninth + z * Math.sqrt(ninth)) ** 3;
  if (shape > LARGE_SHAPE) return x;
  const wanted = end === "lower" ? 0.05 : 0.95;
  for (let step = 0; step < STEPS; step++) {
    const { below, density } = gammaAt(shape, x);
    x -= (below - wanted) / density;
  }
  return x;
}

/** The share of a gamma distribution below x, by its series, and its density there. */
function gammaAt(shape: number, x: number): { readonly below: number; readonly density: number } {
  const density = Math.exp((shape - 1) * Math.log(x) - x - logGamma(shape));
  let term = 1 / shape;
  let sum = term;
  for (let n = 1; term > sum * 1e-9; n++) {
    term *= x / (shape + n);
    sum += term;
  }
  return { below: sum * density * x, density };
}

/** Stirling's series, after moving small shapes up. */
function logGamma(shape: number): number {
  let moved = shape;
  let product = 1;
  while (moved < 10) product *= moved++;
  const inverse = 1 / moved;
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  return (moved - 0.5) * Math.log(moved) - moved + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}
