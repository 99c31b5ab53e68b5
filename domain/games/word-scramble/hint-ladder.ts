/**
 * What can be said of letters to put in order after the first hint, one step at a time: how the name begins, how it ends, and its
 * first half. The name itself is never told. Capitals in, capitals out.
 */
export function hintLadder(name: string): readonly string[] {
  const half = name.slice(0, Math.ceil(name.length / 2));
  return [
    `It starts with ${name.slice(0, 1)}.`,
    `It ends with ${name.slice(-1)}.`,
    `It starts with ${half}.`,
  ];
}
