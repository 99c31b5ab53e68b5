import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";

const { link: WORDS } = TOGETHER_PAGE;

/** Empty cells around the code, as the standard asks (ISO/IEC 18004). */
const MARGIN = 4;

type Drawing = { readonly text: string; readonly size: number; readonly path: string };

/** The link as a code for the other phone's camera, drawn when it is wanted, on this device. */
export function QrCode({ text }: { readonly text: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const draw = async () => {
    const [{ correction, generate }, { toSvgPath }] = await Promise.all([
      import("lean-qr"),
      import("lean-qr/extras/svg"),
    ]);
    // A screen has no scratches: the fewer cells, the better they can be read.
    const code = generate(text, { minCorrectionLevel: correction.L });
    setDrawing({ text, size: code.size, path: toSvgPath(code) });
  };
  if (drawing?.text !== text) {
    return (
      <button type="button" className="btn btn-quiet" onClick={() => void draw()}>
        {WORDS.qr}
      </button>
    );
  }
  const side = drawing.size + 2 * MARGIN;
  return (
    <svg
      className="tog-qr"
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={WORDS.qrLabel}
    >
      <path d={drawing.path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
