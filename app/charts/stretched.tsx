import type { ReactNode } from "react";

type Props = {
  /** Pixels. */
  readonly top: number;
  readonly bottom: number;
  /** Of the drawing, in units of its own. */
  readonly width: number;
  readonly height: number;
  /** Whether what stands out of the plot is seen. */
  readonly spills?: boolean;
  readonly children: ReactNode;
};

/** A drawing in units of its own, stretched to the whole width of a plot; its strokes are not. */
export function Stretched({ top, bottom, width, height, spills = false, children }: Props) {
  return (
    <svg
      y={top}
      width="100%"
      height={bottom - top}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      overflow={spills ? "visible" : undefined}
    >
      {children}
    </svg>
  );
}
