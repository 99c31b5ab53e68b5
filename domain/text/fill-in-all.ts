/** Puts figures where a sentence has their names in braces. Throws on a name without a figure: better no page than a gap in it. */
export function fillInAll(sentence: string, figures: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`There is no figure "${name}" for: ${sentence}`);
    return figure;
  });
}
