import { type Axis, countAxis } from "#app/charts/axis.ts";

/** An axis of shares (0–1): ticks in percent, as many decimals as the highest share asks for. */
export function shareAxis(highest: number): Axis & { readonly label: (tick: number) => string } {
  // Round steps are made for whole numbers: of a small share they are taken of its hundredths, or thousandths.
  const decimals = highest <= 0 ? 0 : Math.max(0, 1 - Math.floor(Math.log10(highest * 100)));
  const parts = 100 * 10 ** decimals;
  const { ticks, heightOf } = countAxis(highest * parts);
  return {
    ticks: ticks.map((tick) => tick / parts),
    heightOf: (share) => heightOf(share * parts),
    label: (tick) => `${Number((tick * 100).toFixed(decimals))}%`,
  };
}
