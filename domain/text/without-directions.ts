/** Marks that turn the direction of what follows: they can make "gpj.exe" look like "exe.jpg", and a line read backward. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without invisible marks of direction. Joiners stay: Persian words and joined emoji need them. */
export function withoutDirections(text: string): string {
  return text.replaceAll(DIRECTIONS, "");
}
