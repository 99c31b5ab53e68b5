import type { Face, Ink, LaidPage, Node, Tag, TextWidth } from "#domain/printables/layout/marks.ts";
import { mm } from "#domain/printables/layout/paper.ts";
import { baselineIn, lineHeight, tagged, text, wrap } from "#domain/printables/layout/texts.ts";
import { layCurve, YEARS_HEIGHT } from "./lay-curve.ts";
import { PAPER_POINTS, type SheetName, type SheetPaper } from "./sheet-name.ts";

/** What is laid: one to three names, perhaps with a year of birth. */
export type NameSheet = {
  readonly names: readonly SheetName[];
  readonly year: number | null;
  /** The sentence about the year, of each name. */
  readonly yearSaid: readonly string[];
  readonly paper: SheetPaper;
  /** The last line: whose figures these are, and where the sheet comes from. */
  readonly source: string;
};

type Slot = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Style = { readonly face: Face; readonly size: number; readonly ink: Ink };

const MARGIN = { letter: mm(16), a4: mm(16), card: mm(11) } as const;
/** Sizes on a full page, in points; on the card all are smaller by the same part. */
const SIZES = { name: 72, about: 11.5, meaning: 17, text: 11, basis: 9, source: 8 } as const;
const SCALE = { letter: 1, a4: 1, card: 0.78 } as const;
/** With more names on the page the name gives way, and the words hardly. */
const NAME_SHARE = [1, 0.68, 0.46] as const;
const WORD_SHARE = [1, 0.94, 0.88] as const;
/** Tried in turn until all words fit. */
const SHRINKS = [1, 0.93, 0.86, 0.8, 0.74, 0.68];
/** So many of them are tried for a curve. */
const WORTH_A_CURVE = 4;
const BETWEEN = mm(6);
const LOWEST_CURVE = 60;
const HIGHEST_CURVE = 190;
const RULE = { thick: 2.25, thin: 0.75, between: 2 } as const;

/** A page of paper with names, each with its curve. All lengths are points. */
export function layNameSheet(sheet: NameSheet, textWidth: TextWidth): LaidPage {
  const { names, paper, source } = sheet;
  const { width, height } = PAPER_POINTS[paper];
  const margin = MARGIN[paper];
  const fine: Style = { face: "plain", size: SIZES.source * SCALE[paper], ink: "quiet" };
  const lines = wrap(source, width - 2 * margin, fine, textWidth);
  const each = lineHeight(fine.size);
  const end = height - margin - lines.length * each;
  const room = end - margin - BETWEEN;
  const slotHeight = (room - BETWEEN * (names.length - 1)) / names.length;
  const slots = names.map((name, place) =>
    layName(
      sheet,
      place,
      name,
      {
        left: margin,
        top: margin + place * (slotHeight + BETWEEN),
        width: width - 2 * margin,
        height: slotHeight,
      },
      textWidth,
    ),
  );
  const closing = tagged(
    "P",
    lines.map((line, place) => text(line, margin, baselineIn(end + place * each, each, fine.size), fine)),
  );
  return { width, height, nodes: [...slots.flat(), closing] };
}

/** As large as it fits: much is known of some names, and three of them may stand on a card. */
function layName(
  sheet: NameSheet,
  place: number,
  name: SheetName,
  slot: Slot,
  textWidth: TextWidth,
): readonly Node[] {
  const bottom = slot.top + slot.height;
  const laid = SHRINKS.map((shrink) => layAt(sheet, place, name, slot, textWidth, shrink));
  const fitting = laid.filter(({ end }) => end <= bottom);
  // A curve is worth slightly smaller words, but no words that cannot be read.
  const drawn = fitting.find((each, tried) => each.hasCurve && tried < WORTH_A_CURVE);
  return (drawn ?? fitting[0] ?? laid.at(-1))?.nodes ?? [];
}

type Laid = { readonly nodes: readonly Node[]; readonly end: number; readonly hasCurve: boolean };

function layAt(
  sheet: NameSheet,
  place: number,
  name: SheetName,
  slot: Slot,
  textWidth: TextWidth,
  shrink: number,
): Laid {
  const { names, paper, year } = sheet;
  const share = names.length - 1;
  const scale = SCALE[paper] * (WORD_SHARE[share] ?? 1) * shrink;
  const sized = (size: number, face: Face, ink: Ink): Style => ({ face, size: size * scale, ink });
  const nodes: Node[] = [];
  let y = slot.top;
  const say = (words: string, tag: Tag, style: Style, air = 0) => {
    if (words === "") return;
    y += air * scale;
    const each = lineHeight(style.size);
    const lines = wrap(words, slot.width, style, textWidth);
    nodes.push(
      tagged(
        tag,
        lines.map((line, row) => text(line, slot.left, baselineIn(y + row * each, each, style.size), style)),
      ),
    );
    y += lines.length * each;
  };
  rules(nodes, slot, y);
  y += RULE.thick + RULE.between + RULE.thin;
  y += layHeading(
    nodes,
    name.name,
    { ...slot, top: y },
    SIZES.name * SCALE[paper] * (NAME_SHARE[share] ?? 1) * shrink,
    textWidth,
  );
  say(name.about, "P", sized(SIZES.about, "plain", "quiet"), 2);
  say(name.meaning ?? "", "P", sized(SIZES.meaning, "strong", "ink"), 7);
  say(name.basis, "P", sized(SIZES.basis, "plain", "quiet"), 1);
  say(name.figures.join(" "), "P", sized(SIZES.text, "plain", "ink"), 6);
  say(sheet.yearSaid[place] ?? "", "P", sized(SIZES.text, "strong", "ribbon"), 4);
  const left = slot.top + slot.height - y - 10 * scale - YEARS_HEIGHT;
  const { curve } = name;
  const hasCurve = curve !== null && left >= LOWEST_CURVE;
  if (hasCurve) {
    const caption = sized(SIZES.basis, "plain", "quiet");
    say(name.caption, "P", caption, 8);
    const height = Math.min(
      slot.top + slot.height - y - YEARS_HEIGHT - 6,
      HIGHEST_CURVE * (paper === "card" ? 0.7 : 1),
    );
    const box = { left: slot.left, top: y + 6, width: slot.width, height };
    const marked = year === null ? "" : ` ${sheet.yearSaid[place] ?? ""}`;
    nodes.push(layCurve(curve, year, `${name.caption}.${marked}`, box, textWidth));
    y += 6 + height + YEARS_HEIGHT;
  }
  return { nodes, end: y, hasCurve };
}

/** The name as large as it fits on a line; gives its height. */
function layHeading(nodes: Node[], name: string, slot: Slot, most: number, textWidth: TextWidth): number {
  const size = Math.min(most, slot.width / textWidth(name, "display", 1));
  const height = size * 1.24;
  const style: Style = { face: "display", size, ink: "ink" };
  nodes.push(tagged("H1", [text(name, slot.left, slot.top + size * 1.02, style)]));
  return height;
}

/** A thick and a thin rule, as over every sheet of ours. */
function rules(nodes: Node[], { left, width }: Slot, top: number): void {
  const rule = (y: number, thickness: number) =>
    nodes.push({
      kind: "line",
      points: [
        [left, y],
        [left + width, y],
      ],
      width: thickness,
      ink: "ink",
    });
  rule(top + RULE.thick / 2, RULE.thick);
  rule(top + RULE.thick + RULE.between + RULE.thin / 2, RULE.thin);
}
