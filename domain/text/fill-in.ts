/** "{amount}: did you mean {unit}?" with the words filled in. */
export function fillIn(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole);
}
