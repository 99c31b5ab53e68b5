import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { type Certainty, type Evidence, inOrder, maySettle, sourceOf } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Bibliography } from "#domain/names/entry/work.ts";
import type { CitationRow } from "./read-citations.ts";

/** What citations made of an entry; `refused` where it was to be settled and its evidence is not enough. */
export type Folded = {
  readonly entry: CuratedName;
  readonly added: number;
  readonly mended: number;
  readonly from: Certainty;
  readonly refused: boolean;
};

/**
 * Folds a name's rows into its entry: what stood there stays, the same place of the same work stands once and as the row has
 * it, names come before words. Settled becomes likely where the evidence is not enough for it.
 */
export function foldCitations(entry: CuratedName, rows: readonly CitationRow[], known: Bibliography): Folded {
  const pieces = rows.flatMap(({ evidence }) => evidence ?? []);
  const bySource = new Map<string, Evidence>(entry.evidence.map((piece) => [sourceOf(piece), piece]));
  const before = new Map(bySource);
  for (const piece of pieces) bySource.set(sourceOf(piece), piece);
  const evidence = inOrder([...bySource.values()]);
  const wanted = rows.findLast(({ certainty }) => certainty !== null)?.certainty ?? entry.certainty;
  const refused = wanted === "settled" && !maySettle(evidence, known);
  const mended = [...before].filter(
    ([source, piece]) => JSON.stringify(piece) !== JSON.stringify(bySource.get(source)),
  );
  return {
    entry: { ...entry, certainty: refused ? "likely" : wanted, evidence },
    added: evidence.length - before.size,
    mended: mended.length,
    from: entry.certainty,
    refused,
  };
}

/** The rows of each name that has any, by id. */
export function rowsByName(rows: readonly CitationRow[]): ReadonlyMap<string, readonly CitationRow[]> {
  return Map.groupBy(rows, ({ id }) => id);
}

/** Two rows of one name that say different certainties. */
export function contradictions(rows: readonly CitationRow[]): readonly string[] {
  return [...rowsByName(rows).values()].flatMap((of) => {
    const [first, ...others] = of.filter(({ certainty }) => certainty !== null);
    const odd = others.find(({ certainty }) => certainty !== first?.certainty);
    return odd === undefined
      ? []
      : [`${odd.place} ${odd.id}: ${odd.certainty}, but ${first?.certainty} at ${first?.place}`];
  });
}

/** What changed in one entry, in one line; null where nothing did. */
export function changeLine({ entry, added, mended, from, refused }: Folded): string | null {
  const parts = [
    added > 0 && `${added} cited`,
    mended > 0 && `${mended} mended`,
    from !== entry.certainty && `${from} → ${entry.certainty}`,
    refused && "not settled: no work here may settle it, nor two pages that are no blogs",
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `${foldName(entry.name)}: ${parts.join("; ")}`;
}
