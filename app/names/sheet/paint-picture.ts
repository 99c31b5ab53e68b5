import {
  type Face,
  INKS,
  type LaidPage,
  type Node,
  type PaperMark,
  type TextWidth,
} from "#domain/printables/layout/marks.ts";

/** Dots for each point of the paper: 216 an inch. */
const DENSITY = 3;
const DASH = [3, 2.2];

/** The faces of the page, which its style sheets have brought: the variable that names each, and its weight. */
const FACES = {
  display: { family: "--f-display", weight: 500, tracking: -0.022 },
  plain: { family: "--f-ui", weight: 400, tracking: 0 },
  said: { family: "--f-ui", weight: 500, tracking: 0 },
  strong: { family: "--f-ui", weight: 600, tracking: 0 },
} as const satisfies Record<Face, object>;

const USED = ["display", "plain", "strong"] as const satisfies readonly Face[];

/** A page of paper as a PNG, drawn here. @throws Error where this browser has no canvas. */
export async function paintPicture(lay: (textWidth: TextWidth) => LaidPage): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("There is no canvas to draw on.");
  // Rejects for a family of which this device lacks one, and all of ours name some: it is drawn with the next.
  await Promise.allSettled(USED.map((face) => document.fonts.load(fontOf(face, 20))));
  const page = lay((words, face, size) => {
    setFace(pen, face, size);
    return pen.measureText(words).width;
  });
  canvas.width = Math.round(page.width * DENSITY);
  canvas.height = Math.round(page.height * DENSITY);
  pen.scale(DENSITY, DENSITY);
  pen.fillStyle = INKS.paper;
  pen.fillRect(0, 0, page.width, page.height);
  for (const node of page.nodes) paintNode(pen, node);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("The canvas gave no picture.");
  return blob;
}

function paintNode(pen: CanvasRenderingContext2D, node: Node): void {
  if ("tag" in node) for (const child of node.children) paintNode(pen, child);
  else paintMark(pen, node);
}

function paintMark(pen: CanvasRenderingContext2D, mark: PaperMark): void {
  switch (mark.kind) {
    case "text":
      setFace(pen, mark.face, mark.size);
      pen.fillStyle = INKS[mark.ink];
      return pen.fillText(mark.text, ...mark.at);
    case "line":
      pen.setLineDash(mark.dashed === true ? DASH : []);
      pen.lineWidth = mark.width;
      pen.lineJoin = "round";
      pen.strokeStyle = INKS[mark.ink];
      follow(pen, mark.points);
      return pen.stroke();
    case "area":
      pen.fillStyle = INKS[mark.ink];
      follow(pen, mark.points);
      return pen.fill();
    case "box":
      pen.setLineDash([]);
      pen.strokeStyle = INKS.ink;
      return pen.strokeRect(...mark.at, mark.size, mark.size);
    default:
      return mark satisfies never;
  }
}

function follow(pen: CanvasRenderingContext2D, points: readonly (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], place) => (place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

function setFace(pen: CanvasRenderingContext2D, face: Face, size: number): void {
  // Without it small letters stand where the dots of a screen would have them, and unevenly on paper.
  pen.textRendering = "geometricPrecision";
  pen.font = fontOf(face, size);
  pen.letterSpacing = `${FACES[face].tracking * size}px`;
}

function fontOf(face: Face, size: number): string {
  const { family, weight } = FACES[face];
  return `${weight} ${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
}
