import type { Gender } from "#domain/names/entry/gender.ts";

/** What kind of name it is: what stands in the collection beside its sound. */
export type NameKind = {
  /** As the collection writes it: "Zoë". */
  readonly written: string;
  readonly gender: Gender;
  readonly origins: readonly string[];
  readonly styles: readonly string[];
};

/** Kinds, a line for each name. What is written often stands once, in a list, and is told by its place there. */
export type PackedKinds = {
  /** "" for the letters with a capital. */
  readonly written: string;
  /** A letter each. */
  readonly genders: string;
  readonly origins: string;
  readonly styles: string;
  readonly originList: string;
  readonly styleList: string;
};

const LETTERS = { boy: "b", girl: "g", unisex: "u" } as const satisfies Readonly<Record<Gender, string>>;

export function packKinds(kinds: readonly (NameKind & { readonly letters: string })[]): PackedKinds {
  const list = (of: (kind: NameKind) => readonly string[]) => [...new Set(kinds.flatMap(of))].toSorted();
  const origins = list((kind) => kind.origins);
  const styles = list((kind) => kind.styles);
  const places = (all: readonly string[], of: readonly string[]) =>
    of.map((each) => all.indexOf(each)).join(",");
  return {
    written: kinds
      .map(({ written, letters }) => (written === capitalized(letters) ? "" : written))
      .join("\n"),
    genders: kinds.map(({ gender }) => LETTERS[gender]).join(""),
    origins: kinds.map((kind) => places(origins, kind.origins)).join("\n"),
    styles: kinds.map((kind) => places(styles, kind.styles)).join("\n"),
    originList: origins.join("\n"),
    styleList: styles.join("\n"),
  };
}

/** The kinds of these names, by their letters. */
export function openKinds(packed: PackedKinds, letters: readonly string[]): ReadonlyMap<string, NameKind> {
  const [written, origins, styles] = [packed.written, packed.origins, packed.styles].map((text) =>
    text.split("\n"),
  );
  const [originList, styleList] = [packed.originList, packed.styleList].map((text) => text.split("\n"));
  const read = (list: readonly string[] = [], places = "") =>
    places === "" ? [] : places.split(",").flatMap((place) => list[Number(place)] ?? []);
  return new Map(
    letters.map((each, at) => [
      each,
      {
        written: written?.[at] || capitalized(each),
        gender: genderOf(packed.genders.charAt(at)),
        origins: read(originList, origins?.[at]),
        styles: read(styleList, styles?.[at]),
      },
    ]),
  );
}

function capitalized(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

function genderOf(letter: string): Gender {
  if (letter === LETTERS.boy) return "boy";
  return letter === LETTERS.girl ? "girl" : "unisex";
}
