import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Tells when a fold is opened, or was before the page came alive: what it holds need not be on the page sooner. */
export function useOpened(onOpened: () => void): {
  readonly ref: RefObject<HTMLDetailsElement | null>;
  readonly onToggle: () => void;
} {
  const ref = useRef<HTMLDetailsElement>(null);
  const look = () => {
    if (ref.current?.open === true) onOpened();
  };
  const onAlive = useEffectEvent(look);
  useEffect(() => onAlive(), []);
  return { ref, onToggle: look };
}
