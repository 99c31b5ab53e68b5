const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "July 2026" of "2026-07-15". */
export function monthWords(day: string): string {
  const [year, month] = day.split("-");
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** "July 15, 2026" of "2026-07-15". */
export function dayWords(day: string): string {
  const [year, month, date] = day.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
