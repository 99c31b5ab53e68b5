import { useEffect, useEffectEvent, useRef, useState } from "react";

const MORPH_MS = 600;

/**
 * Heights on their way to others: each moves straight up or down, slower toward the end. At once where nothing should move,
 * and where there are not as many. What is wanted is known by its key: the same heights may come in another array.
 */
export function useMorph(wanted: readonly number[], key: string): readonly number[] {
  const [shown, setShown] = useState(wanted);
  const last = useRef(key);
  const begin = useEffectEvent((wantedKey: string): (() => void) | undefined => {
    if (last.current === wantedKey) return undefined;
    last.current = wantedKey;
    const from = shown;
    const isStill =
      from.length !== wanted.length || globalThis.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const begun = performance.now();
    const step = (now: number) => {
      const left = isStill ? 0 : (1 - Math.min(1, Math.max(0, (now - begun) / MORPH_MS))) ** 3;
      setShown(left === 0 ? wanted : wanted.map((height, place) => between(height, from[place], left)));
      if (left > 0) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => begin(key), [key]);
  return shown;
}

function between(to: number, from = to, left: number): number {
  return to + (from - to) * left;
}
