import type { StoredSheets } from "./stored-sheets.ts";

type MergedSheets = {
  /** What is to be written: the records that are new here, or newer. */
  readonly changed: StoredSheets;
  /** Sheets that were not here; that were older here; that are here as they were, or newer. */
  readonly added: number;
  readonly renewed: number;
  readonly same: number;
};

type Dated = { readonly id: string; readonly changedAt: string };

/** Brings sheets from elsewhere beside what is kept. Nothing is lost: of one and the same, the one changed last stays. */
export function mergeSheets(kept: StoredSheets, brought: StoredSheets): MergedSheets {
  const known = new Set(kept.sheets.map(({ id }) => id));
  const sheets = newerOnes(kept.sheets, brought.sheets);
  const added = sheets.filter(({ id }) => !known.has(id)).length;
  return {
    changed: { children: newerOnes(kept.children, brought.children), sheets },
    added,
    renewed: sheets.length - added,
    same: brought.sheets.length - sheets.length,
  };
}

function newerOnes<Kept extends Dated>(kept: readonly Kept[], brought: readonly Kept[]): readonly Kept[] {
  const here = new Map(kept.map(({ id, changedAt }) => [id, changedAt]));
  return brought.filter(({ id, changedAt }) => {
    const before = here.get(id);
    return before === undefined || changedAt > before;
  });
}
