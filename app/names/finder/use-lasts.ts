import { useEffect, useState } from "react";

/** True once a condition has held for the given time without a break. */
export function useLasts(condition: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [condition, ms]);
  return condition && passed;
}
