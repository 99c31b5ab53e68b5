import { useSyncExternalStore } from "react";

let isPrinting = false;

/** Whether the page is being put on paper: what only paper shows is drawn then, and not before. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    listen,
    () => isPrinting,
    () => false,
  );
}

function listen(onChange: () => void): () => void {
  const set = (now: boolean) => () => {
    isPrinting = now;
    onChange();
  };
  const [begins, ends] = [set(true), set(false)];
  addEventListener("beforeprint", begins);
  addEventListener("afterprint", ends);
  return () => {
    removeEventListener("beforeprint", begins);
    removeEventListener("afterprint", ends);
  };
}
