/** A number in the US ("503-555-0100", "1-800-944-4773"), one with its country ("+44 20 7946 0018"), or a short code ("211"). */
const SHAPES = {
  us: /^(1-)?[2-9]\d{2}-[2-9]\d{2}-\d{4}$/,
  abroad: /^\+[1-9]\d{0,2}([ -]\d{1,8}){1,6}$/,
  short: /^\d{3}$/,
} as const;

/** What an international number may hold: E.164. */
const MOST_DIGITS = 15;
const LEAST_DIGITS = 7;

export function isPhone(phone: string): boolean {
  if (SHAPES.us.test(phone) || SHAPES.short.test(phone)) return true;
  const { length } = digitsOf(phone);
  return SHAPES.abroad.test(phone) && length >= LEAST_DIGITS && length <= MOST_DIGITS;
}

/** The target of a link that calls: "tel:+15035550100", "tel:211". */
export function phoneLink(phone: string): `tel:${string}` {
  const digits = digitsOf(phone);
  if (SHAPES.short.test(phone)) return `tel:${digits}`;
  if (phone.startsWith("+") || digits.startsWith("1")) return `tel:+${digits}`;
  return `tel:+1${digits}`;
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
