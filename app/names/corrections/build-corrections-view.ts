import { href } from "react-router";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { cite } from "#domain/names/entry/cite.ts";
import type { Correction } from "#domain/names/entry/correction.ts";
import type { Source } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { dayWords } from "#domain/locale/dates.ts";

/** So many changes are open at least, if there are as many: about a screen and a half of a phone. */
const OPEN_CHANGES = 8;

/** What the page shows at once, and what it folds away. */
export type CorrectionsView = {
  readonly newest: readonly CorrectionView[];
  readonly earlier: readonly CorrectionView[];
};

/**
 * The corrections in words, in their order. Those of one day with one reason and source are told together. Composed on the server: browsers get no list of works.
 */
export function buildCorrectionsView(corrections: readonly Correction[]): CorrectionsView {
  const told = [...Map.groupBy(corrections, keyOf).values()].flatMap(tell);
  let changes = 0;
  const after = told.findIndex((each) => (changes += each.changes.length) >= OPEN_CHANGES);
  const open = after < 0 ? told.length : after + 1;
  return { newest: told.slice(0, open), earlier: told.slice(open) };
}

export type CorrectionView = ReturnType<typeof tell>[number];

function keyOf({ day, field, reason, source }: Correction): string {
  return JSON.stringify([day, field, reason, source]);
}

function tell(alike: readonly Correction[]) {
  const { nothing } = CORRECTIONS_PAGE.list;
  return alike.slice(0, 1).map(({ day, field, reason, source }) => ({
    day,
    date: dayWords(day),
    field: CORRECTIONS_PAGE.form.topics[field],
    reason,
    source: source === undefined ? null : sourceWords(source),
    changes: alike.map(({ names, from, to }) => ({
      names: names.map((name) => ({ name, href: href("/names/:slug", { slug: foldName(name) }) })),
      from: from ?? nothing,
      to: to ?? nothing,
    })),
  }));
}

function sourceWords(source: Source) {
  const { title, href: address = null, place } = cite({ ...source, kind: "word" }, BIBLIOGRAPHY);
  return { title, address, place: place === undefined ? "" : `, ${place}` };
}
