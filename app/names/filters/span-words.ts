import { formatCount } from "#domain/locale/numbers.ts";

/** "1-100", "501-", "200-500": ranks. */
export function rankWords(ranks: string): string {
  const [from = 1, to = Infinity] = endsOf(ranks);
  if (to === Infinity) return `Not in the top ${formatCount(from - 1)}`;
  return from === 1 ? `Top ${formatCount(to)}` : `Rank ${formatCount(from)} to ${formatCount(to)}`;
}

/** "5", "3-5", "9-": letters of a name. */
export function letterWords(count: string): string {
  const [from = 1, to = Infinity] = endsOf(count);
  if (to === Infinity) return `${from} letters or more`;
  if (from === to) return from === 1 ? "1 letter" : `${from} letters`;
  return from <= 1 ? `Up to ${to} letters` : `${from} to ${to} letters`;
}

/** "0-99", "1000-": babies of a year. */
export function birthWords(births: string): string {
  const [from = 0, to = Infinity] = endsOf(births);
  if (to === Infinity) return `${formatCount(from)} babies or more`;
  return from === 0
    ? `Fewer than ${formatCount(to + 1)} babies`
    : `${formatCount(from)} to ${formatCount(to)} babies`;
}

/** First and last of a span as an address writes it: "5", "3-5", and "9-" without an end. */
function endsOf(span: string): readonly number[] {
  const [from, to = from] = span.split("-");
  return [from, to].flatMap((text) => (text ? Number(text) : []));
}
