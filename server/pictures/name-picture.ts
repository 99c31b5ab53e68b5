import type { Gender } from "#domain/names/entry/gender.ts";
import { caption } from "./caption.ts";
import { fontFor, type TextOutline, outlineText, outlineToFit, outlineLines } from "./text-outline.ts";
import type { NameCard } from "./name-card.ts";
import { ridge } from "./ridge.ts";
import { dayColor } from "./day-color.ts";
import { headWords, MARGIN, placed, ROOM, sheet } from "./sheet.ts";

const NAME_SIZE = 206;
const NAME_BASELINE = 296;
/** Accents on capitals stay below the head. */
const NAME_ROOM = { width: ROOM, rise: 174 };
const GLOSS_SIZES = [60, 52, 46];
/** The tops of its letters, below the tails of the name's. */
const GLOSS_TOP = 340;
const GLOSS_LINE = 54;
/** Between the gloss and the highest point of the curve. */
const AIR = 38;

const SEX_WORDS: Readonly<Record<Gender, string>> = { girl: "Girl", boy: "Boy", unisex: "Unisex" };

/** The picture that is shown where a name's page is shared: the name, what it means, and its curve as the land below. */
export function namePicture(card: NameCard): string {
  const { name, gender, origin, spark, years } = card;
  // Vietnamese letters are not in Besley: then the whole name is set in Gelasio.
  const outline = outlineToFit(name, fontFor(name, ["display", "serif"]) ?? "plain", NAME_SIZE, NAME_ROOM);
  const gloss = glossLines(card);
  const glossBaseline = GLOSS_TOP + (gloss[0]?.size ?? 0) * 0.95;
  const glossEnd = glossBaseline + Math.max(0, gloss.length - 1) * GLOSS_LINE;
  return sheet(dayColor("paper"), [
    headWords(`${SEX_WORDS[gender]}  ·  ${origin}`, (x, y) => sexMark(gender, x, y)),
    ridge(spark, years, { top: glossEnd + AIR }),
    placed(outline, MARGIN - outline.size * 0.03, NAME_BASELINE, dayColor("ink")),
    ...gloss.map((line, place) =>
      placed(line, MARGIN, glossBaseline + place * GLOSS_LINE, dayColor("ink-2")),
    ),
    caption(card.caption),
  ]);
}

/** The meaning as large as it fits on a line, else on two. */
function glossLines({ meaning, glossed }: NameCard): readonly TextOutline[] {
  const words = glossed ? `“${drawable(meaning)}”` : drawable(meaning);
  const size = GLOSS_SIZES.find((most) => outlineText(words, "italic", most).width <= ROOM);
  return size === undefined
    ? outlineLines(words, "italic", GLOSS_SIZES.at(-1) ?? 0, ROOM)
    : [outlineText(words, "italic", size)];
}

/** Without what no letter of ours can show: the characters of Chinese or Japanese spellings, in brackets or alone. */
function drawable(meaning: string): string {
  const shown = (text: string) => fontFor(text, ["italic"]) !== undefined;
  const unbracketed = meaning.replaceAll(/\s*\(([^()]*)\)/g, (whole: string) => (shown(whole) ? whole : ""));
  return Array.from(unbracketed).filter(shown).join("").trim();
}

/** Filled circle, filled diamond, or half of each: shape first, color second (app/ui/gender-mark.tsx). */
function sexMark(gender: Gender, x: number, y: number): string {
  const at = `transform="translate(${x} ${y - 12}) scale(1.7)"`;
  switch (gender) {
    case "girl":
      return `<circle ${at} cx="7" cy="7" r="5.6" fill="${dayColor("girl")}"/>`;
    case "boy":
      return `<path ${at} d="M7 .4 13.6 7 7 13.6.4 7Z" fill="${dayColor("boy")}"/>`;
    case "unisex":
      return `<g ${at}><path d="M6.2 1.4a5.6 5.6 0 0 0 0 11.2Z" fill="${dayColor("ink")}"/><path d="M7.8 1.4 13.4 7l-5.6 5.6Z" fill="none" stroke="${dayColor("ink")}" stroke-width="1.4"/></g>`;
  }
}
