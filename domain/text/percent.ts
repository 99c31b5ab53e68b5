/** 0.9961 → "99.6%". What is not quite all is never shown as all, what is not quite nothing never as nothing. */
export function percentWords(part: number): string {
  if (part <= 0 || part >= 1) return `${Math.round(part * 100)}%`;
  if (part < 0.0005) return "under 0.1%";
  if (part > 0.9995) return "over 99.9%";
  return `${(part * 100).toFixed(1)}%`;
}
