// Texts of letters that take a byte each, among others in one array: each from a start to an end, and, where letters are
// numbered otherwise than by their codes, so much below these.

export function readLetters(letters: Uint8Array, start: number, end: number, below = 0): string {
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode((letters[at] ?? 0) + below);
  return text;
}

/** Whether they come before a text. A page looks up a hundred names, in seventeen steps each: they are compared where they lie. */
export function comesBefore(
  letters: Uint8Array,
  start: number,
  end: number,
  text: string,
  below = 0,
): boolean {
  for (let at = start; at < end && at - start < text.length; at++) {
    const apart = (letters[at] ?? 0) + below - text.charCodeAt(at - start);
    if (apart !== 0) return apart < 0;
  }
  return end - start < text.length;
}
