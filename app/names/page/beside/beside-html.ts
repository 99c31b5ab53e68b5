import { href } from "react-router";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { COLOR_CLASSES, GENDER_WORDS, SHAPES } from "#app/ui/gender-mark.tsx";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** Names for brothers and sisters, each with the mark of its sex of use; and with names for the middle, the whole of it. */
export function besideHtml({
  beside,
  summary,
}: Pick<NamePage, "beside" | "summary">): { readonly siblings: string; readonly middles: string } | null {
  if (beside === null || beside.siblings.length === 0) return null;
  return {
    siblings: beside.siblings.map((each) => `<li>${markHtml(each)}${linkHtml(each)}`).join(""),
    middles: beside.middles
      .map((each) => `<li><span>${escapeHtml(summary.name)}</span> ${linkHtml(each)}`)
      .join(""),
  };
}

/** The mark, and its word for those who do not see it. */
function markHtml({ gender }: NameSummary): string {
  return `<svg class="gm ${COLOR_CLASSES[gender]}" viewBox="0 0 14 14" aria-hidden="true">${SHAPES[gender]}</svg><i class=vh>${GENDER_WORDS[gender]}</i>`;
}

function linkHtml({ id, name }: NameSummary): string {
  return `<a class=name-link href="${href("/names/:slug", { slug: id })}">${escapeHtml(name)}</a>`;
}
