import { href } from "react-router";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { CORRECTIONS_PAGE } from "#content/site/corrections-page.ts";
import { cite } from "#domain/names/entry/cite.ts";
import type { Correction } from "#domain/names/entry/correction.ts";
import type { Source } from "#domain/names/entry/evidence.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { dayWords } from "#domain/text/day-words.ts";

/** The corrections in words, in their order. Composed on the server: browsers get no list of works. */
export function buildCorrectionsView(corrections: readonly Correction[]) {
  const { nothing } = CORRECTIONS_PAGE.list;
  return corrections.map(({ day, name, field, from, to, reason, source }) => ({
    day,
    date: dayWords(day),
    name,
    href: href("/names/:slug", { slug: foldName(name) }),
    field: CORRECTIONS_PAGE.form.topics[field],
    from: from ?? nothing,
    to: to ?? nothing,
    reason,
    source: source === undefined ? null : sourceWords(source),
  }));
}

export type CorrectionView = ReturnType<typeof buildCorrectionsView>[number];

function sourceWords(source: Source) {
  const { title, href: address = null, place } = cite({ ...source, kind: "word" }, BIBLIOGRAPHY);
  return { title, address, place: place === undefined ? "" : `, ${place}` };
}
