import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import type { Years } from "#app/names/home/home-page.ts";
import { saveButtonHtml } from "#app/saved-names/save-button-html.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { GENDER_WORDS, genderMarkHtml } from "#app/ui/gender-mark.tsx";
import { sparkHtml } from "#app/ui/spark-html.ts";
import { countedWords } from "./counted-words.ts";
import { glossWords } from "./gloss-words.ts";
import { LONG_NAME_LETTERS, namePath } from "./name-of-card.ts";
import { originWords } from "./origin-words.ts";
import { reasonWords } from "./reason-words.ts";

type Given = {
  readonly summary: NameSummary;
  readonly years: Years;
  readonly why: string | undefined;
  readonly withCurve: boolean;
  readonly isSaved: boolean;
};

/** A card of name-card.tsx as the server writes it: a page has up to sixty, and React would make thirty elements of each. */
export function nameCardHtml({ summary, years, why, withCurve, isSaved }: Given): string {
  const { id, name, gender, origin, spark, oneIn } = summary;
  const anchor = `save-${id}`;
  const { words, quoted } = glossWords(summary);
  return [
    `<li class="nm"><div class="nm-top"><span class="tag">${genderMarkHtml(gender)}${GENDER_WORDS[gender]}</span>`,
    `<span class="meta">${escapeHtml(originWords(origin))}</span>`,
    `<i class="rib"${isSaved ? ' data-saved=""' : ""} aria-hidden="true"></i></div>`,
    `<h3 class="nm-n"${name.length >= LONG_NAME_LETTERS ? ' data-long=""' : ""}>`,
    `<a class="name-link" href="${namePath(id)}">${escapeHtml(name)}</a></h3>`,
    quoted
      ? `<p class="gloss nm-m">“${escapeHtml(words)}”</p>`
      : `<p class="nm-m nm-plain">${escapeHtml(words)}</p>`,
    why === undefined ? "" : `<p class="nm-why">${escapeHtml(reasonWords([why]))}</p>`,
    `<div class="nm-s">${withCurve ? sparkHtml({ spark, name, ...years, size: "card" }) : ""}`,
    `<span class="meta num">${countedWords(oneIn, years.lastYear)}</span></div>`,
    `<form id="${escapeHtml(anchor)}" class="save-form" action="${PATHS.saved}" method="post">`,
    `${saveButtonHtml({ id, name, anchor, main: false, isSaved })}</form></li>`,
  ].join("");
}
