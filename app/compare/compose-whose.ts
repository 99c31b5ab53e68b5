import { askedText } from "#domain/compare/asked-text.ts";
import type { Among, Asked, Measure } from "#domain/compare/compare-request.ts";
import type { Counted } from "#domain/names/name-summary.ts";
import type { AddressWith } from "./compare-address.ts";
import type { LineWhose } from "./compare-words.ts";
import { called, type WhoseWord } from "./line-names.ts";

type Line = {
  readonly asked: Asked;
  readonly name: string;
  /** Whose births it counts now. */
  readonly whose: WhoseWord;
  /** Whose births it counts where no sex is asked for. */
  readonly usually: Counted;
  readonly measure: Measure;
};

/** The ways to whom else a line can count. What is on the chart already is not offered a second time. */
export function composeWhose(
  { asked, name, whose, usually, measure }: Line,
  names: readonly string[],
  address: AddressWith,
): LineWhose {
  const own = askedText(asked);
  const others = new Set(names.filter((text) => text !== own));
  const textFor = (among: Among | null) => askedText({ ...asked, among: among === usually ? null : among });
  const instead = (...texts: readonly string[]) =>
    address({ names: [...new Set(names.flatMap((text) => (text === own ? texts : [text])))] });
  const [girls, boys] = [textFor("girls"), textFor("boys")];
  const choices: readonly (readonly [WhoseWord, string])[] = [
    ["girls", girls],
    ["boys", boys],
    // A rank is always among one sex.
    ...(usually === "babies" && measure !== "rank" ? [["both", textFor(null)] as const] : []),
  ];
  return {
    ways: choices
      .filter(([word, text]) => word === whose || !others.has(text))
      .map(([word, text]) => ({
        word,
        label: called(name, word),
        to: word === whose ? address() : instead(text),
        chosen: word === whose,
      })),
    sideBySide: others.has(girls) || others.has(boys) ? null : instead(girls, boys),
  };
}
