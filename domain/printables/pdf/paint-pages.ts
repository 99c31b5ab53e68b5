import {
  INKS,
  type LaidPage,
  type PaperMark,
  type Node,
  type Tagged,
} from "#domain/printables/layout/marks.ts";
import type { PdfFonts } from "./fonts.ts";
import type { PdfDocument, PdfElement } from "./pdf-document.ts";
import { setText } from "./set-text.ts";

const DASH = { length: 3, space: 2.2 } as const;
const BOX_LINE = 0.9;
const TICK_LINE = 1.4;
/** In a box of 12. */
const TICK = [
  [2.8, 6.3],
  [5.1, 8.7],
  [9.3, 3.1],
] as const;

/** Puts laid pages on paper, with the structure that a screen reader follows. */
export function paintPages(document: PdfDocument, pages: readonly LaidPage[], faces: PdfFonts): void {
  const root = document.struct("Document");
  document.addStructure(root);
  for (const { width, height, nodes } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const node of nodes) paintNode(document, node, { element: root, tag: "Document" }, faces);
  }
  root.end();
}

type Parent = { readonly element: PdfElement; readonly tag: string };

function paintNode(document: PdfDocument, node: Node, parent: Parent, faces: PdfFonts): void {
  if ("tag" in node) return paintTagged(document, node, parent, faces);
  if (node.kind === "text" || readsAsOne(parent)) {
    const content = document.markStructureContent(parent.tag);
    paintMark(document, node, faces);
    document.endMarkedContent();
    parent.element.add(content);
    return;
  }
  document.markContent("Artifact", { type: "Layout" });
  paintMark(document, node, faces);
  document.endMarkedContent();
}

function paintTagged(
  document: PdfDocument,
  { tag, children, alt, actual, scope }: Tagged,
  parent: Parent,
  faces: PdfFonts,
) {
  const element = document.struct(tag, {
    ...(alt === undefined ? {} : { alt }),
    ...(actual === undefined ? {} : { actual }),
    ...(scope === undefined ? {} : { scope }),
  });
  parent.element.add(element);
  for (const child of children) paintNode(document, child, { element, tag }, faces);
  element.end();
}

/** Lines of a figure and a ticked box have their words with the element around them; other lines are ornament. */
function readsAsOne({ tag }: Parent): boolean {
  return tag === "Figure" || tag === "Span";
}

function paintMark(document: PdfDocument, mark: PaperMark, faces: PdfFonts): void {
  switch (mark.kind) {
    case "text":
      document.fillColor(INKS[mark.ink]);
      return setText(document, faces, mark);
    case "line":
      if (mark.dashed === true) document.dash(DASH.length, { space: DASH.space });
      stroke(document, mark.points, mark.width, INKS[mark.ink]);
      if (mark.dashed === true) document.undash();
      return;
    case "area":
      document.fillColor(INKS[mark.ink]);
      follow(document, mark.points);
      document.fill();
      return;
    case "box":
      return box(document, mark);
    default:
      return mark satisfies never;
  }
}

function box(document: PdfDocument, { at: [x, y], size, ticked }: Extract<PaperMark, { kind: "box" }>): void {
  document.lineWidth(BOX_LINE);
  document.strokeColor(INKS.ink);
  document.roundedRect(x, y, size, size, size / 12);
  document.stroke();
  if (!ticked) return;
  const points = TICK.map(([right, down]) => [x + (right * size) / 12, y + (down * size) / 12] as const);
  stroke(document, points, TICK_LINE, INKS.ink);
}

function stroke(
  document: PdfDocument,
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  color: string,
): void {
  document.lineWidth(width);
  document.strokeColor(color);
  follow(document, points);
  document.stroke();
}

function follow(document: PdfDocument, points: readonly (readonly [x: number, y: number])[]): void {
  points.forEach(([x, y], place) => (place === 0 ? document.moveTo(x, y) : document.lineTo(x, y)));
}
