import { useState } from "react";
import { type Answers, NO_ANSWERS } from "#domain/printables/answers.ts";
import { answer, childAfter, newestFirst, openingAnswers } from "#domain/printables/filled-sheet.ts";
import {
  type FilledSheet,
  type StoredChild,
  type StoredSheets,
  namelessChild,
} from "#domain/printables/stored-sheets.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { localToday } from "#app/device/local-today.ts";
import { changeSheets, sheetsNow, useSheets } from "#app/printables/stored/sheet-store.ts";

/** What was picked: a child and one of its sheets; null is a new one. The form begins anew with each pick. */
type Picked = { readonly child: string | null; readonly filled: string | null; readonly form: number };

/** The sheet that is being filled in, of the child that was picked. A new one is kept from its first letter on. */
export function useFilled(sheet: Sheet) {
  const { kept, standing } = useSheets();
  const [picked, setPicked] = useState<Picked>();
  const { child, filled } = found(kept, sheet, picked);
  const sheetsOf = (id: string) =>
    newestFirst(kept.sheets.filter((each) => each.child === id && each.sheet === sheet.id));
  const answers: Answers = filled?.answers ?? openingAnswers(sheet, child);

  const pick = (childId: string | null, filledId: string | null) =>
    setPicked({ child: childId, filled: filledId, form: (picked?.form ?? 0) + 1 });
  const write = (key: string, text: string) => {
    const now = new Date().toISOString();
    // Read anew: two letters may come before the screen has shown the first.
    const latest = found(sheetsNow(), sheet, picked);
    const whose = latest.child ?? { ...namelessChild(crypto.randomUUID()), begunAt: now };
    const before = latest.filled ?? begin(sheet, whose);
    const after = childAfter(whose, key, text, now);
    changeSheets({
      children: after === latest.child ? [] : [{ ...after, changedAt: now }],
      sheets: [answer(before, key, text, now)],
    });
    if (latest.filled === null) setPicked({ child: whose.id, filled: before.id, form: picked?.form ?? 0 });
  };

  return {
    kept,
    standing,
    child,
    filled,
    answers: standing === "opening" ? NO_ANSWERS : answers,
    sheets: child === null ? [] : sheetsOf(child.id),
    /** A form of another child or sheet begins anew. */
    formKey: picked?.form ?? 0,
    write,
    pickChild: (id: string | null) => pick(id, id === null ? null : (sheetsOf(id)[0]?.id ?? null)),
    pickSheet: (id: string | null) => pick(child?.id ?? null, id),
  };
}

/** What was picked, as far as it is still there; at first the sheet of this kind that was written on last. */
function found(kept: StoredSheets, sheet: Sheet, picked: Picked | undefined) {
  const last = (all: readonly FilledSheet[]) =>
    all.toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))[0] ?? null;
  const ofKind = kept.sheets.filter((each) => each.sheet === sheet.id);
  const filled = picked ? (ofKind.find(({ id }) => id === picked.filled) ?? null) : last(ofKind);
  const childId = picked ? picked.child : (filled ?? last(kept.sheets))?.child;
  const child: StoredChild | null = kept.children.find(({ id }) => id === childId) ?? null;
  return { child, filled };
}

function begin(sheet: Sheet, child: StoredChild): FilledSheet {
  return {
    id: crypto.randomUUID(),
    child: child.id,
    sheet: sheet.id,
    answers: openingAnswers(sheet, child),
    begun: localToday(),
    changedAt: "",
  };
}
