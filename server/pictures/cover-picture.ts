import { caption } from "./caption.ts";
import { captionWords } from "./caption-words.ts";
import { inBox } from "./drawing.ts";
import { outlineLines } from "./text-outline.ts";
import type { NameCard } from "./name-card.ts";
import type { PageCard } from "./page-cards.ts";
import { ridge } from "./ridge.ts";
import { dayColor } from "./day-color.ts";
import { headWords, MARGIN, placed, ROOM, sheet } from "./sheet.ts";

const SIZE = 109;
const BASELINE = 216;
const RIDGE_TOP = 384;
/** On the latest part of Hazel's curve. */
const BABY = { x: 1010, y: 462, width: 132, height: 86 };
const BABY_TURN = -21;

/** The cover of the almanac, as the home page has it: the promise on butter, above a name's real curve. */
export function coverPicture(
  { crumb, title }: PageCard,
  baby: string,
  hill: Pick<NameCard, "name" | "spark" | "years">,
): string {
  const { x, y, width, height } = BABY;
  return sheet(dayColor("butter"), [
    headWords(crumb),
    ridge(hill.spark, hill.years, { top: RIDGE_TOP, land: dayColor("paper") }),
    `<g transform="rotate(${BABY_TURN} ${x + width / 2} ${y + height / 2})">${inBox(baby, BABY)}</g>`,
    caption(captionWords(hill)),
    ...outlineLines(title, "display", SIZE, ROOM).map((set, place) =>
      placed(set, MARGIN - SIZE * 0.03, BASELINE + place * SIZE, dayColor("ink")),
    ),
  ]);
}
