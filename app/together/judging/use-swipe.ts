import { type PointerEvent, useRef } from "react";

/** So far a finger must go before it means something; less is a tap that slipped. */
const FAR_PX = 72;

type Side = "left" | "right";

/** Lets a finger push a card aside. Buttons do the same: nobody needs to swipe. Up and down scroll the page as ever. */
export function useSwipe(onSwipe: (side: Side) => void) {
  const from = useRef<number | null>(null);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.removeProperty("translate");
  };
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent<HTMLElement>) {
      if (pointerType === "touch" && isPrimary) from.current = clientX;
    },
    onPointerMove({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
      if (from.current !== null) currentTarget.style.setProperty("translate", `${clientX - from.current}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      end(event);
      if (Math.abs(moved) >= FAR_PX) onSwipe(moved < 0 ? "left" : "right");
    },
    onPointerCancel: end,
  };
}
