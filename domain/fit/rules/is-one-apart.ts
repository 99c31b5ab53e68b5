/** Whether one sound changed, left out or added makes one of the other; also true when both are the same. */
export function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at++;
  const rest = long.slice(at + 1);
  return rest === short.slice(at) || rest === short.slice(at + 1);
}
