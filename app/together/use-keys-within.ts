import { useEffect, useEffectEvent } from "react";

/** Keys that work while the focus is in a part of the page, and nowhere else (WCAG 2.1.4); what is typed is left alone. */
export function useKeysWithin(id: string, onKey: (key: string) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.closest(`#${id}`) === null) return;
    if (target.closest("input, select, textarea") === null) onKey(event.key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
