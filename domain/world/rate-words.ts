/** A rate per 10,000 as it is told: 139; 5.4; 0.2. Two figures are enough, and France rounds its counts. */
export function rateWords(per10000: number): string {
  if (per10000 >= 10) return `${Math.round(per10000)}`;
  return per10000 < 0.1 ? "under 0.1" : per10000.toFixed(1);
}
