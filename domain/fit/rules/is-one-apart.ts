/** Whether one sound changed, left out or added makes one of the other; also true when both are the same. Takes no new texts: it is asked of thousands. */
export function isOneApart(one: string, other: string): boolean {
  const short = one.length <= other.length ? one : other;
  const long = short === one ? other : one;
  const longer = long.length - short.length;
  if (longer > 1) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < short.length - start &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  )
    end++;
  return short.length - start - end <= 1 - longer;
}
