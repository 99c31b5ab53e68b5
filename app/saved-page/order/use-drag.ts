import { type MouseEvent, type PointerEvent, useRef } from "react";

/** So far a pointer must go before a row is dragged; less is a press that slipped. */
const FAR_PX = 6;
/** So near to the upper or lower edge the page scrolls along. */
const EDGE_PX = { top: 90, bottom: 150 } as const;
const STEP_PX = 14;

type Drag = { readonly row: HTMLElement; readonly from: number; isDragged: boolean };

/** Lets a pointer drag a list's row by its grip. Buttons and arrow keys do the same: nobody needs to drag. */
export function useDrag(onDrop: (place: number) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const end = (isDropped: boolean) => {
    const now = drag.current;
    drag.current = null;
    if (now === null || !now.isDragged) return;
    const place = placeOf(now.row);
    now.row.style.removeProperty("translate");
    delete now.row.dataset["dragged"];
    showPlace(now.row, null);
    if (isDropped) onDrop(place);
  };
  return {
    onPointerDown({ currentTarget, button, clientY, pointerId }: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      const row = currentTarget.closest("li");
      if (button !== 0 || row === null) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { row, from: clientY + scrollY, isDragged: false };
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now === null) return;
      const moved = clientY + scrollY - now.from;
      if (!now.isDragged && Math.abs(moved) < FAR_PX) return;
      now.isDragged = true;
      wasDragged.current = true;
      now.row.dataset["dragged"] = "";
      now.row.style.setProperty("translate", `0 ${moved}px`);
      showPlace(now.row, placeOf(now.row));
      if (clientY < EDGE_PX.top) scrollBy({ top: -STEP_PX, behavior: "instant" });
      else if (clientY > innerHeight - EDGE_PX.bottom) scrollBy({ top: STEP_PX, behavior: "instant" });
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    /** The click that ends a drag is none. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}

/** The place that a row has come to, from 0: behind all others whose middle is above its own. */
function placeOf(row: HTMLElement): number {
  return othersOf(row).filter((other) => middleOf(other) < middleOf(row)).length;
}

/** A line where the row would be dropped; none for null. */
function showPlace(row: HTMLElement, place: number | null): void {
  othersOf(row).forEach((other, at, others) => {
    other.toggleAttribute("data-drop-above", at === place);
    other.toggleAttribute("data-drop-below", at === others.length - 1 && place === others.length);
  });
}

function othersOf(row: HTMLElement): readonly HTMLElement[] {
  return [...(row.parentElement?.children ?? [])].flatMap((each) =>
    each instanceof HTMLElement && each !== row ? each : [],
  );
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
