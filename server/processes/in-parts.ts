/** PostgreSQL passes on 8,000 bytes at once; sealed, a text is a third longer. */
const MOST_CHARACTERS = 5_500;

/** News in their order, in parts of which none is too long to be passed on. */
export function inParts(news: readonly unknown[]): readonly (readonly unknown[])[] {
  const parts: unknown[][] = [];
  let length = MOST_CHARACTERS;
  for (const each of news) {
    const own = JSON.stringify(each).length + 1;
    if (length + own > MOST_CHARACTERS) {
      parts.push([]);
      length = 0;
    }
    length += own;
    parts.at(-1)?.push(each);
  }
  return parts;
}
