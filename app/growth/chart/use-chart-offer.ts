import { useState } from "react";
import { type CheckedDraft, checkDraft } from "#domain/growth/check-draft.ts";
import { addMeasurement, type Child, type Measurement } from "#domain/growth/stored-growth.ts";
import type { Standards } from "#domain/growth/standards.ts";
import {
  type ChartedChild,
  type ChartedRow,
  draftOfRow,
  NOTHING_ANSWERED,
  type RowAnswers,
  rowsToBring,
  sameChild,
} from "#domain/printables/charted-growth.ts";
import { localToday } from "#app/device/local-today.ts";
import { storeGrowth, storedGrowth } from "#app/growth/growth-store.ts";

type CheckedRow = { readonly row: ChartedRow; readonly checked: CheckedDraft };

/** What a filled growth chart holds that the calculator does not; brings over what is clear, and asks about the rest. */
export function useChartOffer(
  standards: Standards,
  chart: ChartedChild,
  onAdded: (child: string, date: string) => void,
) {
  const [answers, setAnswers] = useState<Readonly<Record<string, RowAnswers>>>({});
  const [isAsking, setIsAsking] = useState(false);
  const check = (given: typeof answers): readonly CheckedRow[] => {
    const { children, units } = storedGrowth();
    return rowsToBring(chart, sameChild(chart, children)).map((row) => {
      const draft = draftOfRow(chart, row, units, given[row.id] ?? NOTHING_ANSWERED);
      return { row, checked: checkDraft(standards, draft, localToday()) };
    });
  };
  const bring = (given: typeof answers) => {
    setIsAsking(true);
    const all = check(given);
    const clear = all.flatMap(({ checked }) => (checked.questions === null ? [checked] : []));
    const last = clear.at(-1);
    if (last === undefined) return;
    const measurements = clear.map(({ measurement }) => measurement);
    const id = addTo(chart, last.gestationWeeks, measurements);
    // While something is left to ask, nobody is led away from it.
    if (clear.length === all.length) onAdded(id, last.measurement.date);
  };
  return {
    rows: check(answers),
    isAsking,
    bring: () => bring(answers),
    answer(row: ChartedRow, given: Partial<RowAnswers>) {
      const before = answers[row.id] ?? NOTHING_ANSWERED;
      const units = { ...before.units, ...given.units };
      const after = { ...answers, [row.id]: { sure: [...before.sure, ...(given.sure ?? [])], units } };
      setAnswers(after);
      bring(after);
    },
  };
}

/** Adds to the same child, or to a new one; gives its id. */
function addTo(chart: ChartedChild, gestationWeeks: number | null, added: readonly Measurement[]): string {
  const { children } = storedGrowth();
  const known = sameChild(chart, children);
  const isTaken = children.some(({ id }) => id === chart.id);
  const { name, sex, born } = chart;
  const id = isTaken ? crypto.randomUUID() : chart.id;
  const child: Child = known ?? { id, name, sex, born, gestationWeeks, measurements: [] };
  const after = added.reduce(addMeasurement, child);
  storeGrowth((kept) => ({
    ...kept,
    children:
      known === null
        ? [...kept.children, after]
        : kept.children.map((each) => (each.id === child.id ? after : each)),
  }));
  return child.id;
}
