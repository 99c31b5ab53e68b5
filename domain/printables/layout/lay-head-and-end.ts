import type { Sheet } from "#domain/printables/sheet.ts";
import type { Frame } from "./frame.ts";
import type { LaidOut } from "./marks.ts";
import { mm } from "./paper.ts";
import { across } from "./rules.ts";
import { baselineIn, lineHeight, SIZES, tagged, text, wrap } from "./texts.ts";

const UNDER_TITLE = mm(1.6);
const THICK = 2.25;
const THIN = 0.75;
const BETWEEN_RULES = 2;
const SPAN_STYLE = { face: "plain", size: SIZES.text, ink: "ink" } as const;
const END_STYLE = { face: "plain", size: SIZES.fine, ink: "quiet" } as const;
const BETWEEN = mm(5);

/** The title with how long the sheet lasts, above a thick and a thin rule. A further page says which it is. */
export function layHead({ title, span, pages }: Sheet, page: number, frame: Frame): LaidOut {
  const { left, width, textWidth, words } = frame;
  const size = page === 0 ? SIZES.title : SIZES.again;
  const beside =
    page === 0 ? span : words.page.replace("{page}", `${page + 1}`).replace("{pages}", `${pages.length}`);
  const ruleTop = size + UNDER_TITLE;
  return {
    height: ruleTop + THICK + BETWEEN_RULES + THIN,
    at(top) {
      const baseline = top + size * 0.82;
      const right = left + width - textWidth(beside, SPAN_STYLE.face, SPAN_STYLE.size);
      return [
        tagged(page === 0 ? "H1" : "P", [text(title, left, baseline, { face: "display", size, ink: "ink" })]),
        tagged("P", [text(beside, right, baseline, SPAN_STYLE)]),
        across(frame, top + ruleTop + THICK / 2, "ink", THICK),
        across(frame, top + ruleTop + THICK + BETWEEN_RULES + THIN / 2, "ink", THIN),
      ];
    },
  };
}

/** The last line: on the left what the sheet is not, on the right where it comes from. */
export function layEnd({ title, closing }: Sheet, frame: Frame): LaidOut {
  const { left, width, textWidth, words } = frame;
  const from = `${words.site} · ${title.toLowerCase()} · ${words.copy}`;
  const fromWidth = textWidth(from, END_STYLE.face, END_STYLE.size);
  const lines = wrap(closing, width - fromWidth - BETWEEN, END_STYLE, textWidth);
  const each = lineHeight(SIZES.fine);
  const baseline = (top: number, line: number) => baselineIn(top + line * each, each, SIZES.fine);
  return {
    height: lines.length * each,
    at: (top) => [
      tagged(
        "P",
        lines.map((line, place) => text(line, left, baseline(top, place), END_STYLE)),
      ),
      tagged("P", [text(from, left + width - fromWidth, baseline(top, lines.length - 1), END_STYLE)]),
    ],
  };
}
