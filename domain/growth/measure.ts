/** Whose curves: WHO's standards differ between girls and boys. */
export const SEXES = ["girl", "boy"] as const;
export type Sex = (typeof SEXES)[number];

/** What is measured: weight in kilograms, length (lying down) and head circumference in centimeters. */
export const GROWTH_MEASURES = ["weight", "length", "head"] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];

/** The curves: each measure by age in days, and weight by length in centimeters. */
export const CURVES = [...GROWTH_MEASURES, "weightForLength"] as const;
export type Curve = (typeof CURVES)[number];

/** The tables behind the curves: height, standing, goes on by months where length, lying, ends by days. */
export const TABLES = [...CURVES, "height"] as const;
export type TableId = (typeof TABLES)[number];
