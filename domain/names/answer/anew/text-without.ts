/** What is left of a text without what was found in it: one blank between its words, no marks of a sentence. */
export function textWithout(text: string, { 0: found, index }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/[\s,.!?]+/g, " ").trim();
}
