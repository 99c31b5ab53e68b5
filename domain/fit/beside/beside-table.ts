import type { NameId } from "#domain/names/entry/name.ts";

/** Names beside a name of the collection: brothers and sisters, and those for the middle, best first. */
export type BesideIds = { readonly siblings: readonly NameId[]; readonly middles: readonly NameId[] };

/** "hazel:violet everett rose:june rose", a line for each name, the table's mark in the first. */
export function writeBesideTable(madeOf: string, rows: ReadonlyMap<NameId, BesideIds>): string {
  const lines = Array.from(
    rows,
    ([id, { siblings, middles }]) => `${id}:${siblings.join(" ")}:${middles.join(" ")}`,
  );
  return `${[madeOf, ...lines].join("\n")}\n`;
}

/** What the table was made of: another mark means that it must be made again. */
export function markOfBesideTable(text: string): string {
  return text.slice(0, text.indexOf("\n"));
}

/** Finds a name's line; undefined for a name outside the collection. Lines are read apart when they are asked for. */
export function openBesideTable(text: string): (id: NameId) => BesideIds | undefined {
  const lines = new Map(
    text
      .split("\n")
      .slice(1, -1)
      .map((line) => [line.slice(0, line.indexOf(":")), line]),
  );
  return (id) => {
    const [, siblings, middles] = lines.get(id)?.split(":") ?? [];
    return siblings === undefined || middles === undefined
      ? undefined
      : { siblings: idsIn(siblings), middles: idsIn(middles) };
  };
}

function idsIn(text: string): readonly NameId[] {
  return text === "" ? [] : text.split(" ");
}
