import { careText } from "./care-text.ts";
import { FITTING_LINES, type NeedOfLine } from "./crisis-phrases.ts";

/** What a text needs a number to call for; null where none fits better than the others. */
export function lineNeeded(typed: string): NeedOfLine | null {
  const text = careText(typed);
  return FITTING_LINES.find(([, said]) => said.test(text))?.[0] ?? null;
}

/** Numbers to call, the one that fits what was said before the others, which keep their order. */
export function fittingFirst<Line extends { readonly fits?: readonly NeedOfLine[] | undefined }>(
  lines: readonly Line[],
  need: NeedOfLine | null,
): readonly Line[] {
  const first = need === null ? undefined : lines.find(({ fits }) => fits?.includes(need));
  return first === undefined ? lines : [first, ...lines.filter((line) => line !== first)];
}
