import { formatCount } from "#domain/locale/numbers.ts";

/** "3,300 names". */
export function foundWords(total: number): string {
  if (total === 0) return "no names";
  return total === 1 ? "1 name" : `${formatCount(total)} names`;
}
