/** Width of a line of chart text at 13 px, in pixels: near enough to keep words apart without the font at hand. */
export function textWidth(line: string): number {
  return Array.from(line).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[0-9A-Zmw]/.test(letter)) return 7.4;
  return /[ ,.:iljrtf]/.test(letter) ? 3.6 : 6.6;
}
