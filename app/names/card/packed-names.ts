import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { BETWEEN, packSummary, unpackSummary } from "./packed-summary.ts";

/** Names with their curves as the data of a page carry them, a text each: two figures for each height of a curve (0–99). */
export type PackedNames = readonly string[];

export function packNames(names: readonly NameSummary[], withCurves = true): PackedNames {
  return names.map((name) => {
    const { girl, boy } = withCurves ? name.spark : {};
    return [packed(girl), packed(boy), packSummary(name)].join(BETWEEN);
  });
}

/** The same as they were; their figures are of the last year of the records. */
export function unpackNames(packedNames: PackedNames, year: number): readonly NameSummary[] {
  return packedNames.map((text) => {
    const [girl = "", boy = "", ...fields] = text.split(BETWEEN);
    return {
      ...unpackSummary(fields, year),
      spark: {
        ...(girl !== "" && { girl: unpacked(girl) }),
        ...(boy !== "" && { boy: unpacked(boy) }),
      },
    };
  });
}

function packed(heights: readonly number[] = []): string {
  let text = "";
  for (const height of heights) text += height < 10 ? `0${height}` : height;
  return text;
}

function unpacked(text: string): readonly number[] {
  const heights: number[] = [];
  for (let at = 0; at < text.length; at += 2) heights.push(Number(text.slice(at, at + 2)));
  return heights;
}
