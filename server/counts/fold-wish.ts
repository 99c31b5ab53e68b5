/** Longer than a wish that others share. */
const LONGEST = 40;
const MOST_WORDS = 5;

/**
 * A search in the form in which it is compared with those of others; undefined for what could be somebody's own whoever
 * else asks for it: with digits or signs, as in addresses and numbers, or long.
 */
export function foldWish(text: string): string | undefined {
  const wish = text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").replaceAll("’", "'").trim();
  if (wish.length < 3 || wish.length > LONGEST || wish.split(" ").length > MOST_WORDS) return undefined;
  return /^[\p{L}\p{M}' -]+$/u.test(wish) ? wish : undefined;
}
