/** 1,276.5 → 1,300; 93.2 → 93; 4.6 → 5: a whole number of two figures. More would be made up. Of numbers above 0. */
export function twoFigures(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
