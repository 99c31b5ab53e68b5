import { DAYS_PER_MONTH } from "./age.ts";

/** From here on, nobody counts in months alone. */
const IN_YEARS_FROM = 36;

/** "Birth", "12 days", "9 weeks", "6 months", "3 years, 2 months": completed ones. */
export function sayAge(days: number): string {
  if (days === 0) return "Birth";
  if (days < 28) return days === 1 ? "1 day" : `${days} days`;
  if (days < 91) return `${Math.floor(days / 7)} weeks`;
  const all = monthsOf(days);
  if (all < IN_YEARS_FROM) return `${all} months`;
  const [years, months] = [Math.floor(all / 12), all % 12];
  if (months === 0) return `${years} years`;
  return `${years} years, ${months} ${months === 1 ? "month" : "months"}`;
}

/** Completed months. A birthday is one to everybody but WHO, though three years without a leap day are 0.75 days short. */
export function monthsOf(days: number): number {
  return Math.floor((days + 0.75) / DAYS_PER_MONTH);
}
