import type { Gender } from "#domain/names/entry/gender.ts";
import { COLOR_CLASSES, GENDER_WORDS, SHAPES } from "#app/ui/gender-mark.tsx";

/** Mark and word of a sex of use together, as HTML. */
export function genderTagHtml(gender: Gender): string {
  return `<span class=tag><svg class="gm ${COLOR_CLASSES[gender]}" viewBox="0 0 14 14" aria-hidden=true>${SHAPES[gender]}</svg>${GENDER_WORDS[gender]}</span>`;
}
