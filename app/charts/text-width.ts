const WIDE = 7.4;
const NARROW = 3.6;
const OTHER = 6.6;

/** The widths of ASCII's letters: charts measure some hundred words for each page. */
const WIDTHS = Float64Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/[0-9A-Zmw]/.test(letter)) return WIDE;
  return /[ ,.:iljrtf]/.test(letter) ? NARROW : OTHER;
});

/** Width of a line of chart text at 13 px, in pixels: near enough to keep words apart without the font at hand. */
export function textWidth(line: string): number {
  let width = 0;
  for (let at = 0; at < line.length; at++) width += WIDTHS[line.charCodeAt(at)] ?? OTHER;
  return width;
}
