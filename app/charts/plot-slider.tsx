import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from "react";

/** Years that Page Up and Page Down move. */
const PAGE_YEARS = 10;

type Props = {
  readonly first: number;
  readonly last: number;
  readonly year: number;
  readonly onYear: (year: number) => void;
  /** Up is -1, down is 1: from one line to the next. Without it they move the year, as sliders do. */
  readonly onLine?: (step: number) => void;
  /** What Enter does, if anything. */
  readonly onEnter?: () => void;
  readonly label: string;
  /** How it is used. */
  readonly hint: string;
  /** What is drawn at the year. */
  readonly children: ReactNode;
};

/**
 * Reads a chart year by year, with keys, finger or pointer: the browser's own slider, laid over the plot. A mouse need not
 * press: the year follows it.
 */
export function PlotSlider({ first, last, year, onYear, onLine, onEnter, label, hint, children }: Props) {
  const hintId = useId();
  const within = (next: number) => Math.min(last, Math.max(first, next));
  const onKeyDown = (event: KeyboardEvent) => {
    const years = { PageUp: PAGE_YEARS, PageDown: -PAGE_YEARS }[event.key];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (years !== undefined) onYear(within(year + years));
    else if (step !== undefined && onLine !== undefined) onLine(step);
    else if (event.key === "Enter" && onEnter !== undefined) onEnter();
    else return;
    event.preventDefault();
  };
  const follow = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== "mouse") return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onYear(within(first + Math.round(((clientX - left) / width) * (last - first))));
  };
  return (
    <div className="cur cur-plot noprint" onPointerMove={follow}>
      {children}
      <input
        type="range"
        className="bare-slider"
        aria-label={label}
        aria-describedby={hintId}
        min={first}
        max={last}
        value={year}
        onChange={(event) => onYear(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <span id={hintId} className="vh">
        {hint}
      </span>
    </div>
  );
}
