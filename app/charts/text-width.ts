/** Width of a line of chart text (13 px), in pixels: near enough to keep words apart without a font at hand. */
export function textWidth(line: string): number {
  return Array.from(line).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[0-9A-Z]/.test(letter)) return 7.3;
  return /[ ,.:]/.test(letter) ? 3.4 : 6.4;
}
