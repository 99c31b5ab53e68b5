import { useEffect, useRef, useState } from "react";

type Size = { readonly width: number; readonly height: number };

/** How large an element is, as soon as anybody knows, and whenever it changes. */
export function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
