/** Advance widths of Besley 500 in hundredths of the type size, A–Z and a–z. */
const CAPITALS = [
  87, 76, 82, 84, 77, 73, 88, 90, 44, 61, 89, 73, 106, 89, 84, 71, 84, 80, 68, 78, 85, 87, 120, 88, 80, 76,
];
const SMALL = [
  58, 65, 55, 65, 56, 40, 61, 67, 35, 31, 63, 33, 94, 69, 58, 65, 64, 51, 51, 37, 67, 59, 87, 60, 63, 55,
];
const ORDINARY = 60;

/** How many letters of ordinary width a name is as wide as: the style sheet sets it as large as fits (hero-width.css). */
export function widthInLetters(name: string): number {
  const hundredths = Array.from(name.normalize("NFD").replaceAll(/\p{Mark}/gu, ""), widthOf);
  return Math.ceil(hundredths.reduce((sum, width) => sum + width, 0) / ORDINARY);
}

function widthOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return CAPITALS[code - 65] ?? SMALL[code - 97] ?? ORDINARY * 1.5;
}
