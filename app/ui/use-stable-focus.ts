import { type RefObject, useEffect, useRef } from "react";

/** A disabled button loses the focus; this gives it back when what it was disabled for is through. */
export function useStableFocus(disabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    if (disabled) {
      wasDisabled.current = true;
    } else if (wasDisabled.current) {
      wasDisabled.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [disabled]);
  return button;
}
