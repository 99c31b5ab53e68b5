import type { NameSummary, Spark } from "#domain/names/entry/name-summary.ts";

/** Two figures for each height of a curve (0–99), one after the other. */
type PackedSpark = Readonly<Partial<Record<keyof Spark, string>>>;

/** Names as the data of a page carry them: curves are texts, which weigh half as much as lists and are written at once. */
export type PackedNames<Name extends NameSummary> = {
  /** Without their curves. */
  readonly names: readonly Name[];
  readonly curves: readonly PackedSpark[];
};

const NO_CURVE: Spark = {};

export function packNames<Name extends NameSummary>(names: readonly Name[]): PackedNames<Name> {
  return {
    names: names.map((name) => ({ ...name, spark: NO_CURVE })),
    curves: names.map(({ spark: { girl, boy } }) => ({
      ...(girl && { girl: packed(girl) }),
      ...(boy && { boy: packed(boy) }),
    })),
  };
}

export function unpackNames<Name extends NameSummary>({ names, curves }: PackedNames<Name>): readonly Name[] {
  return names.map((name, place) => {
    const { girl, boy } = curves[place] ?? {};
    return {
      ...name,
      spark: {
        ...(girl !== undefined && { girl: unpacked(girl) }),
        ...(boy !== undefined && { boy: unpacked(boy) }),
      },
    };
  });
}

function packed(heights: readonly number[]): string {
  let text = "";
  for (const height of heights) text += height < 10 ? `0${height}` : height;
  return text;
}

function unpacked(text: string): readonly number[] {
  const heights: number[] = [];
  for (let at = 0; at < text.length; at += 2) heights.push(Number(text.slice(at, at + 2)));
  return heights;
}
