import { nameText } from "#domain/compare/name-text.ts";
import type { Among, RequestedName, CompareMeasure } from "#domain/compare/compare-request.ts";
import { type KnownName, lineFor, lineKey } from "#domain/compare/resolve-names.ts";
import type { AddressWith } from "./compare-address.ts";
import type { LineWhose } from "./compare-view.ts";
import { called, type WhoseWord } from "./line-names.ts";

type Line = {
  readonly asked: RequestedName;
  readonly name: string;
  /** Whose births it counts now. */
  readonly whose: WhoseWord;
  readonly known: KnownName;
  readonly measure: CompareMeasure;
};

/** The page on which the line stands: all names of its address, and the keys of its lines. */
type Page = { readonly names: readonly string[]; readonly keys: ReadonlySet<string> };

/** The ways to whom else a line can count. What is on the page already, by whatever spelling, is not offered a second time. */
export function buildWhose(
  { asked, name, whose, known, measure }: Line,
  { names, keys }: Page,
  address: AddressWith,
): LineWhose {
  const own = nameText(asked);
  const ownKey = lineKey(asked, known);
  const isElsewhere = (line: RequestedName) => {
    const key = lineKey(line, known);
    return key !== ownKey && keys.has(key);
  };
  const lineOf = (among: Among | null) => lineFor(asked.id, known, { family: asked.family, among });
  const instead = (...lines: readonly RequestedName[]) =>
    address({ names: [...new Set(names.flatMap((text) => (text === own ? lines.map(nameText) : [text])))] });
  const [girls, boys] = [lineOf("girls"), lineOf("boys")];
  const choices: readonly (readonly [WhoseWord, RequestedName])[] = [
    ["girls", girls],
    ["boys", boys],
    // A rank is always among one sex.
    ...(known.usually === "babies" && measure !== "rank" ? [["both", lineOf(null)] as const] : []),
  ];
  return {
    ways: choices
      .filter(([word, line]) => word === whose || !isElsewhere(line))
      .map(([word, line]) => ({
        word,
        label: called(name, word),
        to: word === whose ? address() : instead(line),
        chosen: word === whose,
      })),
    sideBySide: isElsewhere(girls) || isElsewhere(boys) ? null : instead(girls, boys),
  };
}
