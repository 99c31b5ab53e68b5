import { NAME_WORDS } from "#content/site/name-words.ts";
import { COLOR_CLASSES } from "#app/ui/gender-mark.tsx";
import type { Gender } from "#domain/names/entry/gender.ts";

/** The ages between which the middle half of the living are, and the age in the middle. */
export type AgeBar = {
  readonly young: number;
  readonly middle: number;
  readonly old: number;
  readonly gender: Gender;
};

/** A bar to 60 years, or to 100 where the middle half goes beyond it. */
const ENDS = [60, 100] as const;
/** Labels nearer than this, in percent of the bar, would touch on a phone. */
const LABEL_ROOM = 9;

/**
 * The bar as HTML: the middle half of the living between two lines, the middle one heavy. Its figures stand in a sentence
 * beneath, so nothing of it is read aloud.
 */
export function ageBarHtml({ young, middle, old, gender }: AgeBar): string {
  const end = old > ENDS[0] ? ENDS[1] : ENDS[0];
  const at = (age: number) => Math.round(Math.min(1, age / end) * 1000) / 10;
  const [from, half, to] = [at(young), at(middle), at(old)];
  const line = (x: number, kind: string) =>
    `<line x1=${x}% x2=${x}% y1=${kind === "mid" ? 24 : 31} y2=${kind === "mid" ? 66 : 59} class=${kind} />`;
  const below = labelsBelow({ from, to, end, young, old });
  return [
    `<svg class="age ${COLOR_CLASSES[gender]}" width=100% height=84 aria-hidden=true>`,
    `<rect class=all width=100% y=31 height=28 /><rect class=half x=${from}% width=${Math.round((to - from) * 10) / 10}% y=31 height=28 />`,
    line(from, "side"),
    line(to, "side"),
    line(half, "mid"),
    label(half, 16, `<tspan class=num>${middle}</tspan>, ${NAME_WORDS.age.middle}`),
    ...below.map(({ x, text }) => label(x, 80, text)),
    "</svg>",
  ].join("");
}

type Ends = {
  readonly from: number;
  readonly to: number;
  readonly end: number;
  readonly young: number;
  readonly old: number;
};

/** Both ages, in one label where they are near each other, and the ends of the bar where there is room. */
function labelsBelow({
  from,
  to,
  end,
  young,
  old,
}: Ends): readonly { readonly x: number; readonly text: string }[] {
  const own =
    to - from < LABEL_ROOM
      ? [{ x: (from + to) / 2, text: young === old ? `${old}` : `${young}–${old}` }]
      : [
          { x: from, text: `${young}` },
          { x: to, text: `${old}` },
        ];
  return [
    ...(from >= LABEL_ROOM ? [{ x: 0, text: "0" }] : []),
    ...own,
    ...(to <= 100 - LABEL_ROOM ? [{ x: 100, text: `${end}` }] : []),
  ];
}

/** Words over a point of the bar, within its edges. */
function label(x: number, y: number, text: string): string {
  const anchor = x < 10 ? "start" : x > 90 ? "end" : "middle";
  return `<text x=${x}% y=${y} text-anchor=${anchor}>${text}</text>`;
}
